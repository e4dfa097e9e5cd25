import { isCup, weighMentionedAmount } from '../amounts/daily-limit.ts'
import { findTimesPerDay } from '../amounts/frequency.ts'
import type { MentionedAmount } from '../amounts/mentioned-amounts.ts'
import { defaultCupsPerDay } from '../amounts/weights.ts'
import { type CheckRecipe, type RecipeToCheck } from '../safety/check.ts'
import type { HerbFacts } from '../safety/facts.ts'
import type { Finding, FindingCode, RawFinding } from '../safety/findings.ts'
import { type NameIndex, findUnambiguousHerb } from '../safety/names.ts'
import { type SentenceWithPlants, findMeasuredMention } from '../safety/plant-sentences.ts'
import { getSurroundingText } from '../safety/text-doses.ts'
import { preparationRequirements } from '../safety/vocabulary.ts'

/**
 * Amount of an herb in an answer. `day` is grams of dried herb per day, and `once` is grams at one time. `isTotal` is
 * true when the answer calls the amount a total.
 */
type MeasuredHerb = { herb: HerbFacts; day: number; once: number | undefined; isTotal: boolean }

/** Amounts stated in an answer so far, by herb slug, and the last number of cups a day. */
export type StatedAmounts = { amounts: ReadonlyMap<string, MeasuredHerb>; cups: number | undefined }

export const noStatedAmounts: StatedAmounts = { amounts: new Map(), cups: undefined }

const additionPattern = /\b(?:another|further|additional(?:ly)?|extra|again|more of|on top|as well)\b/i

/**
 * Adds the amounts in a sentence. Keeps the largest amount for each herb, or the sum after a word such as "another" or
 * "extra". If the sentence names no herb, its amounts count for `subject`, the answer's main herb.
 */
export function addAmounts(stated: StatedAmounts, sentence: SentenceWithPlants, subject?: HerbFacts): StatedAmounts {
  const updated = new Map(stated.amounts)
  const isSum = additionPattern.test(sentence.text)
  let isMeasured = false
  const statedTimes = findTimesPerDay(sentence.text)
  for (const amount of sentence.amounts.flatMap((quantity) => measureHerbs(quantity, sentence, subject))) {
    const { herb, once } = amount
    const existing = updated.get(herb.slug)
    const day = statedTimes === undefined ? gramsWithoutTimes(amount, existing, stated.cups) : amount.day
    const combine = isSum ? (one = 0, other = 0) => one + other : (one = 0, other = 0) => Math.max(one, other)
    updated.set(herb.slug, {
      herb,
      day: combine(existing?.day, day),
      once: existing?.once === undefined && once === undefined ? undefined : combine(existing?.once, once),
      isTotal: amount.isTotal || existing?.isTotal === true,
    })
    isMeasured = true
  }
  const times = statedTimes ?? findCupsPerDay(sentence)
  const cups = times ?? stated.cups
  if (times === undefined || isMeasured || sentence.mentions.some(({ plants }) => plants.length > 0))
    return { amounts: updated, cups }
  for (const [slug, { day, once, ...amount }] of updated)
    updated.set(slug, { ...amount, day: Math.max(day, (once ?? 0) * times), once })
  return { amounts: updated, cups }
}

/**
 * Returns grams a day for a sentence that doesn't give the number of cups. Uses the number stated earlier, unless the
 * answer gave a total.
 */
function gramsWithoutTimes(
  { day, once, isTotal }: MeasuredHerb,
  existing: MeasuredHerb | undefined,
  cups: number | undefined,
): number {
  if (isTotal || once === undefined) return day
  if (existing?.isTotal) return once
  return cups !== undefined && day > once ? once * cups : day
}

function measureHerbs(
  amount: MentionedAmount,
  sentence: SentenceWithPlants,
  subject: HerbFacts | undefined,
): MeasuredHerb[] {
  const mention = findMeasuredMention(sentence, amount)
  const isNamed = sentence.mentions.some(({ plants }) => plants.length > 0)
  const textAfter = sentence.text.slice(amount.end - sentence.start)
  const herbs =
    mention?.plants.flatMap((plant) => (plant.kind === 'herb' ? [plant.herb] : [])) ??
    (isNamed || !subject || kitchenIngredient.test(textAfter) ? [] : [subject])
  const textBefore = sentence.text.slice(0, amount.start - sentence.start)
  if (weightAfter.test(textAfter) || weightBefore.test(textBefore) || isTool(textBefore, textAfter)) return []
  const isTotal = totalAfter.test(textAfter) || totalBefore.test(textBefore)
  return herbs.flatMap((herb) => {
    const grams = weighMentionedAmount(amount, isTotal ? '' : getSurroundingText(sentence, amount), herb)
    return grams ? [{ herb, day: grams.day, once: isTotal ? undefined : grams.once, isTotal }] : []
  })
}

/** Patterns for weights such as "A level teaspoon of it weighs about 2 g", which aren't doses. */
const weightAfter = /^(?:\s+of (?:it|them|\w+))?\s+(?:is|weighs|equals)\b/i
const weightBefore = /spoon(?:ful)?(?:\s+of (?:it|them|\w+))?\s+(?:is|weighs|equals)\s+(?:about\s+|roughly\s+)?$/i
/** True when a spoon is a tool and not an amount, as in "Press it down with a teaspoon". */
const isTool = (textBefore: string, textAfter: string) =>
  /\b(?:with|using) (?:the (?:back|tip|handle|edge|bowl) of )?$/i.test(textBefore) &&
  !/^\s+(?:of\b|\p{L})/u.test(textAfter)
const kitchenIngredient =
  /^\s*(?:of\s+)?(?:hot |cold |warm |boiling |dark |brown |maple )?(?:water|honey|sugar|syrup|milk|lemon|caffeine)\b/i
/** Patterns for daily totals such as "3 g of it in all" and "in all 3 g". */
const totalAfter = /^[^.;\d]{0,40}\b(?:in all|altogether|in total)\b/i
const totalBefore = /\b(?:in all|altogether|in total)\b[^.;\d]{0,20}$/i

/** Larger numbers are no cups a day. */
const maxCups = 999

/** Returns the cups a day in a sentence such as "Drink eight cups a day". */
const findCupsPerDay = ({ amounts, text }: SentenceWithPlants): number | undefined => {
  const cups = amounts.find(isCup)?.quantity ?? 0
  const count = Number.isInteger(cups) && cups <= maxCups ? cups : 0
  return count > 1 || (count === 1 && /\bday\b|\bdaily\b/i.test(text)) ? count : undefined
}

type GetHerbName = (herb: HerbFacts) => string

export const createHerbNamer =
  (index: NameIndex): GetHerbName =>
  ({ slug, commonName, scientificName, synonyms }) => {
    const uniqueName = [scientificName, commonName, ...synonyms].find(
      (name) => findUnambiguousHerb(index, name)?.slug === slug,
    )
    return uniqueName ?? scientificName
  }

/** Findings about preparation. The answer may explain the preparation after the amount. */
const preparationCodes: ReadonlySet<FindingCode> = new Set(['PREPARATION_MISSING', 'PREPARATION_ADVICE'])

/**
 * Returns objections to an answer's herbs and amounts. Checks them as one day's tea, by the rules for models. Includes
 * all refusals and, for several herbs, all findings of level `REVIEW`.
 */
export function findObjections(statedAmounts: StatedAmounts, check: CheckRecipe, getHerbName: GetHerbName): Finding[] {
  if (statedAmounts.amounts.size === 0) return []
  const { findings } = check(toRecipe(statedAmounts, getHerbName), undefined, 'ai')
  return findings.filter(
    ({ level, code }) =>
      !preparationCodes.has(code) && (level === 'REFUSE' || (level === 'REVIEW' && statedAmounts.amounts.size > 1)),
  )
}

/** Returns findings that an answer with amounts must mention: required preparation and conditional herbs. */
export function findRequirements(
  statedAmounts: StatedAmounts,
  check: CheckRecipe,
  getHerbName: GetHerbName,
): RawFinding[] {
  return [...statedAmounts.amounts].flatMap((entry) => {
    const recipe = { ...toRecipe({ ...statedAmounts, amounts: new Map([entry]) }, getHerbName), preparation: [] }
    return check(recipe, undefined, 'ai').findings.filter(
      ({ code }) => code === 'PREPARATION_MISSING' || code === 'CONDITIONAL_HERB',
    )
  })
}

/**
 * Builds a recipe for one day from the stated amounts. For a blend, multiplies amounts per cup by the stated or default
 * number of cups. Uses just enough cups to keep each herb within its maximum per cup.
 */
function toRecipe({ amounts, cups = defaultCupsPerDay }: StatedAmounts, getHerbName: GetHerbName): RecipeToCheck {
  const herbs = [...amounts.values()].map(({ herb, day, once = 0, isTotal }) => ({
    herb,
    day: amounts.size > 1 && !isTotal ? Math.max(day, once * cups) : day,
  }))
  const cupCount = Math.max(1, ...herbs.map(({ herb, day }) => Math.ceil(day / herb.tea.gramsPerCupMax - 1e-9)))
  return {
    ingredients: herbs.map(({ herb, day }) => ({ name: getHerbName(herb), gramsPerCup: day / cupCount })),
    cupsPerDay: cupCount,
    preparation: [...preparationRequirements],
  }
}

/** Grams below every amount rule, so any refusal comes from the combination. */
const traceGrams = 0.01

/** Returns refusals that apply to the combination at any amount. */
export function findMixingObjections(
  herbs: readonly HerbFacts[],
  check: CheckRecipe,
  getHerbName: GetHerbName,
): Finding[] {
  const ingredients = herbs.map((herb) => ({ name: getHerbName(herb), gramsPerCup: traceGrams }))
  const recipe = { ingredients, cupsPerDay: 1, preparation: [...preparationRequirements] }
  return check(recipe, undefined, 'ai').findings.filter(({ level }) => level === 'REFUSE')
}
