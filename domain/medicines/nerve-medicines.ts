import { createOralMedicines, createNonOralMedicines } from './create-medicines.ts'
import type { Medicine } from './medicines.types.ts'

/** Medicines for migraine, Parkinson's disease, dementia, muscle spasm and anaesthesia. */
export const nerveMedicines: readonly Medicine[] = [
  ...createOralMedicines(
    ['cyp3a4_substrates', 'cns_depressants', 'anticonvulsants'],
    [['Clobazam', 'N05BA09', 'Frisium, Onfi']],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'cns_depressants', 'anaesthesia', 'anticonvulsants'],
    [['Midazolam', 'N05CD08', 'Buccolam, Epistatus']],
  ),
  ...createNonOralMedicines(
    ['cns_depressants', 'anaesthesia'],
    [
      ['Suxamethonium', 'M03AB01', 'succinylcholine'],
      ['Atracurium', 'M03AC04', 'rocuronium'],
      ['Cisatracurium', 'M03AC11', 'vecuronium, mivacurium, pancuronium'],
      ['General anaesthetic', 'N01A', 'anaesthetic, anesthesia, propofol, Diprivan'],
      ['Halothane', 'N01AB01'],
      ['Enflurane', 'N01AB04'],
      ['Isoflurane', 'N01AB06'],
      ['Desflurane', 'N01AB07'],
      ['Sevoflurane', 'N01AB08'],
      ['Methohexital', 'N01AF01'],
      ['Thiopental', 'N01AF03'],
      ['Ketamine', 'N01AX03', 'Ketalar'],
      ['Etomidate', 'N01AX07'],
      ['Nitrous oxide', 'N01AX13', 'Entonox, laughing gas, gas and air'],
      ['Methoxyflurane', 'N02BG09', 'Penthrox'],
    ],
  ),
  ...createOralMedicines(
    ['antidepressants_serotonergic', 'triptans'],
    [
      ['Sumatriptan', 'N02CC01', 'Imigran, Imitrex'],
      ['Naratriptan', 'N02CC02', 'Naramig, Amerge'],
      ['Rizatriptan', 'N02CC04', 'Maxalt'],
    ],
  ),
  ...createOralMedicines(
    ['cyp1a2_substrates', 'antidepressants_serotonergic', 'triptans'],
    [
      ['Zolmitriptan', 'N02CC03', 'Zomig'],
      ['Frovatriptan', 'N02CC07', 'Migard, Frova'],
    ],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'antidepressants_serotonergic', 'triptans'],
    [
      ['Almotriptan', 'N02CC05', 'Almogran, Axert'],
      ['Eletriptan', 'N02CC06', 'Relpax'],
    ],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'triptans'],
    [
      ['Methylergometrine', 'G02AB01', 'methylergonovine, Methergine'],
      ['Ergometrine', 'G02AB03', 'ergonovine'],
      ['Dihydroergotamine', 'N02CA01', 'Migranal, DHE'],
      ['Ergotamine', 'N02CA02 N02CA52', 'Cafergot'],
    ],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates'],
    [
      ['Givinostat', 'M09AX14', 'Duvyzat'],
      ['Ubrogepant', 'N02CD04', 'Ubrelvy'],
      ['Rimegepant', 'N02CD06', 'Vydura, Nurtec'],
      ['Atogepant', 'N02CD07', 'Aquipta, Qulipta'],
      ['Zavegepant', 'N02CD08'],
      ['Donepezil', 'N06DA02', 'Aricept'],
      ['Galantamine', 'N06DA04', 'Reminyl, Razadyne'],
    ],
  ),
  ...createOralMedicines(
    ['dopaminergic_agents'],
    [
      ['Lisuride', 'G02CB02'],
      ['Levodopa with carbidopa', 'N04BA02', 'co-careldopa, Sinemet, levodopa'],
      ['Levodopa with benserazide', 'N04BA02', 'co-beneldopa, Madopar'],
      ['Amantadine', 'N04BB01', 'Symmetrel'],
      ['Entacapone', 'N04BX02', 'Comtess, Comtan'],
      ['Istradefylline', 'N04CX01', 'Nourianz'],
      ['Memantine', 'N06DX01', 'Ebixa, Namenda'],
    ],
  ),
  ...createOralMedicines(
    ['cns_depressants', 'dopaminergic_agents'],
    [
      ['Pergolide', 'N04BC02', 'Celance'],
      ['Pramipexole', 'N04BC05', 'Mirapexin, Mirapex'],
      ['Apomorphine', 'N04BC07 G04BE07', 'APO-go, Apokyn'],
      ['Piribedil', 'N04BC08', 'Trivastal'],
      ['Cinnarizine with dimenhydrinate', 'N07CA52', 'Arlevert'],
      ['Tetrabenazine', 'N07XX06', 'Xenazine'],
      ['Valbenazine', 'N07XX13', 'Ingrezza'],
      ['Deutetrabenazine', 'N07XX16', 'Austedo'],
    ],
  ),
  ...createOralMedicines(
    ['cyp1a2_substrates', 'cns_depressants', 'dopaminergic_agents'],
    [['Ropinirole', 'N04BC04', 'Requip']],
  ),
  ...createNonOralMedicines(['cns_depressants', 'dopaminergic_agents'], [['Rotigotine', 'N04BC09', 'Neupro']]),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'dopaminergic_agents'],
    [
      ['Bromocriptine', 'G02CB01 N04BC01', 'Parlodel'],
      ['Cabergoline', 'G02CB03 N04BC06', 'Dostinex'],
    ],
  ),
  ...createOralMedicines(
    ['antidepressants_serotonergic', 'maois', 'dopaminergic_agents'],
    [
      ['Selegiline', 'N04BD01', 'Eldepryl, Zelapar, Emsam'],
      ['Safinamide', 'N04BD03', 'Xadago'],
    ],
  ),
  ...createOralMedicines(
    ['cyp1a2_substrates', 'antidepressants_serotonergic', 'maois', 'dopaminergic_agents'],
    [['Rasagiline', 'N04BD02', 'Azilect']],
  ),
  ...createOralMedicines(
    ['cns_depressants'],
    [
      ['Metaxalone', 'M03BA', 'Skelaxin'],
      ['Carisoprodol', 'M03BA02'],
      ['Methocarbamol', 'M03BA03', 'Robaxin'],
      ['Chlorzoxazone', 'M03BB03', 'Lorzone, Parafon Forte'],
      ['Baclofen', 'M03BX01', 'Lioresal'],
      ['Tolperisone', 'M03BX04', 'Mydocalm'],
      ['Thiocolchicoside', 'M03BX05', 'Miorel'],
      ['Pizotifen', 'N02CX01', 'Sanomigran'],
      ['Trihexyphenidyl', 'N04AA01', 'benzhexol, Artane'],
      ['Biperiden', 'N04AA02', 'Akineton'],
      ['Procyclidine', 'N04AA04', 'Kemadrin'],
      ['Tropatepine', 'N04AA12'],
      ['Orphenadrine', 'N04AB02 M03BC01', 'Norflex, Biorphen'],
      ['Benzatropine', 'N04AC01', 'benztropine, Cogentin'],
      ['Flunarizine', 'N07CA03', 'Sibelium'],
      ['Acetylleucine', 'N07CA04', 'levacetylleucine, Tanganil, Aqneursa'],
    ],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'hepatotoxic_drugs', 'cns_depressants'],
    [['Cannabis medicine', 'N02BG10', 'Sativex, nabiximols, medical cannabis']],
  ),
  ...createOralMedicines(
    ['antihypertensives', 'cyp1a2_substrates', 'hepatotoxic_drugs', 'cns_depressants'],
    [['Tizanidine', 'M03BX02', 'Zanaflex']],
  ),
  ...createOralMedicines(
    ['antidepressants_serotonergic', 'cns_depressants'],
    [['Cyclobenzaprine', 'M03BX08', 'Flexeril, Amrix']],
  ),
  ...createOralMedicines(
    ['oral_medicines_general'],
    [
      ['Ataluren', 'M09AX03', 'Translarna'],
      ['Risdiplam', 'M09AX10', 'Evrysdi'],
      ['Rivastigmine', 'N06DA03', 'Exelon'],
      ['Neostigmine', 'N07AA01'],
      ['Pyridostigmine', 'N07AA02', 'Mestinon'],
      ['Distigmine', 'N07AA03'],
      ['Bethanechol', 'N07AB02', 'Urecholine'],
      ['Pilocarpine tablets', 'N07AX01', 'Salagen'],
      ['Cevimeline', 'N07AX03', 'Evoxac'],
      ['Betahistine', 'N07CA01', 'Serc'],
      ['Amifampridine', 'N07XX05', 'Firdapse'],
      ['Fampridine', 'N07XX07', 'dalfampridine, Fampyra, Ampyra'],
      ['Tafamidis', 'N07XX08', 'Vyndaqel, Vyndamax'],
    ],
  ),
  ...createOralMedicines(
    ['photosensitisers', 'antidepressants_serotonergic', 'triptans', 'nsaids'],
    [['Sumatriptan with naproxen', 'N02CC51', 'Treximet']],
  ),
  ...createNonOralMedicines(
    [],
    [
      ['Botulinum toxin', 'M03AX01', 'botox, Dysport, Xeomin'],
      ['Nusinersen', 'M09AX07', 'Spinraza'],
      ['Erenumab', 'N02CD01', 'Aimovig'],
      ['Galcanezumab', 'N02CD02', 'Emgality'],
      ['Fremanezumab', 'N02CD03', 'Ajovy'],
      ['Eptinezumab', 'N02CD05', 'Vyepti'],
      ['Patisiran', 'N07XX12', 'Onpattro'],
      ['Edaravone', 'N07XX14', 'Radicava'],
      ['Vutrisiran', 'N07XX18', 'Amvuttra'],
      ['Tofersen', 'N07XX22', 'Qalsody'],
      ['Pilocarpine eye drops', 'S01EB01', 'pilocarpine'],
    ],
  ),
  ...createOralMedicines(
    ['antidepressants_serotonergic', 'dopaminergic_agents'],
    [
      ['Levodopa with carbidopa and entacapone', 'N04BA03', 'Stalevo, Corbilta'],
      ['Opicapone', 'N04BX04', 'Ongentys'],
    ],
  ),
  ...createOralMedicines(['hepatotoxic_drugs', 'dopaminergic_agents'], [['Tolcapone', 'N04BX01', 'Tasmar']]),
  ...createOralMedicines(['hepatotoxic_drugs', 'cns_depressants'], [['Dantrolene', 'M03CA01', 'Dantrium']]),
  ...createOralMedicines(['cyp1a2_substrates', 'hepatotoxic_drugs'], [['Riluzole', 'N07XX02', 'Rilutek']]),
  ...createOralMedicines(['hepatotoxic_drugs'], [['Omaveloxolone', 'N07XX25', 'Skyclarys']]),
  ...createOralMedicines(
    ['photosensitisers', 'cyp3a4_substrates', 'antiarrhythmics', 'antidepressants_serotonergic', 'cns_depressants'],
    [['Quinidine with dextromethorphan', 'N07XX59', 'Nuedexta']],
  ),
  ...createNonOralMedicines(
    ['cyp3a4_substrates', 'cns_depressants', 'anaesthesia'],
    [
      ['Alfentanil', 'N01AH02'],
      ['Sufentanil', 'N01AH03', 'Dsuvia'],
      ['Remifentanil', 'N01AH06', 'Ultiva'],
    ],
  ),
  ...createOralMedicines(
    ['antidepressants_serotonergic', 'cns_depressants', 'triptans'],
    [['Lasmiditan', 'N02CC08', 'Rayvow, Reyvow']],
  ),
  ...createNonOralMedicines(
    ['anaesthesia'],
    [
      ['Cinchocaine', 'C05AD04'],
      ['Tetracaine', 'N01BA03', 'amethocaine'],
      ['Chloroprocaine', 'N01BA04'],
      ['Benzocaine', 'N01BA05', 'Orajel'],
      ['Bupivacaine', 'N01BB01', 'Marcain, Exparel'],
      ['Mepivacaine', 'N01BB03'],
      ['Prilocaine', 'N01BB04'],
      ['Articaine', 'N01BB08', 'dental injection, local anaesthetic'],
      ['Ropivacaine', 'N01BB09'],
      ['Levobupivacaine', 'N01BB10'],
    ],
  ),
]
