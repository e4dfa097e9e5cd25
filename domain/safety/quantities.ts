import { calculateDailyGrams, defaultCupsPerDay, calculateDriedGrams, parseAmount } from './amounts.ts'
import type { HerbFacts } from './facts.ts'
import { andFractionPattern, toFigures, numberWordPattern } from './number-words.ts'
import { normaliseUnit, unitPattern } from './quantity-units.ts'
import { countPartsOfDay, findRepeatsPerDay, findTimesPerDay } from './times-a-day.ts'

/**
 * Amount in a text, ready for `parseAmount`. Positions count UTF-16 units. `isKitchen` is true for water, wine and
 * similar; `isFresh` for fresh material; `isExtract` for an oil, tincture or extract; `isRough` for a heaped spoon or a
 * spoon of unknown size, which holds at least a level teaspoon.
 */
export type Quantity = {
  number: string
  unit: string
  start: number
  end: number
  isKitchen: boolean
  isFresh: boolean
  isExtract: boolean
  isRough: boolean
}

const figurePattern = String.raw`\d{1,6}(?:[.,]\d{1,4})?(?:\/\d{1,3})?(?: ?[¼½¾⅓⅔⅛]| \d\/\d)?|[¼½¾⅓⅔⅛]`
const numberPattern = `(?:${figurePattern}|(?:${numberWordPattern})(?![\\p{L}]))(?:${andFractionPattern}(?![\\p{L}]))?`
const sizes = `heaped|heaping|rounded|generous|overflowing|level|flat|scant|big|large|huge|giant|small|strong|weak|full|good|soup|dessert|coffee|hot|warm`
const quantityPattern = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:(?<times>\\d{1,3})\\s?[x×]\\s?)?(?<first>${numberPattern})(?:\\s?(?:-|–|—|to|or)\\s?(?<second>${numberPattern}))?(?:\\+| or more| plus)?[\\s-]?(?<size>(?:(?:${sizes})[\\s-]){0,2})(?<unit>${unitPattern})(?![\\p{L}\\p{N}])(?:(?<half>\\s+and a half)(?![\\p{L}])| or (?<more>two|three|four|[2-9])(?=\\s*(?:$|[,.;:!?)]|(?:of|a|an|per|each|every|in|daily|at|and|before|after|with|for)\\b)))?`,
  'gu',
)

/** Returns a text in lower case without moving positions. A pattern without the `i` flag compiles in half the time. */
const lowerCaseLatin = (text: string) => text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())

/**
 * Phrases that name a vessel, not an amount: “into three cups”. `a spoon` alone is an object, as in “the bowl of a
 * spoon”.
 */
const spoonPattern = /^an? spoon$/i
const vesselPattern = /^.*\b(?:cup|mug|glass|pot|jug)(?:e?s)?$/i
const vesselPrepositionPattern =
  /\b(?:into|onto|between|among|fills|makes|serves|yields|for) (?:the |your |about |all )?$/i

const isVessel = (text: string, match: RegExpExecArray) => {
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 12)
  if (/^ of\b/i.test(after)) return false
  if (spoonPattern.test(match[0])) return true
  const before = text.slice(Math.max(0, match.index - 24), match.index)
  return (
    vesselPattern.test(match[0]) &&
    vesselPrepositionPattern.test(before) &&
    !/^ (?:a|per|each|every) day|^ daily/i.test(after)
  )
}

const roughSizePattern = /heap|rounded|generous|overflowing|big|large|huge|giant|soup|dessert/i
const spoonUnitPattern = /spoon|^tsp|^tb/i
/** True for a spoon of unclear size. Only level teaspoons and tablespoons are measures. */
const isRoughSpoon = (size: string, unit: string) =>
  spoonUnitPattern.test(unit) && (roughSizePattern.test(size) || /^(?:dessert|spoon)/i.test(unit))

/** Finds the amounts in a text, in figures or words, in any unit used for tea. */
export function findQuantities(text: string): Quantity[] {
  const matches = [...lowerCaseLatin(text).matchAll(quantityPattern)].filter((match) => !isVessel(text, match))
  return matches.map((match) => {
    const { times, first = '', second, size = '', unit = '', half, more: following } = match.groups ?? {}
    const [start, end] = [match.index, match.index + match[0].length]
    const [before, after] = [text.slice(Math.max(0, start - 60), start), text.slice(end, end + 60)]
    const upper = second ?? following ?? (half && `${first}${half}`)
    return {
      number: multiplyFigures(
        times,
        upper === undefined ? toFigures(first) : `${toFigures(first)}-${toFigures(upper)}`,
      ),
      unit: normaliseUnit(unit),
      start,
      end,
      isKitchen: kitchenLiquidPattern.test(after),
      isFresh: (freshAfterPattern.test(after) || freshBeforePattern.test(before)) && !driedWords.test(after),
      isExtract: extractAfterPattern.test(after) || extractBeforePattern.test(before),
      isRough: isRoughSpoon(size, unit),
    }
  })
}

/** Multiplies “3 x 2” into one figure. */
function multiplyFigures(times: string | undefined, figures: string): string {
  const multiplicand = parseAmount(`${figures} g`)?.quantity
  return times === undefined || multiplicand === undefined
    ? figures
    : String(Number((Number(times) * multiplicand).toFixed(4)))
}

const wordsBetween = String.raw`(?:of\s+)?(?:(?!(?:and|or|with|in|into|to|then|plus|over)\b)[\p{L}'’-]+,?\s+){0,3}`
const freshAfterPattern = new RegExp(
  `^\\s+${wordsBetween}fresh\\b(?!\\s+(?:[\\p{L}-]+\\s+)?(?:water|air|milk|lemon|honey|pot|cup|brew|batch)\\b)`,
  'iu',
)
const freshBeforePattern =
  /\bfresh\s+(?:(?!(?:and|or|with|in|into|water|air|pot|cup)\b)[\p{L}'’-]+\s*){1,3}[:(,–-]?\s*\(?$/iu
const driedWords = /^[^.;]{0,40}\b(?:dried|powder(?:ed)?|ground)\b/i
const extractWords = '(?:tinctures?|(?:fluid )?extracts?|(?:essential )?oils?|resins?)'
const extractAfterPattern = new RegExp(`^\\s+${wordsBetween}${extractWords}\\b`, 'iu')
const extractBeforePattern = new RegExp(`\\b${extractWords}\\b(?:\\s+of\\s+[\\p{L}'’-]+)?\\s*[:(,–-]\\s*\\(?$`, 'iu')

const kitchenLiquidPattern =
  /^\s+(?:of\s+)?(?:(?:the|a|an|my|your|hot|cold|warm|iced?|boiling|boiled|fresh|freshly|drinking|just-boiled|red|white|ros[eé]|sparkling|mulled|dark|brown|maple|almond|oat|soy|coconut|lemon|orange|apple|black|strong)\s+){0,3}(?:water|milk|juice|wine|beer|spirits?|gin|rum|vodka|whiske?y|brandy|prosecco|coffee|cocoa|broth|vinegar|honey|sugar|syrup|cream|ice|soda)\b/i

const perCupPattern = /\b(?:per|each|every|a|in a|to a|for a|for each) (?:cup|mug|glass)\b/i
const perDayPattern = /\b(?:a|per|each|every|in a|in one) day\b|\bdaily\b/i
/** Cups that a recipe's amounts make, and cups drunk a day. */
export type RecipeServings = { servings: number; cupsPerDay: number }

/**
 * Compares an amount in a sentence with a herb's daily limit: `maxCupsPerDay` for cups and litres, `maxDailyGrams` for
 * dried weight. An amount a cup counts three times when the number of cups is missing. A recipe's cups share its
 * amount. An amount that cannot be weighed, such as a handful, is `unclear`.
 */
export function compareWithDailyLimit(
  amount: Quantity,
  sentence: string,
  herb: HerbFacts,
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
    minimumCups(amount) * (findRepeatsPerDay(sentence) ?? 1) > maxCupsPerDay(herb)
  )
    return 'above'
  const grams = weighQuantity(amount, sentence, herb, recipeServings)
  if (grams === undefined) return 'unclear'
  if (grams.day > herb.maxDailyGrams + 1e-9) return 'above'
  return isUnweighable(amount) ? 'unclear' : 'within'
}

export const exceedsDailyLimit = (...args: Parameters<typeof compareWithDailyLimit>): boolean =>
  compareWithDailyLimit(...args) === 'above'

const isCup = ({ unit }: Quantity) => /^(?:cup|mug|glass)/.test(unit)
const millilitres: readonly (readonly [unit: RegExp, factor: number])[] = [
  [/^(?:ml|millilit)/, 1],
  [/^(?:cl|centilit)/, 10],
  [/^(?:dl|decilit)/, 100],
  [/^l(?:it|tr|$)/, 1000],
  [/^fl(?:uid)?\b/, 28],
  [/^pint/, 568],
  [/^quart/, 946],
  [/^gallon/, 3785],
]

const drinkWords = /\b(?:teas?|tisanes?|infusions?|brew\w*|drink\w*|dr[au]nk|sip\w*)\b/i
/** Returns the minimum number of cups in a pot or flask of tea: two for each. */
const minimumCups = ({ number: numberText, unit }: Quantity) =>
  /^(?:pot|teapot|jug|flask|thermos|carafe)/.test(unit) ? 2 * (parseAmount(`${numberText} g`)?.quantity ?? 0) : 0

/** Millilitres of water in a large cup. None of our herbs needs a larger cup. */
const cupMillilitres = 250

/** Returns the cups of tea in an amount, rounded down for volumes; undefined when the amount is not a drink. */
function toCups(amount: Quantity): number | undefined {
  const count = parseAmount(`${amount.number} g`)?.quantity ?? 0
  if (isCup(amount)) return count
  const factor = millilitres.find(([unit]) => unit.test(amount.unit))?.[1]
  return factor === undefined || amount.isKitchen ? undefined : Math.floor((count * factor) / cupMillilitres + 1e-9)
}

/**
 * Returns the grams of dried herb in a sentence; undefined when the amount cannot be weighed. `day` is grams a day,
 * counted as in `exceedsDailyLimit`. `once` is grams in a cup or at one time; undefined when the sentence is about a
 * whole day.
 */
export function weighQuantity(amount: Quantity, sentence: string, herb: HerbFacts, recipeServings?: RecipeServings) {
  const parsed = isCup(amount) ? undefined : parseAmount(`${amount.number} ${amount.unit}`)
  if (!parsed) return undefined
  const grams = calculateDriedGrams(parsed, herb, amount.isFresh ? 'fresh' : undefined)
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
export const isUnweighable = ({ unit, isRough, isExtract }: Quantity): boolean =>
  isRough || isExtract || /^(?:handful|fistful|scoop|sachet|drop|capsule|tablet)/.test(unit)

/** Returns the cups a day within the daily limit, at maximum strength, rounded up. */
export const maxCupsPerDay = ({
  maxDailyGrams,
  tea,
}: Pick<HerbFacts, 'maxDailyGrams'> & { tea: Pick<HerbFacts['tea'], 'gramsPerCupMax'> }): number =>
  Math.ceil(maxDailyGrams / tea.gramsPerCupMax - 1e-9)
