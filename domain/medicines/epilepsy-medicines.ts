import { createOralMedicines } from './create-medicines.ts'
import type { Medicine } from './medicines.types.ts'

export const epilepsyMedicines: readonly Medicine[] = [
  ...createOralMedicines(
    ['cns_depressants', 'anticonvulsants'],
    [
      ['Gabapentin', 'N02BF01', 'Neurontin, Gralise, Horizant'],
      ['Pregabalin', 'N02BF02', 'Lyrica'],
      ['Mirogabalin', 'N02BF03'],
      ['Oxcarbazepine', 'N03AF02', 'Trileptal'],
      ['Rufinamide', 'N03AF03', 'Inovelon, Banzel'],
      ['Eslicarbazepine', 'N03AF04', 'eslicarbazepine acetate, Zebinix, Aptiom'],
      ['Vigabatrin', 'N03AG04', 'Sabril, Kigabeq'],
      ['Progabide', 'N03AG05'],
      ['Sultiame', 'N03AX03', 'sulthiame, Ospolot'],
      ['Lamotrigine', 'N03AX09', 'Lamictal, Subvenite'],
      ['Topiramate', 'N03AX11', 'Topamax, Trokendi'],
      ['Pheneturide', 'N03AX13'],
      ['Levetiracetam', 'N03AX14', 'Keppra, Spritam'],
      ['Lacosamide', 'N03AX18', 'Vimpat'],
      ['Ezogabine', 'N03AX21', 'retigabine'],
      ['Brivaracetam', 'N03AX23', 'Briviact'],
    ],
  ),
  ...createOralMedicines(
    ['hepatotoxic_drugs', 'cns_depressants', 'anticonvulsants'],
    [
      ['Ethotoin', 'N03AB01', 'Peganone'],
      ['Fosphenytoin', 'N03AB05', 'Pro-Epanutin, Cerebyx'],
      ['Sodium valproate', 'N03AG01', 'Epilim, valproate, valproic acid, Depakote, divalproex, Convulex, Depacon'],
      ['Valpromide', 'N03AG02', 'Depamide'],
    ],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'hepatotoxic_drugs', 'cns_depressants', 'anticonvulsants'],
    [
      ['Phenytoin', 'N03AB02', 'Epanutin, Dilantin'],
      ['Carbamazepine', 'N03AF01', 'Tegretol'],
      ['Felbamate', 'N03AX10', 'Felbatol, Taloxa'],
      ['Cannabidiol', 'N03AX24', 'Epidyolex, Epidiolex'],
    ],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'cns_depressants', 'anticonvulsants'],
    [
      ['Phenobarbital', 'N03AA02', 'phenobarbitone'],
      ['Primidone', 'N03AA03', 'Mysoline'],
      ['Ethosuximide', 'N03AD01', 'Zarontin, Emeside'],
      ['Mesuximide', 'N03AD03', 'methsuximide, Petinutin'],
      ['Clonazepam', 'N03AE01', 'Rivotril, Klonopin'],
      ['Tiagabine', 'N03AG06', 'Gabitril'],
      ['Zonisamide', 'N03AX15', 'Zonegran'],
      ['Stiripentol', 'N03AX17', 'Diacomit'],
      ['Perampanel', 'N03AX22', 'Fycompa'],
      ['Cenobamate', 'N03AX25', 'Ontozry, Xcopri'],
      ['Ganaxolone', 'N03AX27', 'Ztalmy'],
    ],
  ),
  ...createOralMedicines(
    ['antidepressants_serotonergic', 'cns_depressants', 'anticonvulsants'],
    [['Fenfluramine', 'N03AX26 A08AA02', 'Fintepla']],
  ),
]
