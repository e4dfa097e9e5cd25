import type { SafeIngredient } from '#domain/herbs/herbs.schemas.ts'

import { joinWords, shortenName } from '../words.ts'
import { writeAllergenNotice, formatAllergy } from './allergy-messages.ts'
import { educationalDisclaimer } from './disclaimers.ts'
import type { HerbFacts, SafetyFacts } from './facts.ts'
import type { FindingCode, RawFinding } from './findings.ts'
import type { Condition } from './profile.ts'
import { conditions, drugClasses, effects, type preparationRequirements } from './vocabulary.ts'

type MessageContext = {
  subject: string
  herbs: string
  isOneHerb?: boolean
  herb: HerbFacts | undefined
  level: RawFinding['level']
}
type WriteSentence = (context: MessageContext) => string

type NamedFacts = Pick<SafetyFacts, 'herbs' | 'restricted'>

/**
 * Creates a function that writes the sentence for a finding, with plant names from these facts. The second parameter is
 * `writeUnknownMedicine`, except for a check without a person: what medicines' names suggest is a long list.
 */
export function createFindingWriter(
  facts: NamedFacts,
  describeUnknownMedicine: (name: string) => string,
): (finding: RawFinding) => string {
  const toContext = createContextBuilder(facts)
  return (finding) =>
    finding.code === 'UNKNOWN_MEDICINE'
      ? describeUnknownMedicine(finding.subject)
      : findingSentences[finding.code](toContext(finding))
}

/**
 * Creates a function that writes one text for all notices about a drug class. The text states the class and the advice
 * once, followed by each effect.
 */
export function createMedicineNoticeWriter(facts: NamedFacts): (notices: readonly RawFinding[]) => string {
  const toContext = createContextBuilder(facts)
  return (notices) => {
    const [first] = notices
    if (!first) return ''
    const effectsByHerbs = Map.groupBy(notices.map(toContext), ({ herbs }) => herbs)
    const sentences = [...effectsByHerbs].map(
      ([herbs, contexts]) =>
        `${herbs} ${joinWords([...new Set(contexts.map(({ subject }) => formatEffect(subject)))])}.`,
    )
    return `Taking ${formatDrugClass(first.subject)}? ${sentences.join(' ')} ${writeMedicineAdvice(notices.some(isAvoidNotice))}`
  }
}

export const isAvoidNotice = ({ subject }: Pick<RawFinding, 'subject'>): boolean => subject.endsWith(' avoid')

function createContextBuilder(facts: NamedFacts): (finding: RawFinding) => MessageContext {
  const herbs = new Map(facts.herbs.map((herb) => [herb.slug, herb]))
  const names = new Map(
    [...facts.restricted, ...facts.herbs].map(({ slug, commonName }) => [slug, shortenName(commonName)]),
  )
  return ({ subject, herbs: slugs, level }) => ({
    subject,
    level,
    isOneHerb: slugs.length === 1,
    herbs: joinWords(slugs.map((slug) => names.get(slug) ?? slug.replaceAll('-', ' '))),
    herb: herbs.get(slugs[0] ?? ''),
  })
}

/** Looks up a code in a table. Returns undefined for a missing code, including inherited object keys. */
function lookUp<Value>(table: Readonly<Record<string, Value>>, code: string | undefined): Value | undefined {
  return code !== undefined && Object.hasOwn(table, code) ? table[code] : undefined
}

const formatDrugClass = (subject: string) => lookUp(drugClasses, subject.split(' ')[0]) ?? subject
const formatEffect = (subject: string) => lookUp(effects, subject.split(' ')[1]) ?? 'may change how your medicine works'

/** Names used after “people with”, for conditions whose vocabulary name does not fit there. */
const conditionPeople: Partial<Record<Condition, string>> = {
  surgery_planned: 'people who have surgery or dental surgery within 14 days',
  trying_to_conceive: 'people who are trying to conceive',
}
const conditionOpenings: Partial<Record<Condition, string>> = {
  surgery_planned: 'Before surgery or dental surgery within 14 days',
  trying_to_conceive: 'If you are trying to conceive',
}
const formatCondition = (code: string) => lookUp(conditions, code) ?? code
const formatPeopleWithCondition = (code: string) =>
  lookUp(conditionPeople, code) ?? `people with ${formatCondition(code)}`
const conditionOpening = (code: string) => lookUp(conditionOpenings, code) ?? `If you have ${formatCondition(code)}`

export const requirementTexts: Record<(typeof preparationRequirements)[number], string> = {
  boil_15_min: 'boil it for at least 15 minutes',
  fine_filter_strain: 'strain it through a fine filter',
  cold_macerate: 'steep it in cold water',
  simmer_decoction: 'simmer it instead of steeping it',
  take_with_plenty_of_water: 'drink plenty of water with it',
  serve_below_65C: 'let it cool below 65 °C before drinking',
  cover_while_steeping: 'cover the cup while it steeps',
  crush_before_use: 'crush it just before use',
}
const requirementText = (code: string) => lookUp(requirementTexts, code) ?? code

const ingredientTexts: Record<SafeIngredient['warnings'][number], string> = {
  infant_botulism_under_12_months: 'Honey is not for children under one year.',
  diabetes_sugar: 'Contains sugar. If you have diabetes, leave it out or count it.',
  tooth_enamel: 'Contains acid. Rinse your mouth with water afterwards to protect your teeth.',
  milk_allergy: 'Contains milk.',
  nut_allergy: 'Contains nuts.',
  gluten_cross_contact:
    'Oat drink may contain traces of gluten. If you have coeliac disease, use one labelled gluten-free.',
}
const refusedIngredientTexts: Record<SafeIngredient['warnings'][number], string> = {
  ...ingredientTexts,
  milk_allergy: 'Contains milk. You told us that you are allergic to milk. Do not drink this.',
  nut_allergy: 'Contains nuts. You told us that you are allergic to nuts. Do not drink this.',
  gluten_cross_contact: 'May contain gluten. You told us that you are allergic to gluten. Do not drink this.',
}
const ingredientText = (texts: typeof ingredientTexts, code: string) => lookUp(texts, code) ?? code

const writeRefusedAllergy: WriteSentence = (context) =>
  `You named an allergy to ${formatAllergy(context)}. Do not drink this.`
const writeAllergyCaution: WriteSentence = (context) =>
  `You named an allergy to ${formatAllergy(context)}. The two can cross-react. Ask your pharmacist first.`

function writeConditionNotice(subject: string): string {
  const [kind, ...codes] = subject.split(' ')
  const opening = kind === 'avoid' ? 'Not for people with' : 'Ask your doctor or pharmacist first if you have'
  const regularConditions = codes.filter((code) => !Object.hasOwn(conditionPeople, code)).map(formatCondition)
  const specialConditions = codes.filter((code) => Object.hasOwn(conditionPeople, code))
  return [
    ...(regularConditions.length > 0 ? [`${opening}: ${regularConditions.join('; ')}.`] : []),
    ...specialConditions.map((code) =>
      kind === 'avoid'
        ? `Not for ${formatPeopleWithCondition(code)}.`
        : `${conditionOpening(code)}, ask your doctor or pharmacist first.`,
    ),
  ].join(' ')
}

const writeMedicineAdvice = (mustAvoid: boolean) => (mustAvoid ? 'Do not combine them.' : 'Ask your pharmacist first.')
const writeMedicineNotice: WriteSentence = (context) =>
  `Taking ${formatDrugClass(context.subject)}? ${context.herbs} ${formatEffect(context.subject)}. ${writeMedicineAdvice(isAvoidNotice(context))}`

const pregnancyNotice: Record<string, WriteSentence> = {
  avoid: ({ herbs }) => `${herbs}: not for use in pregnancy.`,
  food_amounts_only: ({ herbs }) =>
    `${herbs}: in pregnancy, only in cooking amounts. This is more than that, so do not drink it in pregnancy.`,
  caution: ({ herbs }) => `In pregnancy, ask your midwife or doctor first (${herbs}).`,
  no_data: ({ herbs }) => `Too little is known about ${herbs} in pregnancy. Ask your midwife or doctor first.`,
}
const lactationNotice: Record<string, WriteSentence> = {
  avoid: ({ herbs }) => `${herbs}: not advised while breastfeeding.`,
  food_amounts_only: ({ herbs }) =>
    `${herbs}: while breastfeeding, only in cooking amounts. This is more than that, so do not drink it while breastfeeding.`,
  caution: ({ herbs }) => `While breastfeeding, ask your midwife or doctor first (${herbs}).`,
  no_data: ({ herbs }) => `Too little is known about ${herbs} while breastfeeding. Ask your midwife or doctor first.`,
}
const writeByStatus =
  (texts: Record<string, WriteSentence>): WriteSentence =>
  (context) =>
    lookUp(texts, context.subject)?.(context) ?? context.herbs

const leaveOneOutAdvice = 'Leave one of them out.'

export const findingSentences: Record<Exclude<FindingCode, 'UNKNOWN_MEDICINE'>, WriteSentence> = {
  RESTRICTED_BLOCK: ({ herbs }) => `${herbs}: not for a tea, in any amount. Do not drink it.`,
  RESTRICTED_RESTRICT: ({ herbs }) =>
    `${herbs}: not for a tea without the advice of a health professional. Leave it out.`,
  UNKNOWN_INGREDIENT: ({ subject }) => `We do not know “${subject}”, so we cannot check it. Leave it out.`,
  FORM_NOT_TEA: ({ subject }) => `“${subject}” is an oil or extract and should not be used in a tea. Leave it out.`,
  UNPARSEABLE_AMOUNT: ({ subject }) => `We cannot judge the amount of “${subject}”. Give it in grams or teaspoons.`,
  NO_HERBS: () => 'We found no herbs that we can check.',
  ALLERGY: writeRefusedAllergy,
  SAFE_INGREDIENT_REFUSED: ({ subject }) => ingredientText(refusedIngredientTexts, subject),
  CHILD_AMOUNT_UNKNOWN: ({ herbs }) => `${herbs}: we know of no safe amount for a child of this age. Do not give it.`,
  CHILD_AMOUNT_EXCEEDED: ({ subject, herbs }) => {
    const [cup, day] = subject.split(' ')
    return `${herbs}: too much for a child of this age. Use at most ${cup} g in a cup and ${day} g in a day.`
  },
  UNDER_MIN_AGE: ({ subject, herbs }) => `${herbs}: only for people aged ${subject} and over. Do not drink this.`,
  PREGNANCY_AVOID: ({ herbs }) => `${herbs}: not for use in pregnancy. Do not drink this.`,
  PREGNANCY_ABOVE_FOOD_AMOUNT: ({ herbs }) =>
    `${herbs}: in pregnancy, only in cooking amounts. This is more than that. Do not drink this.`,
  LACTATION_AVOID: ({ herbs }) => `${herbs}: not advised while breastfeeding. Do not drink this.`,
  LACTATION_ABOVE_FOOD_AMOUNT: ({ herbs }) =>
    `${herbs}: while breastfeeding, only in cooking amounts. This is more than that. Do not drink this.`,
  CONTRAINDICATED: ({ subject, herbs }) =>
    `${herbs}: not for ${formatPeopleWithCondition(subject)}. Do not drink this.`,
  INTERACTION_AVOID: ({ subject, herbs }) =>
    `Taking ${formatDrugClass(subject)}? ${herbs} ${formatEffect(subject)}. Do not combine them.`,
  INTERACTION_STACKED: ({ subject, herbs, level }) =>
    `Taking ${formatDrugClass(subject)}? ${herbs} each ${formatEffect(subject)}, and more so together. ${level === 'REFUSE' ? 'Do not drink it.' : 'Ask your pharmacist first.'}`,
  SEDATIVES_WITH_CNS_DEPRESSANT: ({ herbs, isOneHerb }) =>
    `${herbs} ${isOneHerb ? 'makes' : 'make'} you sleepy, and so does a medicine that you take. Do not combine them.`,
  DAILY_MAX_EXCEEDED: ({ herbs, herb }) =>
    `${herbs}: more in a day than the most we know to be in use${herb ? ` (${herb.maxDailyGrams} g)` : ''}. Use less, or drink fewer cups.`,
  CUP_MAX_FAR_EXCEEDED: ({ herbs, herb }) =>
    `${herbs}: far more in a cup than is usual${herb ? ` (${herb.tea.gramsPerCupMax} g)` : ''}. Use less.`,
  PREPARATION_MISSING: ({ subject, herbs }) => `${herbs}: ${requirementText(subject)}. Otherwise do not drink it.`,
  TOO_MANY_CONDITIONAL: ({ herbs }) => `${herbs} each need their own checks. Use only one of them in a cup.`,
  GROUP_BUDGET_EXCEEDED: ({ herbs }) =>
    `${herbs} contain the same active substance. Together they exceed one day's share. ${leaveOneOutAdvice}`,
  SEDATIVE_LOAD: ({ herbs, isOneHerb, level }) => {
    if (level === 'REFUSE')
      return isOneHerb
        ? `${herbs} makes you sleepy. This is more than one day's share. Use less, or drink fewer cups.`
        : `${herbs} make you sleepy. Together they exceed one day's share. ${leaveOneOutAdvice}`
    return isOneHerb
      ? `${herbs} makes you sleepy. This is about a day's share. Start with half a cup, and do not drive.`
      : `${herbs} make you sleepy. Together they are about a day's share. Start with half a cup, and do not drive.`
  },
  CAFFEINE_LIMIT: ({ subject, herbs }) =>
    `${herbs}: about ${subject} mg of caffeine a day, more than is advised for you. Drink fewer cups, or leave it out.`,
  PAIR_LIQUORICE_DIURETIC: ({ herbs }) => `${herbs} together may lower potassium dangerously. ${leaveOneOutAdvice}`,
  TOTAL_LOAD: () => 'This is a lot of dried herb for a cup or a day. Drink fewer cups.',
  TOO_MANY_HERBS: () => 'More than ten herbs: nobody knows what so many do together. Leave some out.',
  DURATION_EXCEEDED: ({ subject, herbs }) =>
    `${herbs}: not for longer than ${subject} days. Stop after ${subject} days.`,
  AMBIGUOUS_NAME: ({ subject, herbs, level }) =>
    `“${subject}” may mean ${herbs.replace(' and ', ' or ')}. ${level === 'NOTICE' ? 'We checked each of them.' : 'Say which one you mean.'}`,
  CONDITIONAL_HERB: ({ herbs }) => `${herbs}: only for some people. Read the notes below before you drink it.`,
  CHILD_ASK_FIRST: ({ herbs }) => `${herbs}: ask a doctor or pharmacist before you give it to a child of this age.`,
  STACK_HEPATOTOXIC_SIGNAL: ({ herbs }) =>
    `Liver injury has been reported with ${herbs}. Stop and see a doctor if your skin turns yellow, your urine turns dark, or you feel sick and tired.`,
  CUP_MAX_EXCEEDED: ({ herbs, herb }) =>
    `${herbs}: more in a cup than is usual${herb ? ` (${herb.tea.gramsPerCupMax} g)` : ''}. Use less.`,
  STACK_ANTIPLATELET: ({ herbs }) =>
    `${herbs} may each increase the risk of bleeding. Do not drink this before surgery. Ask your pharmacist first if you bleed easily.`,
  STACK_HYPOTENSIVE: ({ herbs }) =>
    `${herbs} may each lower blood pressure. Stand up slowly. Ask your pharmacist first if yours is low.`,
  STACK_HYPOGLYCAEMIC: ({ herbs }) =>
    `${herbs} may each lower blood sugar. Drink this with food. Ask your pharmacist first if you have diabetes.`,
  STACK_DIURETIC: ({ herbs }) => `${herbs} each make you pass more water. Drink enough water with it.`,
  STACK_SEIZURE_THRESHOLD: ({ herbs }) =>
    `${herbs} may each make a fit more likely. Do not drink this if you have ever had one.`,
  STACK_ESTROGENIC: ({ herbs }) =>
    `${herbs} act weakly like hormones. Ask your doctor first if you have a hormone-sensitive condition.`,
  STACK_UTEROTONIC: ({ herbs }) =>
    `${herbs} are each said to stimulate the womb. Do not drink this if you may be pregnant.`,
  PAIR_TURMERIC_PEPPER: ({ herbs }) =>
    `${herbs}: pepper makes the body take up more turmeric. Leave the pepper out if you take medicines.`,
  PAIR_SALICYLATE_ANTIPLATELET: ({ herbs }) =>
    `${herbs} together may increase the risk of bleeding. Ask your pharmacist first if you take painkillers.`,
  OPPOSING_EFFECTS: ({ herbs }) => `${herbs} have opposite effects: stimulating and calming. Do not rely on either.`,
  MANY_HERBS: () => 'More than seven herbs: little is known about so many together. Fewer are better.',
  PREPARATION_ADVICE: ({ subject, herbs }) => `${herbs}: ${requirementText(subject)}.`,
  PREGNANCY_CAUTION: ({ herbs }) => `In pregnancy, ask your midwife or doctor first (${herbs}).`,
  PREGNANCY_NO_DATA: ({ herbs }) =>
    `Too little is known about ${herbs} in pregnancy. Cooking amounts are fine; this is more. Ask your midwife or doctor first.`,
  PREGNANCY_PLANNED: ({ herbs }) =>
    `${herbs}: not for use in pregnancy, or only in smaller amounts. Leave this tea out while you try to conceive, or ask your midwife or doctor first.`,
  LACTATION_CAUTION: ({ herbs }) => `While breastfeeding, ask your midwife or doctor first (${herbs}).`,
  LACTATION_NO_DATA: ({ herbs }) =>
    `Too little is known about ${herbs} while breastfeeding. Cooking amounts are fine; this is more. Ask your midwife or doctor first.`,
  ALLERGY_CAUTION: writeAllergyCaution,
  CONDITION_CAUTION: ({ subject, herbs }) =>
    `${conditionOpening(subject)}, ask your doctor or pharmacist first (${herbs}).`,
  CONDITION_POSSIBLE: ({ subject, herbs }) =>
    `One of your medicines is often taken for ${formatCondition(subject)}. If you have it, ask your pharmacist before you drink this (${herbs}).`,
  CAFFEINE_CAUTION: ({ subject, herbs }) =>
    `${herbs}: about ${subject} mg of caffeine a day. If you have a heart rhythm disorder, ask your doctor first. Stop if your heart races.`,
  SAFE_INGREDIENT_CAUTION: ({ subject }) => ingredientText(ingredientTexts, subject),
  INTERACTION_CAUTION: ({ subject, herbs }) =>
    `Taking ${formatDrugClass(subject)}? ${herbs} ${formatEffect(subject)}. Ask your pharmacist first.`,
  UNKNOWN_PROFILE_CODE: ({ subject }) =>
    `We do not know “${subject}” from your answers, so we did not check this tea against it. Ask your pharmacist.`,
  UNKNOWN_PREPARATION: ({ subject }) =>
    `We do not recognise the preparation “${subject}”. Follow the steps as written.`,
  INTERACTION_SEPARATE: ({ subject, herbs }) =>
    `Drink this two hours before or after ${formatDrugClass(subject)}. ${herbs} ${formatEffect(subject)}.`,
  CONDITION_SEPARATE: ({ subject, herbs }) =>
    `${conditionOpening(subject)}, drink this two hours before or after meals and iron tablets. ${herbs} can stop your body taking up iron.`,
  MINOR_AMOUNT: ({ herbs }) =>
    `This is no more ${herbs} than you would use in cooking. We know of no reason for you to leave out this amount.`,
  CHILD_NOTICE: ({ herbs }) =>
    `${herbs}: within the amounts for a child of this age. Ask a pharmacist if symptoms last.`,
  AGE_NOTICE: ({ subject }) => `For people aged ${subject} and over.`,
  PREGNANCY_NOTICE: writeByStatus(pregnancyNotice),
  LACTATION_NOTICE: writeByStatus(lactationNotice),
  ALLERGEN_NOTICE: ({ subject }) => writeAllergenNotice(subject),
  DROWSINESS_DRIVING: () =>
    'It may make you sleepy. Do not drive after it. Do not combine it with alcohol or sleeping medicine.',
  MEDICINE_NOTICE: writeMedicineNotice,
  INTERACTION_MONITOR: ({ subject, herbs }) =>
    `Taking ${formatDrugClass(subject)}? ${herbs} ${formatEffect(subject)}, though little is known about a tea. Tell your pharmacist.`,
  CONDITION_NOTICE: ({ subject }) => writeConditionNotice(subject),
  DURATION_NOTICE: ({ subject }) => `Stop after ${subject} days. See a doctor if symptoms last or get worse.`,
  DURATION_ADVICE: ({ subject }) => `See a doctor if symptoms last longer than ${subject} days or get worse.`,
  MUCILAGE_NOTICE: () => 'Drink it two hours before or after any medicine.',
  TANNIN_NOTICE: () => 'Drink it two hours before or after iron tablets.',
  DIURETIC_NOTICE: () =>
    'Drink enough water with it. Do not drink it if you have swelling from heart or kidney disease.',
  PHOTOSENSITIVITY_NOTICE: () => 'Avoid strong sun while you drink it.',
  CAFFEINE_INFO: ({ subject }) => `A day's cups contain about ${subject} mg of caffeine.`,
  PREPARATION_TIP: ({ subject, herbs }) => `${herbs}: ${requirementText(subject)}.`,
  INGREDIENT_NOTICE: ({ subject }) => ingredientText(ingredientTexts, subject),
  EDUCATIONAL: () => educationalDisclaimer,
}
