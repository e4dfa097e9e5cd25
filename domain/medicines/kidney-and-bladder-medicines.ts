import { createOralMedicines, createNonOralMedicines } from './create-medicines.ts'
import type { Medicine } from './medicines.types.ts'

export const kidneyAndBladderMedicines: readonly Medicine[] = [
  ...createOralMedicines(
    ['oral_medicines_general'],
    [
      ['Sodium citrate', 'B05CB02', 'Cymalon'],
      ['Sodium bicarbonate capsules', 'B05CB04'],
      ['Flavoxate', 'G04BD02', 'Urispas'],
      ['Propiverine', 'G04BD06', 'Detrunorm'],
      ['Tolterodine', 'G04BD07', 'Detrusitol, Detrol'],
      ['Trospium', 'G04BD09', 'Regurin'],
      ['Mirabegron', 'G04BD12', 'Betmiga, Myrbetriq'],
      ['Vibegron', 'G04BD15', 'Obgemsa, Gemtesa'],
      ['Acetohydroxamic acid', 'G04BX03'],
      ['Phenazopyridine', 'G04BX06', 'Pyridium'],
      ['Pentosan polysulfate', 'G04BX15', 'Elmiron'],
      ['Tiopronin', 'G04BX16', 'Thiola'],
      ['Polystyrene sulfonate', 'V03AE01', 'calcium resonium, Resonium, Kayexalate'],
      ['Sevelamer', 'V03AE02', 'Renagel, Renvela'],
      ['Lanthanum', 'V03AE03', 'lanthanum carbonate, Fosrenol'],
      ['Sucroferric oxyhydroxide', 'V03AE05', 'Velphoro'],
      ['Patiromer', 'V03AE09', 'Veltassa'],
      ['Sodium zirconium cyclosilicate', 'V03AE10', 'Lokelma'],
    ],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates'],
    [
      ['Solifenacin', 'G04BD08', 'Vesicare'],
      ['Darifenacin', 'G04BD10', 'Emselex, Enablex'],
      ['Fesoterodine', 'G04BD11', 'Toviaz'],
    ],
  ),
  ...createOralMedicines(['cns_depressants'], [['Oxybutynin', 'G04BD04', 'Ditropan']]),
  ...createOralMedicines(
    ['antihypertensives', 'antidepressants_serotonergic', 'dopaminergic_agents'],
    [['Dapoxetine', 'G04BX14', 'Priligy']],
  ),
  ...createOralMedicines(['stimulants'], [['Yohimbine', 'G04BE04', 'Yocon']]),
  ...createNonOralMedicines(['antihypertensives'], [['Alprostadil', 'G04BE01 C01EA01', 'Caverject']]),
  ...createNonOralMedicines(
    ['immunosuppressants'],
    [
      ['Sibeprenlimab', 'L04A'],
      ['Pozelimab', 'L04AJ'],
    ],
  ),
  ...createOralMedicines(['antihypertensives', 'immunosuppressants'], [['Atrasentan', 'C02KN', 'Vanrafia']]),
]
