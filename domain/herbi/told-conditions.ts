import type { Condition } from '#domain/safety/profile.ts'

import { any } from './question-text.ts'

/** How people say that they have one of the conditions that the facts know; reflux and the like are complaints as well. */
const said: readonly (readonly [Condition, RegExp])[] = [
  [
    'hypertension',
    any(
      '(?:high|raised|elevated) blood pressure|hypertensi\\w+|blood pressure is (?:too )?high|lower (?:my )?blood pressure',
    ),
  ],
  ['hypotension', any('low blood pressure|hypotensi\\w+|blood pressure is (?:too )?low')],
  ['asthma', any('asthma\\w*|reactive airways')],
  ['diabetes', any('diabet\\w+|blood sugar|type (?:1|2|one|two)')],
  ['epilepsy_seizures', any('epilep\\w+|seizures?')],
  [
    'depression',
    any(
      'depress\\w+|low mood|(?:feel(?:ing)?|felt|been|so) (?:very |really |so |quite |a bit )?(?:low|down|hopeless|worthless|empty|blue)(?! on)|nothing makes sense|no joy',
    ),
  ],
  ['bipolar_mania', any('bipolar|mania|manic')],
  ['anxiety_disorder', any('(?:anxiety|panic) disorder')],
  ['heart_failure_oedema', any('heart failure|o?edema')],
  ['cardiac_arrhythmia', any('arrh?yth?mia\\w*|afib|atrial fibrillation|irregular heart ?beat|heart rhythm')],
  ['heart_disease', any('heart (?:disease|condition|problems?|trouble|attack)|angina|cardiac')],
  ['hyperthyroidism', any('over-?active thyroid|hyperthyroid\\w*|graves')],
  ['hypothyroidism', any("under-?active thyroid|hypothyroid\\w*|hashimoto'?s?")],
  ['thyroid_disorder', any('thyroid')],
  ['autoimmune_disease', any('auto-?immune|lupus|multiple sclerosis|rheumatoid')],
  ['inflammatory_bowel_disease', any("crohn'?s?|ulcerative colitis|colitis|inflammatory bowel|ibd")],
  ['celiac_disease', any('c(?:o)?eliac')],
  ['iron_deficiency', any('iron deficien\\w+|ana?emi[ac]|low iron')],
  ['iron_overload', any('ha?emochromatosis|iron overload')],
  ['gallstones', any('gall ?-?stones?|gall ?-?bladder')],
  ['peptic_ulcer', any('(?:stomach|peptic|duodenal|gastric) ulcers?|ulcers?')],
  ['gastritis_hyperacidity', any('gastritis')],
  ['gerd_reflux', any('acid reflux|reflux|gerd|heart ?-?burn|hiatus hernia')],
  ['kidney_stones', any('kidney stones?')],
  [
    'kidney_disease',
    any('(?:kidney|renal) (?:disease|failure|problems?|trouble|condition|insufficiency)|dialysis|ckd|bad kidneys?'),
  ],
  [
    'liver_disease',
    any('(?:liver) (?:disease|problems?|trouble|failure|condition|damage)|fatty liver|hepatitis|cirrhosis|bad liver'),
  ],
  ['hormone_sensitive_condition', any('breast cancer|endometriosis|fibroids|hormone[- ]sensitive')],
  ['cancer_active', any('(?:have|having|with) cancer|cancer treatment|chemo\\w*|radiotherapy')],
  ['organ_transplant', any('transplant\\w*')],
  ['immunodeficiency', any('hiv|immune (?:deficiency|defect)|weak(?:ened)? immune')],
  ['bleeding_disorder', any('bleeding disorder|ha?emophilia|clotting disorder|von willebrand')],
  [
    'surgery_planned',
    any('surgery|operation|operated|surgical|dental work|tooth (?:out|removed|extraction)|an(?:a)?esthetic'),
  ],
  ['hypokalaemia', any('low potassium')],
  ['hyperkalaemia', any('high potassium')],
  ['photosensitivity', any('photosensitiv\\w+|light[- ]sensitive')],
]

/** The conditions that a message names. */
export const conditionsIn = (text: string): Condition[] =>
  said.flatMap(([condition, pattern]) => (pattern.test(text) ? [condition] : []))
