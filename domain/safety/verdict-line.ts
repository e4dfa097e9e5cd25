import { joinWords, formatNameInSentence } from '../words.ts'
import { formatAllergy } from './allergy-messages.ts'
import { formatConditionClause, formatCondition } from './condition-names.ts'
import type { HerbFacts, SafetyFacts } from './facts.ts'
import type { FindingCode, Level, RawFinding, Verdict } from './findings.ts'
import { drugClasses, effects } from './vocabulary.ts'

/** Returns the person's names for their medicines in a drug class; empty when there are none. */
export type FindMedicineNames = (drugClass: string) => readonly string[]

type Reason = {
  subject: string
  herbs: string
  isOneHerb: boolean
  herb: HerbFacts | undefined
  findMedicineNames: FindMedicineNames
}

const whomToAsk = {
  pharmacist: 'Ask your pharmacist first',
  midwife: 'Ask your midwife or doctor first',
  doctor: 'Ask your doctor first',
}

/** Advice on whom to ask, by warning code. All other warnings advise asking a pharmacist. */
const adviceByCode: Partial<Record<FindingCode, string>> = {
  PREGNANCY_CAUTION: whomToAsk.midwife,
  PREGNANCY_NO_DATA: whomToAsk.midwife,
  PREGNANCY_PLANNED: whomToAsk.midwife,
  LACTATION_CAUTION: whomToAsk.midwife,
  LACTATION_NO_DATA: whomToAsk.midwife,
  CAFFEINE_CAUTION: whomToAsk.doctor,
}

const getDrugClass = (subject: string) => subject.split(' ')[0] ?? ''
const isKey = <Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> =>
  Object.hasOwn(table, key)
const describeMedicine = ({ subject, findMedicineNames }: Reason) => {
  const names = findMedicineNames(getDrugClass(subject))
  if (names.length > 0) return `you take ${joinWords([...names])}`
  const drugClass = getDrugClass(subject)
  return `you take ${isKey(drugClasses, drugClass) ? drugClasses[drugClass] : drugClass}`
}
const describeEffect = ({ subject, herbs }: Reason) => {
  const effect = subject.split(' ')[1] ?? ''
  return `${herbs} in this amount ${isKey(effects, effect) ? effects[effect] : 'may change how your medicine works'}`
}
const describeInteraction = (reason: Reason) => `${describeMedicine(reason)}, and ${describeEffect(reason)}`

/** Conditions for which “can make it worse” is not the right reason. */
const circumstances: ReadonlySet<string> = new Set([
  'fluid_restriction',
  'organ_transplant',
  'surgery_planned',
  'trying_to_conceive',
  'viral_fever_under_18',
])
const isCircumstance = (code: string) => circumstances.has(code)

const kitchenCautions: Partial<Record<string, string>> = {
  diabetes_sugar: 'it contains sugar, which people with diabetes should count or leave out',
  gluten_cross_contact:
    'its oat or plant milk may contain traces of gluten, and people with coeliac disease should leave it out or use one labelled gluten-free',
}

/** Reasons by code, in a few words that continue a sentence. */
const reasonTexts: Partial<Record<FindingCode, (reason: Reason) => string>> = {
  RESTRICTED_BLOCK: ({ herbs }) => `nobody should drink ${herbs} in any amount`,
  RESTRICTED_RESTRICT: ({ herbs }) => `you should only use ${herbs} if a health professional advises it`,
  UNKNOWN_INGREDIENT: ({ subject }) => `we don’t know “${subject}” and can’t check it`,
  FORM_NOT_TEA: ({ subject }) => `“${subject}” is an oil or extract and should not be used in a tea`,
  UNPARSEABLE_AMOUNT: ({ subject }) => `we can’t read the amount of “${subject}”`,
  NO_HERBS: () => 'we found no herbs that we can check',
  ALLERGY: (reason) => `you told us that you have an allergy to ${formatAllergy(reason)}`,
  ALLERGY_CAUTION: (reason) =>
    `you told us that you have an allergy to ${formatAllergy(reason)}, and the two can cross-react`,
  SAFE_INGREDIENT_REFUSED: () => 'it contains an ingredient that is not suitable for you',
  CHILD_AMOUNT_UNKNOWN: ({ herbs }) => `we know of no safe amount of ${herbs} for a child of this age`,
  CHILD_AMOUNT_EXCEEDED: ({ herbs }) => `there is too much ${herbs} for a child of this age`,
  CHILD_ASK_FIRST: ({ herbs }) => `${herbs} may not suit a child of this age`,
  UNDER_MIN_AGE: ({ subject, herbs }) => `nobody under ${subject} should use ${herbs}`,
  PREGNANCY_AVOID: ({ herbs }) => `you are pregnant, and ${herbs} should not be used in pregnancy`,
  PREGNANCY_ABOVE_FOOD_AMOUNT: ({ herbs }) =>
    `you are pregnant, and this is more ${herbs} than you would use in cooking`,
  PREGNANCY_CAUTION: ({ herbs }) => `you are pregnant, and ${herbs} may not suit you`,
  PREGNANCY_NO_DATA: ({ herbs }) => `you are pregnant, and too little is known about ${herbs} in this amount`,
  PREGNANCY_PLANNED: ({ herbs }) => `you are trying to conceive, and ${herbs} should not be used in pregnancy`,
  LACTATION_AVOID: ({ herbs }) => `you are breastfeeding, and you should not use ${herbs}`,
  LACTATION_ABOVE_FOOD_AMOUNT: ({ herbs }) =>
    `you are breastfeeding, and this is more ${herbs} than you would use in cooking`,
  LACTATION_CAUTION: ({ herbs }) => `you are breastfeeding, and ${herbs} may not suit you`,
  LACTATION_NO_DATA: ({ herbs }) => `you are breastfeeding, and too little is known about ${herbs} in this amount`,
  CONTRAINDICATED: ({ subject, herbs }) =>
    `${formatConditionClause(subject)}, and ${isCircumstance(subject) ? `you should not use ${herbs}` : `${herbs} can make it worse`}`,
  CONDITION_CAUTION: ({ subject, herbs }) => `${formatConditionClause(subject)}, and ${herbs} can affect it`,
  CONDITION_POSSIBLE: ({ subject, herbs }) =>
    `one of your medicines is often taken for ${formatCondition(subject)}, and ${herbs} can affect it`,
  CAFFEINE_CAUTION: ({ subject }) =>
    `you have a heart rhythm disorder, and a day’s cups contain about ${subject} mg of caffeine`,
  CAFFEINE_LIMIT: ({ subject }) =>
    `a day’s cups contain about ${subject} mg of caffeine, and a cup or the whole day contains more than is advised for you`,
  INTERACTION_AVOID: describeInteraction,
  INTERACTION_STACKED: describeInteraction,
  INTERACTION_CAUTION: describeInteraction,
  SEDATIVES_WITH_CNS_DEPRESSANT: ({ herbs, isOneHerb }) =>
    `${herbs} ${isOneHerb ? 'makes' : 'make'} you sleepy, and so does a medicine that you take`,
  SAFE_INGREDIENT_CAUTION: ({ subject }) => kitchenCautions[subject] ?? 'one of its ingredients may not suit you',
  DAILY_MAX_EXCEEDED: ({ herbs }) => `a day’s cups contain more ${herbs} than anyone should drink`,
  CUP_MAX_FAR_EXCEEDED: ({ herbs }) => `a cup contains far more ${herbs} than usual`,
  PREPARATION_MISSING: ({ herbs }) => `${herbs} must be boiled first`,
  TOO_MANY_CONDITIONAL: ({ herbs }) => `${herbs} each need their own checks, and a cup should contain only one of them`,
  GROUP_BUDGET_EXCEEDED: ({ herbs }) => `${herbs} together contain too much of the same active substance for a day`,
  SEDATIVE_LOAD: ({ herbs, isOneHerb }) =>
    isOneHerb
      ? `${herbs} makes you sleepy, and this is about a day’s maximum or more`
      : `${herbs} make you sleepy, and together they come to about a day’s maximum or more`,
  PAIR_LIQUORICE_DIURETIC: ({ herbs }) => `${herbs} together can lower your potassium to a dangerous level`,
  TOTAL_LOAD: () => 'it contains a lot of dried herb',
  TOO_MANY_HERBS: () => 'nobody knows what so many herbs do together',
  DURATION_EXCEEDED: ({ subject, herbs }) => `${herbs} should not be taken for longer than ${subject} days`,
  AMBIGUOUS_NAME: ({ subject }) => `“${subject}” can mean several plants`,
  CONDITIONAL_HERB: ({ herbs }) => `not everyone can use ${herbs}`,
  STACK_HEPATOTOXIC_SIGNAL: ({ herbs }) => `liver injury has been reported with ${herbs}`,
  UNKNOWN_MEDICINE: ({ subject }) => `we don’t know the medicine “${subject}”`,
  UNKNOWN_PROFILE_CODE: ({ subject }) => `we don’t know “${subject}” from your answers`,
}

const openingsByLevel: Record<Exclude<Level, 'NOTICE'>, string> = {
  REFUSE: 'Don’t drink this',
  REVIEW: whomToAsk.pharmacist,
  WARN: whomToAsk.pharmacist,
  SEPARATE: 'Drink this at least two hours before or after your medicine',
}

const fallbackSentences: Record<Verdict, string> = {
  refused: 'Don’t drink this. Our check found a reason not to.',
  needs_review: 'Ask your pharmacist or doctor before you drink this.',
  ok_with_warnings: 'Ask your pharmacist or doctor before you drink this.',
  separate: 'Drink this at least two hours before or after your medicine or meal.',
  ok: 'We found no safety concerns for you at these amounts.',
}

type Report = { verdict: Verdict; findings: readonly RawFinding[] }

/**
 * Creates a function that expresses a verdict in one sentence: the advice, then the worst reason. `findMedicineNames`
 * returns the person's names for their medicines in a drug class.
 */
export function createVerdictWriter(
  facts: Pick<SafetyFacts, 'herbs' | 'restricted'>,
): (report: Report, findMedicineNames?: FindMedicineNames) => string {
  const herbs = new Map(facts.herbs.map((herb) => [herb.slug, herb]))
  const names = new Map(
    [...facts.restricted, ...facts.herbs].map(({ slug, commonName }) => [slug, formatNameInSentence(commonName)]),
  )
  return ({ verdict, findings }, findMedicineNames = () => []) => {
    const [worst] = findings
    if (!worst || worst.level === 'NOTICE') return fallbackSentences.ok
    const reason: Reason = {
      subject: worst.subject,
      herbs: joinWords(worst.herbs.map((slug) => names.get(slug) ?? slug.replaceAll('-', ' '))),
      isOneHerb: worst.herbs.length === 1,
      herb: herbs.get(worst.herbs[0] ?? ''),
      findMedicineNames,
    }
    if (worst.code === 'INTERACTION_SEPARATE') return `${writeSeparationSentence(reason)}.`
    if (worst.code === 'CONDITION_SEPARATE')
      return 'Drink this at least two hours before or after meals and iron tablets.'
    const reasonText = reasonTexts[worst.code]?.(reason)
    const opening =
      worst.level === 'WARN' ? (adviceByCode[worst.code] ?? openingsByLevel.WARN) : openingsByLevel[worst.level]
    return reasonText === undefined ? fallbackSentences[verdict] : `${opening}: ${reasonText}.`
  }
}

function writeSeparationSentence({ subject, findMedicineNames }: Reason): string {
  const names = findMedicineNames(getDrugClass(subject))
  return names.length > 0
    ? `Drink this at least two hours before or after ${joinWords([...names])}`
    : openingsByLevel.SEPARATE
}
