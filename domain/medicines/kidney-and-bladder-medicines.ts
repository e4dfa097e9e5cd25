import type { Medicine } from './medicines.types.ts'
import { taking, takingNotByMouth } from './taking.ts'

export const kidneyAndBladderMedicines: readonly Medicine[] = [
  ...taking(
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
  ...taking(
    ['cyp3a4_substrates'],
    [
      ['Solifenacin', 'G04BD08', 'Vesicare'],
      ['Darifenacin', 'G04BD10', 'Emselex, Enablex'],
      ['Fesoterodine', 'G04BD11', 'Toviaz'],
    ],
  ),
  ...taking(['cns_depressants'], [['Oxybutynin', 'G04BD04', 'Ditropan']]),
  ...taking(
    ['antihypertensives', 'antidepressants_serotonergic', 'dopaminergic_agents'],
    [['Dapoxetine', 'G04BX14', 'Priligy']],
  ),
  ...taking(['stimulants'], [['Yohimbine', 'G04BE04', 'Yocon']]),
  ...takingNotByMouth(['antihypertensives'], [['Alprostadil', 'G04BE01 C01EA01', 'Caverject']]),
  ...takingNotByMouth(
    ['immunosuppressants'],
    [
      ['Sibeprenlimab', 'L04A'],
      ['Pozelimab', 'L04AJ'],
    ],
  ),
  ...taking(['antihypertensives', 'immunosuppressants'], [['Atrasentan', 'C02KN', 'Vanrafia']]),
]
