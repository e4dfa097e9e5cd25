import { createOralMedicines } from './create-medicines.ts'
import type { Medicine } from './medicines.types.ts'

/** Medicines for psychosis and bipolar disorder. */
export const psychosisMedicines: readonly Medicine[] = [
  ...createOralMedicines(
    ['antidepressants_serotonergic', 'lithium'],
    [['Lithium', 'N05AN01', 'lithium carbonate, lithium citrate, Priadel, Camcolit, Lithobid, Liskonum']],
  ),
  ...createOralMedicines(
    ['cyp1a2_substrates', 'cns_depressants', 'dopaminergic_agents'],
    [
      ['Loxapine', 'N05AH01', 'Loxapac, Adasuve'],
      ['Clozapine', 'N05AH02', 'Clozaril, Denzapine, Zaponex'],
      ['Olanzapine', 'N05AH03', 'Zyprexa'],
      ['Asenapine', 'N05AH05', 'Sycrest, Saphris'],
      ['Olanzapine with samidorphan', 'N05AH53', 'Lybalvi'],
    ],
  ),
  ...createOralMedicines(
    ['cns_depressants', 'dopaminergic_agents'],
    [
      ['Perazine', 'N05AB10'],
      ['Melperone', 'N05AD03'],
      ['Pipamperone', 'N05AD05', 'Dipiperon'],
      ['Benperidol', 'N05AD07', 'Anquil'],
      ['Droperidol', 'N05AD08', 'Xomolix'],
      ['Molindone', 'N05AE02'],
      ['Flupentixol', 'N05AF01', 'Depixol, flupenthixol'],
      ['Chlorprothixene', 'N05AF03', 'Truxal'],
      ['Tiotixene', 'N05AF04', 'thiothixene, Navane'],
      ['Zuclopenthixol', 'N05AF05', 'Clopixol'],
      ['Fluspirilene', 'N05AG01'],
      ['Clotiapine', 'N05AH06'],
      ['Sulpiride', 'N05AL01', 'Dolmatil, Dogmatil'],
      ['Sultopride', 'N05AL02'],
      ['Tiapride', 'N05AL03', 'Tiapridal'],
      ['Amisulpride', 'N05AL05', 'Solian'],
      ['Levosulpiride', 'N05AL07'],
      ['Xanomeline with trospium', 'N05AX', 'Cobenfy'],
      ['Prothipendyl', 'N05AX07', 'Dominal'],
      ['Risperidone', 'N05AX08', 'Risperdal'],
      ['Paliperidone', 'N05AX13', 'Invega, Xeplion, Trevicta'],
    ],
  ),
  ...createOralMedicines(
    ['photosensitisers', 'hepatotoxic_drugs', 'cns_depressants', 'dopaminergic_agents'],
    [['Chlorpromazine', 'N05AA01', 'Largactil, Thorazine']],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'cns_depressants', 'dopaminergic_agents'],
    [
      ['Haloperidol', 'N05AD01', 'Haldol'],
      ['Bromperidol', 'N05AD06'],
      ['Sertindole', 'N05AE03', 'Serdolect'],
      ['Ziprasidone', 'N05AE04', 'Zeldox, Geodon'],
      ['Lurasidone', 'N05AE05', 'Latuda'],
      ['Pimozide', 'N05AG02', 'Orap'],
      ['Quetiapine', 'N05AH04', 'Seroquel'],
      ['Lumateperone', 'N05AX10', 'Caplyta'],
      ['Zotepine', 'N05AX11'],
      ['Aripiprazole', 'N05AX12', 'Abilify, Aristada'],
      ['Iloperidone', 'N05AX14', 'Fanapt'],
      ['Cariprazine', 'N05AX15', 'Reagila, Vraylar'],
      ['Brexpiprazole', 'N05AX16', 'Rxulti, Rexulti'],
      ['Pimavanserin', 'N05AX17', 'Nuplazid'],
    ],
  ),
  ...createOralMedicines(
    ['photosensitisers', 'cns_depressants', 'dopaminergic_agents'],
    [
      ['Levomepromazine', 'N05AA02', 'methotrimeprazine, Nozinan'],
      ['Promazine', 'N05AA03'],
      ['Cyamemazine', 'N05AA06', 'Tercian'],
      ['Fluphenazine', 'N05AB02', 'Modecate, Prolixin'],
      ['Perphenazine', 'N05AB03', 'Fentazin'],
      ['Trifluoperazine', 'N05AB06', 'Stelazine'],
      ['Periciazine', 'N05AC01', 'pericyazine, Neulactil'],
      ['Thioridazine', 'N05AC02', 'Melleril'],
      ['Pipotiazine', 'N05AC04'],
    ],
  ),
]
