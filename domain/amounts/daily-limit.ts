import { isWeighable } from './amount.ts'
import { countPartsOfDay, findRepeatsPerDay, findTimesPerDay } from './frequency.ts'
import type { MentionedAmount } from './mentioned-amounts.ts'
import { calculateDailyGrams, calculateDriedGrams, defaultCupsPerDay, type WeighableHerb } from './weights.ts'

/** Herb facts for comparing an amount with the daily limit, in grams of dried herb. */
type LimitedHerb = WeighableHerb & { maxDailyGrams: number }

/** Cups that a recipe's amounts make, and cups drunk a day. */
export type RecipeServings = { servings: number; cupsPerDay: number }

const perCupPattern = /\b(?:per|each|every|a|in a|to a|for a|for each) (?:cup|mug|glass)\b/i
const perDayPattern = /\b(?:a|per|each|every|in a|in one) day\b|\bdaily\b/i
const drinkWords = /\b(?:teas?|tisanes?|infusions?|brew\w*|drink\w*|dr[au]nk|sip\w*)\b/i

/** Millilitres of water in a large cup. None of our herbs needs a larger cup. */
const cupMillilitres = 250
const minCupsInPot = 2
const tolerance = 1e-9

/**
 * Compares an amount in a sentence with a herb's daily limit: `maxCupsPerDay` for cups and litres, `maxDailyGrams` for
 * dried weight. An amount a cup counts three times when the number of cups is missing. A recipe's cups share its
 * amount. An amount that cannot be weighed, such as a handful, is `unclear`.
 */
export function compareWithDailyLimit(
  amount: MentionedAmount,
  sentence: string,
  herb: LimitedHerb,
  recipeServings?: RecipeServings,
): 'above' | 'within' | 'unclear' {
  const cups = toCups(amount)
  if (cups !== undefined) {
    const isRecipeTotal = recipeServings !== undefined && !isCup(amount)
    if (!isRecipeTotal && cups * (findRepeatsPerDay(sentence) ?? 1) > maxCupsPerDay(herb)) return 'above'
    return amount.isExtract ? 'unclear' : 'within'
  }
  if (
    !recipeServings &&
    drinkWords.test(sentence) &&
    countCupsInPots(amount) * (findRepeatsPerDay(sentence) ?? 1) > maxCupsPerDay(herb)
  )
    return 'above'
  const grams = weighMentionedAmount(amount, sentence, herb, recipeServings)
  if (grams === undefined) return 'unclear'
  if (grams.day > herb.maxDailyGrams + tolerance) return 'above'
  return isUnweighable(amount) ? 'unclear' : 'within'
}

export const exceedsDailyLimit = (...args: Parameters<typeof compareWithDailyLimit>): boolean =>
  compareWithDailyLimit(...args) === 'above'

/** True for cups, mugs and glasses of tea. */
export const isCup = ({ measure, isDry }: MentionedAmount): boolean =>
  !isDry && (measure === 'cup' || measure === 'mug')

/** Returns the minimum number of cups in a pot or flask of tea. */
const countCupsInPots = ({ quantity = 0, measure }: MentionedAmount) =>
  measure === 'pot' ? minCupsInPot * quantity : 0

/** Returns the cups of tea in an amount, rounded down for volumes; undefined when the amount is not a drink. */
function toCups(amount: MentionedAmount): number | undefined {
  const { quantity = 0, measure, isKitchen } = amount
  if (isCup(amount)) return quantity
  return measure === 'millilitre' && !isKitchen ? Math.floor(quantity / cupMillilitres + tolerance) : undefined
}

/**
 * Returns the grams of dried herb in a sentence; undefined when the amount cannot be weighed. `day` is grams a day,
 * counted as in `compareWithDailyLimit`. `once` is grams in a cup or at one time; undefined when the sentence is about
 * a whole day.
 */
export function weighMentionedAmount(
  amount: MentionedAmount,
  sentence: string,
  herb: WeighableHerb,
  recipeServings?: RecipeServings,
): { day: number; once: number | undefined } | undefined {
  const { quantity, measure, isFresh } = amount
  if (quantity === undefined || isCup(amount) || !isWeighable(measure)) return undefined
  const grams = calculateDriedGrams({ quantity, measure }, herb, isFresh ? 'fresh' : undefined)
  if (grams === undefined) return undefined
  const statedTimes = findTimesPerDay(sentence)
  const times = (fallback: number) => Math.max(statedTimes ?? fallback, countPartsOfDay(sentence))
  if (perCupPattern.test(sentence))
    return { day: calculateDailyGrams(grams, times(recipeServings?.cupsPerDay ?? defaultCupsPerDay)), once: grams }
  if (recipeServings)
    return {
      day: (grams / recipeServings.servings) * times(recipeServings.cupsPerDay),
      once: grams / recipeServings.servings,
    }
  return { day: grams * times(1), once: statedTimes === undefined && perDayPattern.test(sentence) ? undefined : grams }
}

/** True for an amount without exact grams, such as two handfuls, a heaped spoon, or 2 g of an extract. */
export const isUnweighable = ({ measure, isRough, isExtract }: MentionedAmount): boolean =>
  isRough || isExtract || measure === 'vague'

/** Returns the cups a day within the daily limit, at maximum strength, rounded up. */
export const maxCupsPerDay = ({
  maxDailyGrams,
  tea,
}: {
  maxDailyGrams: number
  tea: { gramsPerCupMax: number }
}): number => Math.ceil(maxDailyGrams / tea.gramsPerCupMax - tolerance)
