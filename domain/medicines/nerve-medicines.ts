import type { Medicine } from './medicines.types.ts'
import { taking } from './taking.ts'

/** Epilepsy, migraine, Parkinson's disease, dementia and muscle spasm. */
export const nerveMedicines: readonly Medicine[] = [
  ...taking(
    ['anticonvulsants', 'cns_depressants'],
    [
      ['Gabapentin', 'N02BF01', 'Neurontin'],
      ['Pregabalin', 'N02BF02', 'Lyrica'],
      ['Levetiracetam', 'N03AX14', 'Keppra'],
      ['Lamotrigine', 'N03AX09', 'Lamictal'],
      ['Topiramate', 'N03AX11', 'Topamax'],
      ['Oxcarbazepine', 'N03AF02', 'Trileptal'],
      ['Lacosamide', 'N03AX18', 'Vimpat'],
    ],
  ),
  ...taking(
    ['anticonvulsants', 'cns_depressants', 'hepatotoxic_drugs'],
    [['Sodium valproate', 'N03AG01', 'Epilim, valproate, valproic acid, Depakote, divalproex']],
  ),
  ...taking(
    ['anticonvulsants', 'cns_depressants', 'hepatotoxic_drugs', 'cyp3a4_substrates'],
    [
      ['Carbamazepine', 'N03AF01', 'Tegretol'],
      ['Phenytoin', 'N03AB02', 'Epanutin, Dilantin'],
      ['Cannabidiol', 'N03AX24', 'Epidyolex, Epidiolex'],
    ],
  ),
  ...taking(
    ['anticonvulsants', 'cns_depressants', 'cyp3a4_substrates'],
    [
      ['Clonazepam', 'N03AE01', 'Rivotril, Klonopin'],
      ['Clobazam', 'N05BA09', 'Frisium, Onfi'],
      ['Phenobarbital', 'N03AA02', 'phenobarbitone'],
      ['Primidone', 'N03AA03', 'Mysoline'],
      ['Zonisamide', 'N03AX15', 'Zonegran'],
      ['Ethosuximide', 'N03AD01', 'Zarontin, Emeside'],
    ],
  ),
  ...taking(
    ['anticonvulsants', 'cns_depressants', 'cyp3a4_substrates', 'anaesthesia'],
    [['Midazolam', 'N05CD08', 'Buccolam']],
  ),
  ...taking(
    ['anaesthesia', 'cns_depressants'],
    [
      ['General anaesthetic', 'N01A', 'anaesthetic, anesthesia, propofol, Diprivan'],
      ['Ketamine', 'N01AX03', 'Ketalar'],
    ],
  ),
  ...taking(
    ['triptans', 'antidepressants_serotonergic'],
    [
      ['Sumatriptan', 'N02CC01', 'Imigran, Imitrex'],
      ['Rizatriptan', 'N02CC04', 'Maxalt'],
      ['Zolmitriptan', 'N02CC03', 'Zomig'],
      ['Naratriptan', 'N02CC02', 'Naramig, Amerge'],
    ],
  ),
  ...taking(['triptans', 'antidepressants_serotonergic', 'cyp3a4_substrates'], [['Eletriptan', 'N02CC06', 'Relpax']]),
  ...taking(['triptans', 'cyp3a4_substrates'], [['Ergotamine', 'N02CA02 N02CA52', 'Cafergot']]),
  ...taking(
    ['cyp3a4_substrates'],
    [
      ['Rimegepant', 'N02CD06', 'Vydura, Nurtec'],
      ['Donepezil', 'N06DA02', 'Aricept'],
      ['Galantamine', 'N06DA04', 'Reminyl, Razadyne'],
    ],
  ),
  ...taking(
    ['dopaminergic_agents'],
    [
      ['Levodopa with carbidopa', 'N04BA02', 'co-careldopa, Sinemet, levodopa'],
      ['Levodopa with benserazide', 'N04BA02', 'co-beneldopa, Madopar'],
      ['Entacapone', 'N04BX02', 'Comtess, Comtan'],
      ['Amantadine', 'N04BB01', 'Symmetrel'],
      ['Memantine', 'N06DX01', 'Ebixa, Namenda'],
    ],
  ),
  ...taking(
    ['dopaminergic_agents', 'cns_depressants'],
    [
      ['Pramipexole', 'N04BC05', 'Mirapexin, Mirapex'],
      ['Ropinirole', 'N04BC04', 'Requip'],
      ['Rotigotine', 'N04BC09', 'Neupro'],
    ],
  ),
  ...taking(
    ['dopaminergic_agents', 'cyp3a4_substrates'],
    [
      ['Cabergoline', 'G02CB03 N04BC06', 'Dostinex'],
      ['Bromocriptine', 'G02CB01 N04BC01', 'Parlodel'],
    ],
  ),
  ...taking(
    ['dopaminergic_agents', 'maois', 'antidepressants_serotonergic'],
    [
      ['Selegiline', 'N04BD01', 'Eldepryl'],
      ['Rasagiline', 'N04BD02', 'Azilect'],
    ],
  ),
  ...taking(
    ['cns_depressants'],
    [
      ['Baclofen', 'M03BX01', 'Lioresal'],
      ['Methocarbamol', 'M03BA03', 'Robaxin'],
      ['Pizotifen', 'N02CX01', 'Sanomigran'],
      ['Procyclidine', 'N04AA04', 'Kemadrin'],
    ],
  ),
  ...taking(
    ['cns_depressants', 'cyp3a4_substrates', 'hepatotoxic_drugs'],
    [['Cannabis medicine', 'N02BG10', 'Sativex, nabiximols, medical cannabis']],
  ),
  ...taking(['cns_depressants', 'antihypertensives', 'hepatotoxic_drugs'], [['Tizanidine', 'M03BX02', 'Zanaflex']]),
  ...taking(['cns_depressants', 'antidepressants_serotonergic'], [['Cyclobenzaprine', 'M03BX08', 'Flexeril, Amrix']]),
  ...taking(
    ['oral_medicines_general'],
    [
      ['Rivastigmine', 'N06DA03', 'Exelon'],
      ['Betahistine', 'N07CA01', 'Serc'],
    ],
  ),
]
