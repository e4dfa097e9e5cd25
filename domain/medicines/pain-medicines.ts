import type { Medicine } from './medicines.types.ts'
import { taking } from './taking.ts'

/** Pain, fever, gout and mixtures for colds. */
export const painMedicines: readonly Medicine[] = [
  ...taking(['hepatotoxic_drugs'], [['Paracetamol', 'N02BE01', 'acetaminophen, Panadol, Calpol, Tylenol, APAP']]),
  ...taking(
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
  ...taking(
    ['hepatotoxic_drugs', 'stimulants', 'cns_depressants', 'antidepressants_serotonergic'],
    [['Cold mixture with cough suppressant', 'R05X', 'Day Nurse, DayQuil, NyQuil']],
  ),
  ...taking(
    ['hepatotoxic_drugs', 'cns_depressants', 'antidepressants_serotonergic', 'dopaminergic_agents', 'photosensitisers'],
    [['Paracetamol with promethazine and dextromethorphan', 'R05X', 'Night Nurse']],
  ),
  ...taking(
    ['hepatotoxic_drugs', 'cns_depressants'],
    [
      [
        'Co-codamol',
        'N02AJ06',
        'paracetamol with codeine, Zapain, Solpadol, Tylenol with codeine, Tylenol 1, Tylenol 2, Tylenol 3, Tylenol 4',
      ],
      ['Co-dydramol', 'N02AJ01', 'paracetamol with dihydrocodeine, Paramol'],
      ['Paracetamol with diphenhydramine', 'N02BE51', 'Tylenol PM, Panadol Night'],
    ],
  ),
  ...taking(
    ['hepatotoxic_drugs', 'cns_depressants', 'stimulants'],
    [['Co-codamol with caffeine', 'N02AJ06', 'Solpadeine Plus, Solpadeine Max, Syndol, Propain Plus']],
  ),
  ...taking(
    ['hepatotoxic_drugs', 'cns_depressants', 'cyp3a4_substrates'],
    [
      ['Hydrocodone with paracetamol', 'N02AJ22', 'hydrocodone/acetaminophen, Vicodin, Norco, Lortab, hydrocodone'],
      ['Oxycodone with paracetamol', 'N02AJ17', 'oxycodone/acetaminophen, Percocet, Endocet'],
    ],
  ),
  ...taking(
    ['nsaids', 'antiplatelets'],
    [['Aspirin', 'N02BA01 B01AC06', 'acetylsalicylic acid, ASA, Disprin, Ecotrin']],
  ),
  ...taking(['nsaids', 'antiplatelets', 'stimulants'], [['Aspirin with caffeine', 'N02BA51', 'Anadin Original']]),
  ...taking(
    ['nsaids', 'antiplatelets', 'antacids_acid_suppressants'],
    [['Aspirin with antacid', 'N02BA51', 'Alka-Seltzer']],
  ),
  ...taking(
    ['nsaids', 'antiplatelets', 'hepatotoxic_drugs', 'stimulants'],
    [['Aspirin with paracetamol and caffeine', 'N02BA51 N02BE51', 'Anadin Extra, Excedrin']],
  ),
  ...taking(
    ['nsaids'],
    [
      ['Ibuprofen', 'M01AE01', 'Nurofen, Brufen, Advil, Motrin'],
      ['Celecoxib', 'M01AH01', 'Celebrex'],
      ['Etoricoxib', 'M01AH05', 'Arcoxia'],
      ['Meloxicam', 'M01AC06', 'Mobic'],
      ['Indometacin', 'M01AB01', 'indomethacin, Indocid, Indocin'],
      ['Mefenamic acid', 'M01AG01', 'Ponstan'],
      ['Etodolac', 'M01AB08', 'Lodine'],
    ],
  ),
  ...taking(
    ['nsaids', 'photosensitisers'],
    [
      ['Naproxen', 'M01AE02', 'Naprosyn, Aleve, Feminax Ultra'],
      ['Piroxicam', 'M01AC01 M02AA07', 'Feldene'],
      ['Ketoprofen', 'M01AE03 M02AA10', 'Oruvail, Powergel'],
    ],
  ),
  ...taking(['nsaids', 'hepatotoxic_drugs'], [['Diclofenac', 'M01AB05 M02AA15', 'Voltarol, Voltaren']]),
  ...taking(
    ['nsaids', 'stimulants'],
    [['Ibuprofen with a decongestant', 'M01AE51', 'Nurofen Cold & Flu, Advil Cold & Sinus']],
  ),
  ...taking(['nsaids', 'cns_depressants'], [['Ibuprofen with codeine', 'N02AJ08', 'Nurofen Plus, Solpaflex']]),
  ...taking(
    ['cns_depressants'],
    [
      ['Codeine', 'R05DA04'],
      ['Dihydrocodeine', 'N02AA08', 'DHC Continus'],
      ['Morphine', 'N02AA01', 'MST, Zomorph, Oramorph, MS Contin'],
    ],
  ),
  ...taking(['cns_depressants', 'cyp3a4_substrates'], [['Oxycodone', 'N02AA05', 'OxyNorm, OxyContin']]),
  ...taking(
    ['cns_depressants', 'antidepressants_serotonergic'],
    [
      ['Tramadol', 'N02AX02', 'Zydol, Zamadol, Ultram'],
      ['Tapentadol', 'N02AX06', 'Palexia, Nucynta'],
      ['Pethidine', 'N02AB02', 'meperidine, Demerol'],
      ['Nefopam', 'N02BG06', 'Acupan'],
      ['Dextromethorphan', 'R05DA09', 'Benylin Dry Coughs, Robitussin'],
    ],
  ),
  ...taking(
    ['cns_depressants', 'antidepressants_serotonergic', 'cyp3a4_substrates'],
    [
      ['Methadone', 'N07BC02', 'Physeptone'],
      ['Fentanyl', 'N02AB03', 'Durogesic, Duragesic, Actiq'],
      ['Buprenorphine', 'N02AE01 N07BC01', 'Subutex, BuTrans, Butec, Buvidal'],
    ],
  ),
  ...taking(
    ['oral_medicines_general'],
    [
      ['Allopurinol', 'M04AA01', 'Zyloric, Zyloprim'],
      ['Glucosamine', 'M01AX05'],
    ],
  ),
  ...taking(['hepatotoxic_drugs'], [['Febuxostat', 'M04AA03', 'Adenuric, Uloric']]),
  ...taking(['cyp3a4_substrates'], [['Colchicine', 'M04AC01', 'Colcrys']]),
]
