import { createOralMedicines, createNonOralMedicines } from './create-medicines.ts'
import type { Medicine } from './medicines.types.ts'

/** Medicines for anxiety and sleep. */
export const sleepMedicines: readonly Medicine[] = [
  ...createOralMedicines(
    ['cyp3a4_substrates', 'antidepressants_serotonergic', 'cns_depressants'],
    [['Buspirone', 'N05BE01', 'Buspar']],
  ),
  ...createOralMedicines(
    ['cns_depressants'],
    [
      ['Chlordiazepoxide', 'N05BA02', 'Librium'],
      ['Oxazepam', 'N05BA04'],
      ['Clorazepate', 'N05BA05', 'dipotassium clorazepate, potassium clorazepate, Tranxene'],
      ['Lorazepam', 'N05BA06', 'Ativan'],
      ['Meprobamate', 'N05BC01', 'Equanil'],
      ['Etifoxine', 'N05BX03', 'Stresam'],
      ['Pentobarbital', 'N05CA01', 'Nembutal'],
      ['Amobarbital', 'N05CA02', 'Amytal'],
      ['Butobarbital', 'N05CA03', 'Soneryl'],
      ['Secobarbital', 'N05CA06', 'Seconal'],
      ['Chloral hydrate', 'N05CC01', 'chloral'],
      ['Flurazepam', 'N05CD01', 'Dalmane'],
      ['Nitrazepam', 'N05CD02', 'Mogadon'],
      ['Lormetazepam', 'N05CD06'],
      ['Temazepam', 'N05CD07', 'Restoril'],
      ['Loprazolam', 'N05CD11'],
      ['Clomethiazole', 'N05CM02', 'Heminevrin'],
      ['Propiomazine', 'N05CM06', 'Propavan'],
    ],
  ),
  ...createOralMedicines(
    ['cyp1a2_substrates', 'cns_depressants'],
    [
      ['Melatonin', 'N05CH01', 'Circadin'],
      ['Ramelteon', 'N05CH02', 'Rozerem'],
      ['Tasimelteon', 'N05CH03', 'Hetlioz'],
    ],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'cns_depressants'],
    [
      ['Diazepam', 'N05BA01', 'Valium'],
      ['Medazepam', 'N05BA03'],
      ['Bromazepam', 'N05BA08', 'Lexotan, Lexomil, Lectopam'],
      ['Ketazolam', 'N05BA10'],
      ['Prazepam', 'N05BA11', 'Lysanxia, Demetrin'],
      ['Alprazolam', 'N05BA12', 'Xanax'],
      ['Nordazepam', 'N05BA16', 'Nordaz'],
      ['Ethyl loflazepate', 'N05BA18', 'loflazepate, Victan'],
      ['Clotiazepam', 'N05BA21', 'Veratran'],
      ['Tofisopam', 'N05BA23', 'Grandaxin'],
      ['Flunitrazepam', 'N05CD03', 'Rohypnol'],
      ['Estazolam', 'N05CD04', 'Nuctalon'],
      ['Triazolam', 'N05CD05', 'Halcion'],
      ['Brotizolam', 'N05CD09', 'Lendormin'],
      ['Quazepam', 'N05CD10', 'Doral'],
      ['Zopiclone', 'N05CF01', 'Zimovane'],
      ['Zolpidem', 'N05CF02', 'Stilnoct, Ambien, Edluar'],
      ['Zaleplon', 'N05CF03'],
      ['Eszopiclone', 'N05CF04', 'Lunesta'],
      ['Suvorexant', 'N05CJ01', 'Belsomra'],
      ['Lemborexant', 'N05CJ02', 'Dayvigo'],
      ['Daridorexant', 'N05CJ03', 'Quviviq'],
    ],
  ),
  ...createNonOralMedicines(['cns_depressants', 'anaesthesia'], [['Dexmedetomidine', 'N05CM18', 'Precedex, Dexdor']]),
  ...createNonOralMedicines(
    ['cyp3a4_substrates', 'cns_depressants', 'anaesthesia'],
    [['Remimazolam', 'N05CD14', 'Byfavo']],
  ),
]
