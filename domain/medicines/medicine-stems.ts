import type { DrugClass } from '#domain/safety/profile.ts'

import { isNameEnding, splitMedicineWords } from './name-endings.ts'
import { toMedicineKey } from './name-keys.ts'

type Stem = readonly [pattern: RegExp, kind: string, classes: readonly DrugClass[]]

/**
 * Stems of international names from the WHO's list (“The use of stems in the selection of INN”, and public stem lists
 * made from it). Only stems for a single kind of medicine are listed: -azole, -mycin, -tide and -ine are shared by
 * several kinds. A kind has the classes of its strictest usual member.
 */
const stems: readonly Stem[] = [
  [/cillin$/, 'penicillin antibiotic', ['hepatotoxic_drugs']],
  [/^cef|^ceph/, 'cephalosporin antibiotic', ['oral_medicines_general']],
  [/floxacin$/, 'quinolone antibiotic', ['antibiotics_quinolones', 'photosensitisers']],
  [/cycline$/, 'tetracycline antibiotic', ['tetracyclines', 'photosensitisers', 'hepatotoxic_drugs']],
  [/thromycin$/, 'macrolide antibiotic', ['hepatotoxic_drugs', 'cyp3a4_substrates']],
  [/nidazole$/, 'medicine against bacteria and parasites', ['oral_medicines_general']],
  [/conazole$/, 'medicine against fungi', ['hepatotoxic_drugs', 'cyp3a4_substrates', 'photosensitisers']],
  [/quine$/, 'malaria medicine', ['antimalarials_chloroquine', 'antiarrhythmics', 'photosensitisers', 'antidiabetics']],
  [/navir$|tegravir$|capavir$|virine$/, 'medicine for HIV', ['antiretrovirals', 'cyp3a4_substrates']],
  [/buvir$|asvir$|previr$/, 'medicine for hepatitis C', ['cyp3a4_substrates', 'hepatotoxic_drugs']],
  [/pril$/, 'blood-pressure medicine (ACE inhibitor)', ['antihypertensives', 'potassium_raising_drugs']],
  [/sartan$|kiren$/, 'blood-pressure medicine', ['antihypertensives', 'potassium_raising_drugs']],
  [/(?<!stanoz)olol$/, 'beta blocker', ['beta_blockers', 'antihypertensives']],
  [/dipine$/, 'blood-pressure medicine (calcium channel blocker)', ['antihypertensives', 'cyp3a4_substrates']],
  [/azosin$/, 'blood-pressure or prostate medicine', ['antihypertensives']],
  [/thiazide$|semide$/, 'water tablet', ['diuretics', 'antihypertensives', 'photosensitisers']],
  [
    /(?<!spi)renone$/,
    'water tablet',
    ['diuretics', 'antihypertensives', 'potassium_raising_drugs', 'cyp3a4_substrates'],
  ],
  [
    /sentan$|ciguat$/,
    'medicine for high lung pressure',
    ['antihypertensives', 'cyp3a4_substrates', 'hepatotoxic_drugs'],
  ],
  [/[dn]afil$/, 'medicine that widens blood vessels', ['antihypertensives', 'cyp3a4_substrates']],
  [
    /darone$/,
    'heart-rhythm medicine',
    ['antiarrhythmics', 'hepatotoxic_drugs', 'cyp3a4_substrates', 'photosensitisers'],
  ],
  [/vastatin$/, 'statin', ['statins', 'cyp3a4_substrates']],
  [/fibrate$/, 'cholesterol medicine', ['hepatotoxic_drugs', 'photosensitisers']],
  [/xaban$|gatran$/, 'blood thinner', ['doacs', 'anticoagulants', 'cyp3a4_substrates']],
  [/coumarol$|coumon$/, 'blood thinner', ['vitamin_k_antagonists', 'anticoagulants', 'cyp3a4_substrates']],
  [/parin$|parinux$/, 'blood thinner that is injected', ['anticoagulants', 'potassium_raising_drugs']],
  [/grel$|grelor$|fiban$/, 'medicine against blood clots', ['antiplatelets', 'cyp3a4_substrates']],
  [/gliptin$/, 'diabetes medicine', ['antidiabetics', 'cyp3a4_substrates', 'hepatotoxic_drugs']],
  [/gliflozin$/, 'diabetes medicine', ['antidiabetics', 'diuretics', 'antihypertensives']],
  [/glutide$|glipron$/, 'diabetes or weight-loss medicine', ['antidiabetics']],
  [/glitazone$/, 'diabetes medicine', ['antidiabetics', 'hepatotoxic_drugs']],
  [/glinide$/, 'diabetes medicine', ['insulin_secretagogues', 'antidiabetics', 'cyp3a4_substrates']],
  [/azepam$|azolam$/, 'benzodiazepine', ['cns_depressants', 'cyp3a4_substrates', 'anticonvulsants']],
  [/clone$|zolpidem$|orexant$/, 'sleeping medicine', ['cns_depressants', 'cyp3a4_substrates']],
  [/melteon$/, 'sleeping medicine', ['cns_depressants', 'cyp1a2_substrates']],
  [/barbital$/, 'barbiturate', ['cns_depressants', 'anticonvulsants', 'cyp3a4_substrates']],
  [
    /racetam$|gabalin$|(?<!furan)toin$/,
    'epilepsy medicine',
    ['anticonvulsants', 'cns_depressants', 'hepatotoxic_drugs'],
  ],
  [
    /oxetine$|azodone$/,
    'antidepressant',
    [
      'antidepressants_serotonergic',
      'antiplatelets',
      'hepatotoxic_drugs',
      'cns_depressants',
      'cyp1a2_substrates',
      'cyp3a4_substrates',
    ],
  ],
  [/pramine$|triptyline$/, 'antidepressant', ['antidepressants_serotonergic', 'cns_depressants']],
  [/giline$/, 'MAO inhibitor', ['maois', 'antidepressants_serotonergic', 'dopaminergic_agents', 'cyp1a2_substrates']],
  [/peridol$|peridone$|piprazole$/, 'antipsychotic', ['dopaminergic_agents', 'cns_depressants', 'cyp3a4_substrates']],
  [
    /(?<!oxi)triptan$/,
    'migraine medicine (triptan)',
    ['triptans', 'antidepressants_serotonergic', 'cyp3a4_substrates', 'cyp1a2_substrates'],
  ],
  [/gepant$/, 'migraine medicine', ['cyp3a4_substrates']],
  [/fentanil$|orphan$|codone$/, 'opioid', ['cns_depressants', 'antidepressants_serotonergic', 'cyp3a4_substrates']],
  [/coxib$|profen$|oxicam$|fenac$/, 'painkiller (NSAID)', ['nsaids', 'photosensitisers', 'hepatotoxic_drugs']],
  [
    /(?<!pi)prazan$|(?<!pi)prazole$/,
    'medicine against stomach acid',
    ['antacids_acid_suppressants', 'cyp3a4_substrates'],
  ],
  [/(?<!ci)tidine$/, 'medicine against stomach acid', ['antacids_acid_suppressants']],
  [/setron$/, 'medicine against sickness', ['antidepressants_serotonergic', 'cyp1a2_substrates']],
  [
    /(?:cort|pred)\w*(?:one|ol|ide)$|methasone$/,
    'steroid',
    ['corticosteroids', 'immunosuppressants', 'cyp3a4_substrates'],
  ],
  [/(?<!s)terol$/, 'asthma medicine', ['stimulants']],
  [/phylline$|fylline$/, 'asthma medicine (theophylline)', ['theophylline', 'stimulants', 'cyp1a2_substrates']],
  [/lukast$/, 'asthma medicine', ['hepatotoxic_drugs', 'cyp3a4_substrates']],
  [/amfetamine$|amphetamine$|phenidate$/, 'stimulant', ['stimulants', 'antidepressants_serotonergic']],
  [/dronate$|dronicacid$/, 'bone medicine (bisphosphonate)', ['bisphosphonates']],
  [/estradiol$|gestrel$|gestone$/, 'hormone', ['oral_contraceptives_hrt']],
  [
    /trozole$|oxifene$|relix$|relin$|steride$/,
    'hormone treatment',
    ['hormone_therapy', 'hepatotoxic_drugs', 'cyp3a4_substrates'],
  ],
  [/lutamide$|estrant$/, 'hormone treatment for cancer', ['hormone_therapy', 'hepatotoxic_drugs', 'cyp3a4_substrates']],
  [
    /citinib$|tinib$|fenib$|lisib$|ciclib$|toclax$/,
    'medicine that slows cell growth, for cancer or the immune system',
    [
      'chemotherapy',
      'immunosuppressants',
      'cyp3a4_substrates',
      'hepatotoxic_drugs',
      'antiplatelets',
      'photosensitisers',
    ],
  ],
  [
    /parib$|degib$|rasib$|denib$|metostat$/,
    'cancer medicine',
    ['chemotherapy', 'cyp3a4_substrates', 'hepatotoxic_drugs', 'antihypertensives'],
  ],
  [
    /zomib$/,
    'cancer medicine (proteasome inhibitor)',
    ['proteasome_inhibitors', 'chemotherapy', 'immunosuppressants', 'cyp3a4_substrates', 'hepatotoxic_drugs'],
  ],
  [
    /platin$|rubicin$|taxel$|tecan$|mustine$|trexed$|(?<!emtri)citabine$|ribulin$/,
    'chemotherapy medicine',
    ['chemotherapy', 'immunosuppressants', 'hepatotoxic_drugs', 'cyp3a4_substrates', 'photosensitisers'],
  ],
  [/mab$/, 'antibody that is injected, often for the immune system or cancer', ['immunosuppressants', 'chemotherapy']],
  [
    /imus$/,
    'medicine against rejection',
    ['immunosuppressants', 'cyp3a4_substrates', 'potassium_raising_drugs', 'hepatotoxic_drugs'],
  ],
  [/(?<!ter)cept$|kinra$/, 'medicine for the immune system', ['immunosuppressants']],
  [
    /imod$/,
    'medicine for multiple sclerosis',
    ['immunosuppressants', 'hepatotoxic_drugs', 'cyp3a4_substrates', 'antiarrhythmics'],
  ],
  [/caftor$/, 'cystic fibrosis medicine', ['cyp3a4_substrates', 'hepatotoxic_drugs']],
  [/tretin(?:oin)?$|arotene$/, 'retinoid', ['photosensitisers', 'hepatotoxic_drugs']],
]

const minNameLength = 6

/**
 * Returns the kind of medicine that a name's stem suggests, with its drug classes; undefined when no stem is certain.
 */
export function findMedicineStem(medicineText: string): { kind: string; classes: readonly DrugClass[] } | undefined {
  const words = splitMedicineWords(medicineText)
  const length = words.findLastIndex((word) => !isNameEnding(word)) + 1
  const name = toMedicineKey(words.slice(0, length).join(' '))
  if (name.length < minNameLength || length > 2) return undefined
  const stem = stems.find(([pattern]) => pattern.test(name))
  return stem && { kind: stem[1], classes: stem[2] }
}

export const formatStemSentence = (medicineText: string, kind: string): string =>
  `We do not know “${medicineText}”. Its name suggests ${/^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind}. Please check that this is right.`
