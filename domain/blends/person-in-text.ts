import { readMedicine } from '../medicines/medicines.rules.ts'
import { plainWords } from '../safety/emergency-patterns.ts'
import { medicineNames } from '../safety/medicine-words.ts'
import type { Condition, DrugClass, Profile } from '../safety/profile.ts'
import { codes, conditions as allConditions } from '../safety/vocabulary.ts'
import { plainText } from '../wording/sentences.ts'

/** Illnesses in the words people type. */
const conditionWords: readonly (readonly [RegExp, readonly Condition[]])[] = [
  [/\b(?:anxiety|panic) disorder\b|\bpanic attacks?\b/, ['anxiety_disorder']],
  [/\basthma\w*/, ['asthma']],
  [/\blupus\b|\bmultiple sclerosis\b|\brheumatoid\b|\bhashimoto\w*|\bautoimmune\b/, ['autoimmune_disease']],
  [/\bbile duct\b|\binflamed gallbladder\b/, ['bile_duct_obstruction']],
  [/\bbipolar\b|\bmania\b|\bmanic\b/, ['bipolar_mania']],
  [/\bh(?:a)?emophilia\b|\bclotting disorder\b|\bbleeding disorder\b|\bbleed easily\b/, ['bleeding_disorder']],
  [/\bchemo\w*|\bcancer\w*|\bradiotherapy\b|\btumou?rs?\b/, ['cancer_active']],
  [/\barr?h?ythm\w*|\batrial fib\w*|\bafib\b|\birregular heart\w*/, ['cardiac_arrhythmia']],
  [/\bc(?:o)?eliac\b/, ['celiac_disease']],
  [/\bdepress\w*/, ['depression']],
  [/\bdiabet\w*/, ['diabetes']],
  [/\bepilep\w*|\bseizures?\b/, ['epilepsy_seizures']],
  [/\bgallstones?\b|\bgall stones?\b/, ['gallstones']],
  [/\bgastritis\b|\bacid stomach\b/, ['gastritis_hyperacidity']],
  [/\breflux\b|\bheartburn\b|\bgerd\b|\bgord\b|\bhiat(?:us|al)\b/, ['gerd_reflux']],
  [/\bheart (?:disease|condition|trouble|problem)s?\b|\bangina\b|\bheart attack\b/, ['heart_disease']],
  [/\bheart failure\b|\bswollen (?:legs|ankles)\b|\boedema\b|\bedema\b/, ['heart_failure_oedema']],
  [/\bendometriosis\b|\bfibroids?\b|\bbreast cancer\b/, ['hormone_sensitive_condition']],
  [/\bhigh blood pressure\b|\bhypertension\b/, ['hypertension']],
  [/\boveractive thyroid\b|\bover-active thyroid\b|\bhyperthyroid\w*|\bgraves\b/, ['hyperthyroidism']],
  [/\blow blood pressure\b|\bhypotension\b/, ['hypotension']],
  [/\bunderactive thyroid\b|\bunder-active thyroid\b|\bhypothyroid\w*|\bhashimoto\w*/, ['hypothyroidism']],
  [/\bthyroid\b/, ['thyroid_disorder']],
  [/\bhiv\b|\bweak(?:ened)? immune\b|\bimmunocompromised\b/, ['immunodeficiency']],
  [/\bcrohn\w*|\bcolitis\b/, ['inflammatory_bowel_disease']],
  [/\bana?emi\w*|\biron deficien\w*|\blow iron\b/, ['iron_deficiency']],
  [/\bha?emochromatosis\b/, ['iron_overload']],
  [/\bkidney (?:disease|failure|trouble|problem)s?\b|\brenal\b|\bdialysis\b/, ['kidney_disease']],
  [/\bkidney stones?\b/, ['kidney_stones']],
  [/\bliver (?:disease|trouble|problem)s?\b|\bhepatitis\b|\bcirrhosis\b|\bfatty liver\b/, ['liver_disease']],
  [/\btransplant\w*/, ['organ_transplant']],
  [/\b(?:stomach|peptic|duodenal) ulcers?\b/, ['peptic_ulcer']],
  [/\bsurgery\b|\boperation\b|\bdentist\b/, ['surgery_planned']],
  [/\btrying (?:to conceive|for a (?:baby|child))\b|\bttc\b|\bget(?:ting)? pregnant\b/, ['trying_to_conceive']],
]

const kindWords: readonly (readonly [RegExp, readonly DrugClass[]])[] = [
  [/\bblood thinn\w+|\banticoagulants?\b/, ['anticoagulants', 'antiplatelets']],
  [/\bantidepressants?\b|\banti depressants?\b|\bssris?\b|\bsnris?\b/, ['antidepressants_serotonergic']],
  [
    /\bblood pressure (?:medic\w*|meds|tablets?|pills?)\b|\bace inhibitors?\b|\bbeta ?blockers?\b/,
    ['antihypertensives', 'beta_blockers', 'potassium_raising_drugs'],
  ],
  [/\bsleeping (?:pills?|tablets?|medic\w*)\b|\bbenzo\w*|\bsedatives?\b|\bopioids?\b/, ['cns_depressants']],
  [/\bdiuretics?\b|\bwater (?:pills?|tablets?)\b/, ['diuretics']],
  [/\binsulin\b|\bdiabetes (?:medic\w*|meds|tablets?|pills?)\b/, ['antidiabetics']],
  [/\bthe pill\b|\bcontraceptive\w*|\bhrt\b|\bbirth control\b/, ['oral_contraceptives_hrt']],
  [/\biron (?:tablets?|supplements?|pills?)\b/, ['iron_supplements']],
  [/\bimmunosuppressants?\b/, ['immunosuppressants']],
  [/\bsteroids?\b/, ['corticosteroids']],
  [/\bstatins?\b/, ['statins']],
  [/\bthyroid (?:medic\w*|meds|tablets?|pills?)\b/, ['thyroid_hormones']],
  [/\bpainkillers?\b/, ['nsaids']],
  [/\bantibiotics?\b/, ['antibiotics_quinolones']],
]

/** What a medicine is taken for, where it is hardly taken for anything else. */
const illnessOf: Partial<Record<DrugClass, Condition>> = {
  antihypertensives: 'hypertension',
  antidiabetics: 'diabetes',
  thyroid_hormones: 'hypothyroidism',
  antithyroid: 'hyperthyroidism',
  lithium: 'bipolar_mania',
}

const anyMedicine =
  /\b(?:(?:take|takes|taking|on|my|prescribed|with) (?:[a-z]+ ){0,3}(?:medicines?|medications?|meds|tablets?|pills?|drugs?))\b/
const names = new RegExp(String.raw`\b${medicineNames}\b`, 'g')
const denied = /\b(?:not|never|no longer|isn't|nor|without|no)\s+(?:(?:currently|yet|a|any|on|taking)\s+)*$/
const child =
  /\bfor (?:my|our|a|the) (?:[a-z-]+ )?(child|kid|kids|children|son|daughter|toddler|baby|infant|newborn|grandson|granddaughter|little one|teenager|teen)\b/
const agesOf: Readonly<Record<string, number>> = { toddler: 2, baby: 0, infant: 0, newborn: 0, teenager: 13, teen: 13 }
const childAge = 8

/**
 * What a text tells of whoever drinks, as far as a check asks for it: an answer that it adds, never one that it takes away.
 * Rather one too many than one missed. Total.
 */
export function personInText(text: string): Profile {
  const plain = plainWords(plainText(text)).replaceAll(/\s+/g, ' ')
  const says = (pattern: RegExp) => {
    const match = pattern.exec(plain)
    return match !== null && !denied.test(plain.slice(0, match.index))
  }
  const medicines = [...new Set(plain.match(names))]
  const classes = [
    ...kindWords.flatMap(([pattern, meant]) => (says(pattern) ? meant : [])),
    ...medicines.flatMap((name) => readMedicine(name)?.classes ?? []),
  ]
  const found = [
    ...conditionWords.flatMap(([pattern, meant]) => (says(pattern) ? meant : [])),
    ...Object.entries(illnessOf).flatMap(([taken, illness]) => (classes.some((each) => each === taken) ? illness : [])),
  ]
  const unread = medicines.filter((name) => readMedicine(name) === undefined)
  const takesAny = says(anyMedicine)
  const unknownMedicines = takesAny && classes.length === 0 && unread.length === 0 ? ['your medicine'] : unread
  const hayFever = says(/\bhay ?fever\b|\bpollen\b/)
  const age = ageIn(plain)
  return {
    ...(age !== undefined && { ageYears: age }),
    ...(says(/\bpregnan(?:t|cy)\b|\bexpecting (?:a|our|my)\b|\btrimester\b/) && !says(/\bget(?:ting)? pregnant\b/)
      ? { pregnant: true }
      : {}),
    ...(says(/\bbreast ?-?feed\w*|\bnursing\b|\blactat\w*|\bmilk supply\b/) && { breastfeeding: true }),
    ...(found.length > 0 && { conditions: [...new Set(found)] }),
    ...((classes.length > 0 || medicines.length > 0) && {
      drugClasses: [...new Set<string>(['oral_medicines_general', ...classes])],
    }),
    ...(unknownMedicines.length > 0 && { unknownMedicines }),
    ...(hayFever && { allergies: ['birch_pollen', 'mugwort_pollen'] }),
  }
}

function ageIn(plain: string): number | undefined {
  const ages = [
    ...plain.matchAll(
      /\b(\d{1,3})[- ]?(?:years?|yrs?|y)[- ]?(?:old|o)\b|\b(?:aged?|i am|i'm|im) (\d{1,2})\b(?! (?:weeks|months|days|hours|minutes))/g,
    ),
  ]
    .map((match) => Number(match[1] ?? match[2]))
    .filter((age) => age <= 120)
  const months = /\b\d{1,2}[- ](?:months?|weeks?)[- ]old\b/.test(plain) ? [0] : []
  const named = child.exec(plain)?.[1]
  const all = [...ages, ...months, ...(named !== undefined && ages.length === 0 ? [agesOf[named] ?? childAge] : [])]
  return all.length > 0 ? Math.min(...all) : undefined
}

/** What the account keeps and what the text adds, the stricter of both where they differ. */
export function withPerson(kept: Profile | undefined, told: Profile): Profile | undefined {
  if (Object.keys(told).length === 0) return kept
  const conditions = join(kept?.conditions, told.conditions)
  const isFirst = told.conditions !== undefined && kept?.conditions === undefined
  const untold = isFirst ? codes(allConditions).filter((code) => !conditions?.includes(code)) : kept?.untoldConditions
  const ages = [kept?.ageYears, told.ageYears].filter((age) => age !== undefined)
  const [drugClasses, unknownMedicines, allergies] = [
    join(kept?.drugClasses, told.drugClasses),
    join(kept?.unknownMedicines, told.unknownMedicines),
    join(kept?.allergies, told.allergies),
  ]
  return {
    ...kept,
    ...told,
    ...(ages.length > 0 && { ageYears: Math.min(...ages) }),
    ...(conditions && { conditions }),
    ...(untold && { untoldConditions: untold }),
    ...(drugClasses && { drugClasses }),
    ...(unknownMedicines && { unknownMedicines }),
    ...(allergies && { allergies }),
  }
}

const join = (one: readonly string[] | undefined, other: readonly string[] | undefined) =>
  one || other ? [...new Set([...(one ?? []), ...(other ?? [])])] : undefined
