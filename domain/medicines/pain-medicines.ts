import { createOralMedicines, createNonOralMedicines } from './create-medicines.ts'
import type { Medicine } from './medicines.types.ts'

/** Medicines for pain, fever and gout, and mixtures for colds. */
export const painMedicines: readonly Medicine[] = [
  ...createOralMedicines(
    ['hepatotoxic_drugs'],
    [
      ['Febuxostat', 'M04AA03', 'Adenuric, Uloric'],
      ['Paracetamol', 'N02BE01', 'acetaminophen, Panadol, Calpol, Tylenol, APAP'],
    ],
  ),
  ...createOralMedicines(
    ['hepatotoxic_drugs', 'stimulants'],
    [
      ['Paracetamol with caffeine', 'N02BE51', 'Panadol Extra, Hedex Extra, Solpadeine Headache'],
      [
        'Paracetamol with a decongestant',
        'R05X N02BE51',
        'Lemsip, Lemsip Max, Beechams All-in-One, Beechams Flu Plus, Sudafed Sinus, cold and flu capsules',
      ],
    ],
  ),
  ...createOralMedicines(
    ['hepatotoxic_drugs', 'antidepressants_serotonergic', 'cns_depressants', 'stimulants'],
    [['Cold mixture with cough suppressant', 'R05X', 'Day Nurse, DayQuil, NyQuil']],
  ),
  ...createOralMedicines(
    ['photosensitisers', 'hepatotoxic_drugs', 'antidepressants_serotonergic', 'cns_depressants', 'dopaminergic_agents'],
    [['Paracetamol with promethazine and dextromethorphan', 'R05X', 'Night Nurse']],
  ),
  ...createOralMedicines(
    ['hepatotoxic_drugs', 'cns_depressants'],
    [
      ['Co-dydramol', 'N02AJ01', 'paracetamol with dihydrocodeine, Paramol'],
      [
        'Co-codamol',
        'N02AJ06',
        'paracetamol with codeine, Zapain, Solpadol, Tylenol with codeine, Tylenol 1, Tylenol 2, Tylenol 3, Tylenol 4',
      ],
      ['Isometheptene with paracetamol', 'N02B', 'Midrin'],
      ['Paracetamol with diphenhydramine', 'N02BE51', 'Tylenol PM, Panadol Night'],
    ],
  ),
  ...createOralMedicines(
    ['hepatotoxic_drugs', 'cns_depressants', 'stimulants'],
    [['Co-codamol with caffeine', 'N02AJ06', 'Solpadeine Plus, Solpadeine Max, Syndol, Propain Plus']],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'hepatotoxic_drugs', 'cns_depressants'],
    [
      ['Oxycodone with paracetamol', 'N02AJ17', 'oxycodone/acetaminophen, Percocet, Endocet'],
      ['Hydrocodone with paracetamol', 'N02AJ22', 'hydrocodone/acetaminophen, Vicodin, Norco, Lortab, hydrocodone'],
    ],
  ),
  ...createOralMedicines(
    ['antiplatelets', 'nsaids'],
    [['Aspirin', 'N02BA01 B01AC06', 'acetylsalicylic acid, ASA, Disprin, Ecotrin']],
  ),
  ...createOralMedicines(
    ['antiplatelets', 'stimulants', 'nsaids'],
    [['Aspirin with caffeine', 'N02BA51', 'Anadin Original']],
  ),
  ...createOralMedicines(
    ['antiplatelets', 'nsaids', 'antacids_acid_suppressants'],
    [['Aspirin with antacid', 'N02BA51', 'Alka-Seltzer']],
  ),
  ...createOralMedicines(
    ['antiplatelets', 'hepatotoxic_drugs', 'stimulants', 'nsaids'],
    [['Aspirin with paracetamol and caffeine', 'N02BA51 N02BE51', 'Anadin Extra, Excedrin']],
  ),
  ...createOralMedicines(
    ['nsaids'],
    [
      ['Olsalazine', 'A07EC03', 'Dipentum'],
      ['Balsalazide', 'A07EC04', 'Colazide, Colazal'],
      ['Phenylbutazone', 'M01AA01', 'Butacote'],
      ['Indometacin', 'M01AB01', 'indomethacin, Indocid, Indocin'],
      ['Sulindac', 'M01AB02', 'Clinoril'],
      ['Tolmetin', 'M01AB03'],
      ['Etodolac', 'M01AB08', 'Lodine'],
      ['Acemetacin', 'M01AB11', 'Emflex'],
      ['Proglumetacin', 'M01AB14'],
      ['Ketorolac', 'M01AB15', 'Toradol'],
      ['Tenoxicam', 'M01AC02', 'Mobiflex'],
      ['Lornoxicam', 'M01AC05', 'Xefo'],
      ['Meloxicam', 'M01AC06', 'Mobic'],
      ['Ibuprofen', 'M01AE01', 'Nurofen, Brufen, Advil, Motrin'],
      ['Fenoprofen', 'M01AE04', 'Nalfon'],
      ['Flurbiprofen', 'M01AE09', 'Froben, Strefen'],
      ['Tiaprofenic acid', 'M01AE11', 'Surgam'],
      ['Oxaprozin', 'M01AE12', 'Daypro'],
      ['Dexibuprofen', 'M01AE14', 'Seractil'],
      ['Dexketoprofen', 'M01AE17', 'Keral'],
      ['Mefenamic acid', 'M01AG01', 'Ponstan'],
      ['Tolfenamic acid', 'M01AG02', 'Clotam'],
      ['Meclofenamic acid', 'M01AG04', 'meclofenamate'],
      ['Celecoxib', 'M01AH01', 'Celebrex'],
      ['Etoricoxib', 'M01AH05', 'Arcoxia'],
      ['Nabumetone', 'M01AX01', 'Relifex, Relafen'],
      ['Morniflumate', 'M01AX22', 'niflumic acid, Nifluril'],
      ['Oxaceprol', 'M01AX24'],
      ['Felbinac', 'M02AA08', 'Traxam'],
      ['Magnesium salicylate', 'N02BA', 'Doans'],
      ['Choline salicylate', 'N02BA03', 'Bonjela'],
      ['Salsalate', 'N02BA06', 'Disalcid'],
      ['Diflunisal', 'N02BA11', 'Dolobid, Attrogy'],
      ['Phenazone', 'N02BB01', 'antipyrine'],
      ['Metamizole', 'N02BB02', 'dipyrone, Novalgin, Nolotil'],
    ],
  ),
  ...createOralMedicines(
    ['photosensitisers', 'nsaids'],
    [
      ['Piroxicam', 'M01AC01 M02AA07', 'Feldene'],
      ['Naproxen', 'M01AE02', 'Naprosyn, Aleve, Feminax Ultra'],
      ['Ketoprofen', 'M01AE03 M02AA10', 'Oruvail, Powergel'],
    ],
  ),
  ...createOralMedicines(
    ['hepatotoxic_drugs', 'nsaids'],
    [
      ['Diclofenac', 'M01AB05 M02AA15', 'Voltarol, Voltaren'],
      ['Aceclofenac', 'M01AB16', 'Preservex'],
      ['Nimesulide', 'M01AX17', 'Aulin'],
      ['Diacerein', 'M01AX21'],
    ],
  ),
  ...createOralMedicines(
    ['stimulants', 'nsaids'],
    [['Ibuprofen with a decongestant', 'M01AE51', 'Nurofen Cold & Flu, Advil Cold & Sinus']],
  ),
  ...createOralMedicines(
    ['cns_depressants', 'nsaids'],
    [['Ibuprofen with codeine', 'N02AJ08', 'Nurofen Plus, Solpaflex']],
  ),
  ...createOralMedicines(
    ['cns_depressants'],
    [
      ['Levorphanol', 'N02AA'],
      ['Morphine', 'N02AA01', 'MST, Zomorph, Oramorph, MS Contin'],
      ['Opium', 'N02AA02', 'Lamaline'],
      ['Hydromorphone', 'N02AA03', 'Palladone, Dilaudid'],
      ['Dihydrocodeine', 'N02AA08', 'DHC Continus'],
      ['Papaveretum', 'N02AA10'],
      ['Oxymorphone', 'N02AA11', 'Opana'],
      ['Pentazocine', 'N02AD01', 'Talwin'],
      ['Butorphanol', 'N02AF01', 'Stadol'],
      ['Nalbuphine', 'N02AF02', 'Nubain'],
      ['Meptazinol', 'N02AX05', 'Meptid'],
      ['Tilidine with naloxone', 'N02AX51', 'Valoron, tilidine'],
      ['Lofexidine', 'N07BC04', 'Lucemyra'],
      ['Diamorphine', 'N07BC06', 'heroin'],
      ['Ethylmorphine', 'R05DA01'],
      ['Codeine', 'R05DA04'],
      ['Noscapine', 'R05DA07'],
      ['Pholcodine', 'R05DA08', 'Galenphol'],
    ],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'cns_depressants'],
    [
      ['Oxycodone', 'N02AA05', 'OxyNorm, OxyContin'],
      ['Oxycodone with naloxone', 'N02AJ', 'Targinact, Targin'],
    ],
  ),
  ...createOralMedicines(
    ['antidepressants_serotonergic', 'cns_depressants'],
    [
      ['Pethidine', 'N02AB02', 'meperidine, Demerol'],
      ['Tramadol', 'N02AX02', 'Zydol, Zamadol, Ultram'],
      ['Tapentadol', 'N02AX06', 'Palexia, Nucynta'],
      ['Oliceridine', 'N02AX07'],
      ['Nefopam', 'N02BG06', 'Acupan'],
      ['Dextromethorphan', 'R05DA09', 'Benylin Dry Coughs, Robitussin'],
    ],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'antidepressants_serotonergic', 'cns_depressants'],
    [
      ['Fentanyl', 'N02AB03', 'Durogesic, Duragesic, Actiq, Abstral, Effentora, Matrifen'],
      ['Buprenorphine', 'N02AE01 N07BC01', 'Subutex, BuTrans, Butec, Buvidal'],
      ['Methadone', 'N07BC02', 'Physeptone'],
      ['Buprenorphine with naloxone', 'N07BC51', 'Suboxone, Zubsolv'],
    ],
  ),
  ...createOralMedicines(
    ['oral_medicines_general'],
    [
      ['Trientine', 'A16AX12', 'Cuprior, Syprine'],
      ['Glucosamine', 'M01AX05'],
      ['Chondroitin', 'M01AX25', 'chondroitin sulfate, glucosamine with chondroitin'],
      ['Penicillamine', 'M01CC01', 'Distamine, Cuprimine'],
      ['Allopurinol', 'M04AA01', 'Zyloric, Zyloprim'],
      ['Probenecid', 'M04AB01'],
      ['Benzbromarone', 'M04AB03', 'Desuric'],
      ['Suzetrigine', 'N02BG', 'Journavx'],
    ],
  ),
  ...createOralMedicines(['cyp3a4_substrates'], [['Colchicine', 'M04AC01', 'Colcrys, Mitigare']]),
  ...createOralMedicines(
    ['hepatotoxic_drugs', 'nsaids', 'antacids_acid_suppressants'],
    [['Diclofenac with misoprostol', 'M01AB55', 'Arthrotec']],
  ),
  ...createNonOralMedicines(
    ['nsaids'],
    [
      ['Parecoxib', 'M01AH04', 'Dynastat'],
      ['Nepafenac', 'S01BC10', 'Nevanac'],
      ['Bromfenac', 'S01BC11', 'Yellox'],
    ],
  ),
  ...createOralMedicines(
    ['photosensitisers', 'nsaids', 'antacids_acid_suppressants'],
    [['Naproxen with esomeprazole', 'M01AE52', 'Vimovo']],
  ),
  ...createOralMedicines(
    ['nsaids', 'antacids_acid_suppressants'],
    [['Ibuprofen with famotidine', 'M01AE51', 'Duexis']],
  ),
  ...createOralMedicines(
    ['photosensitisers', 'hepatotoxic_drugs', 'nsaids'],
    [['Ibuprofen with paracetamol', 'N02BE51', 'Nuromol, Combogesic']],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'hepatotoxic_drugs', 'cns_depressants', 'nsaids'],
    [['Hydrocodone with ibuprofen', 'N02AJ23', 'Vicoprofen']],
  ),
  ...createOralMedicines(
    ['hepatotoxic_drugs', 'antidepressants_serotonergic', 'cns_depressants'],
    [
      ['Dextropropoxyphene with paracetamol', 'N02AC54', 'co-proxamol'],
      ['Tramadol with paracetamol', 'N02AJ13', 'Tramacet, Ultracet'],
    ],
  ),
  ...createOralMedicines(
    ['cyp3a4_substrates', 'antidepressants_serotonergic', 'cns_depressants', 'nsaids'],
    [['Tramadol with celecoxib', 'N02AJ16', 'Seglentis']],
  ),
  ...createOralMedicines(
    ['antiplatelets', 'cns_depressants', 'nsaids'],
    [['Aspirin with codeine', 'N02AJ07', 'co-codaprin']],
  ),
  ...createOralMedicines(['antiplatelets'], [['Sulfinpyrazone', 'M04AB02', 'Anturan']]),
  ...createOralMedicines(['cyp3a4_substrates', 'hepatotoxic_drugs'], [['Lesinurad', 'M04AB05', 'Zurampic']]),
  ...createNonOralMedicines([], [['Capsaicin', 'M02AB01 N01BX04', 'capsaicin cream, Qutenza, Zacin']]),
  ...createOralMedicines(['photosensitisers'], [['Auranofin', 'M01CB03', 'Ridaura']]),
  ...createNonOralMedicines(
    ['photosensitisers', 'immunosuppressants'],
    [['Gold injection', 'M01CB01', 'sodium aurothiomalate, Myocrisin']],
  ),
]
