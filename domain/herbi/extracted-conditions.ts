import type { Condition } from '#domain/safety/profile.ts'

import { matchesUndenied } from './denials.ts'
import { createWordRegex } from './message-text.ts'

const diseaseWords = '(?:diseases?|problems?|trouble|failure|conditions?|damage|insufficiency)'

/** Phrases for each condition in the facts. Some conditions, such as reflux, are also complaints. */
const conditionPatterns: readonly (readonly [Condition, RegExp])[] = [
  [
    'hypertension',
    createWordRegex(
      '(?:high|raised|elevated) (?:blood pressure|bp)|hbp|pre-?eclampsia|hypertensi\\w+|blood pressure is (?:too |very |quite )?high|lower (?:my )?blood pressure|(?:blood pressure|bp)(?: is| of| at| around| about| was)? (?:1[4-9]\\d|2\\d\\d) ?(?:\\/|over) ?\\d{2,3}',
    ),
  ],
  [
    'hypotension',
    createWordRegex(
      'low (?:blood pressure|bp)|hypotensi\\w+|blood pressure is (?:too |very |quite )?low|(?:blood pressure|bp)(?: is| of| at| around| about| was)? (?:[6-9]\\d|100) ?(?:\\/|over) ?[3-6]\\d',
    ),
  ],
  ['asthma', createWordRegex('asthma\\w*|reactive airways')],
  ['diabetes', createWordRegex('(?:pre-?)?diabet\\w+|blood sugar|(?<!blood |herpes |skin )type (?:1|2|one|two)')],
  [
    'epilepsy_seizures',
    createWordRegex('epilep\\w+|seizures?|convulsions?|(?:have|has|had|get|gets|having) (?:a )?fits?'),
  ],
  [
    'depression',
    createWordRegex(
      'depress\\w+|low mood|(?:feel(?:ing)?|felt|been|so) (?:very |really |so |quite |a bit )?(?:low|down|hopeless|worthless|empty|blue)(?! on)|nothing (?:really )?(?:makes sense|matters)|no joy|hate my life|see no point',
    ),
  ],
  ['bipolar_mania', createWordRegex('bipolar|mania|manic')],
  ['anxiety_disorder', createWordRegex('(?:anxiety|panic) disorder|panic attacks?')],
  ['heart_failure_oedema', createWordRegex('heart failure|o?edema|swollen (?:legs|ankles)')],
  [
    'cardiac_arrhythmia',
    createWordRegex(
      'arr?h?yth?m\\w*|a-?fib|atrial (?:fib\\w*|flutter)|irregular heart ?-?beats?|heart rhythm|palpitations?|(?:racing|fluttering) heart|heart (?:is )?(?:racing|fluttering)',
    ),
  ],
  [
    'heart_disease',
    createWordRegex(
      `heart (?:${diseaseWords}|attack)|angina|cardiac|pacemaker|heart (?:murmur|valves?|bypass)|stents?|coronary|cardiomyopathy|(?:weak|bad) heart`,
    ),
  ],
  ['hyperthyroidism', createWordRegex("over-?active thyroid|hyperthyroid\\w*|graves'?")],
  ['hypothyroidism', createWordRegex("under-?active thyroid|hypothyroid\\w*|hashimoto'?s?")],
  ['thyroid_disorder', createWordRegex('thyroid')],
  [
    'autoimmune_disease',
    createWordRegex(
      "auto-?immune|lupus|multiple sclerosis|(?:have|has|got|with|my) ms|rheumatoid|psoria\\w+|sj[oö]gren'?s?|scleroderma|myasthenia|hashimoto'?s?",
    ),
  ],
  ['inflammatory_bowel_disease', createWordRegex("crohn'?s?|ulcerative colitis|colitis|inflammatory bowel|ibd")],
  ['celiac_disease', createWordRegex('c(?:o)?eliac')],
  ['iron_deficiency', createWordRegex('iron deficien\\w+|ana?emi[ac]|low iron')],
  ['iron_overload', createWordRegex('ha?emochromatosis|iron overload')],
  ['gallstones', createWordRegex('gall ?-?stones?|gall ?-?bladder')],
  ['bile_duct_obstruction', createWordRegex('(?:blocked )?bile ducts?|inflamed gall ?-?bladder')],
  ['peptic_ulcer', createWordRegex('(?:stomach|peptic|duodenal|gastric) ulcers?|(?<!mouth |leg |skin |foot )ulcers?')],
  ['gastritis_hyperacidity', createWordRegex('gastritis|acid stomach')],
  ['gerd_reflux', createWordRegex('acid reflux|reflux|gerd|gord|heart ?-?burn|hiat(?:us|al)(?: hernia)?')],
  ['kidney_stones', createWordRegex('kidney stones?')],
  [
    'kidney_disease',
    createWordRegex(
      `(?:kidney|renal) ${diseaseWords}|dialysis|ckd|(?:bad|weak|failing) kidneys?|kidneys? (?:are |is )?(?:failing|weak|damaged)|nephr(?:itis|otic|opathy)|(?:one|a single) kidney`,
    ),
  ],
  [
    'liver_disease',
    createWordRegex(
      `liver ${diseaseWords}|fatty liver|hepatitis|cirrhosis|bad liver|(?:raised|high|elevated) liver (?:enzymes|values)`,
    ),
  ],
  ['hormone_sensitive_condition', createWordRegex('breast cancer|endometriosis|fibroids?|hormone[- ]sensitive')],
  [
    'cancer_active',
    createWordRegex('cancer\\w*|tumou?rs?|leuka?emia|lymphoma|myeloma|melanoma|metasta\\w+|chemo\\w*|radiotherapy'),
  ],
  ['organ_transplant', createWordRegex('transplant\\w*')],
  ['immunodeficiency', createWordRegex('hiv|immune (?:deficiency|defect)|weak(?:ened)? immune|immuno-?compromised')],
  [
    'bleeding_disorder',
    createWordRegex(
      'bleed(?:ing)? (?:disorder|easily)|ha?emophilia|clotting disorder|von willebrand|blood clots?|thrombos[ie]s|dvt|low platelets',
    ),
  ],
  [
    'surgery_planned',
    createWordRegex(
      'surgery|(?:an|my|the|before|after) op|(?:knee|hip) replacement|c-?section|caesarean|wisdom t(?:ooth|eeth)|colonoscopy|biopsy|operation|operated|surgical|dentist|dental work|tooth (?:out|removed|extraction)|an(?:a)?esthetic',
    ),
  ],
  [
    'intestinal_obstruction',
    createWordRegex(
      '(?:blocked|obstructed|narrowed|twisted) (?:bowels?|guts?|intestines?)|(?:bowel|intestinal|gut) (?:obstruction|blockage|narrowing|stricture)',
    ),
  ],
  ['pituitary_disorder', createWordRegex('pituitary|prolactinoma')],
  ['progressive_systemic_disease', createWordRegex('tuberculosis|leuka?emia')],
  ['fluid_restriction', createWordRegex('fluid[- ]restrict\\w+|(?:limit|restrict)\\w* (?:my )?fluids?')],
  ['hypokalaemia', createWordRegex('low potassium')],
  ['hyperkalaemia', createWordRegex('high potassium')],
  [
    'photosensitivity',
    createWordRegex('photosensitiv\\w+|light[- ]sensitive|(?:light|photo|uv) ?-?therapy|puva|sun ?-?beds?'),
  ],
]

export const extractConditions = (text: string): Condition[] =>
  conditionPatterns.flatMap(([condition, pattern]) => (matchesUndenied(text, pattern) ? [condition] : []))
