import { dailyGrams, driedGrams, gramsOf, parseAmount } from './amounts.ts'
import type { HerbFacts } from './facts.ts'
import { inFigures, numberWords } from './number-words.ts'
import { repeatsIn, timesIn } from './times-a-day.ts'

/**
 * An amount as a text has it, ready for `parseAmount`; places count UTF-16 units of the text. `isKitchen`: of water, wine or the like,
 * as the words behind it say.
 */
export type Quantity = { number: string; unit: string; start: number; end: number; isKitchen: boolean }

const unitWords: Record<string, string> = {
  teaspoonful: 'teaspoon',
  teaspoonfuls: 'teaspoons',
  tablespoonful: 'tablespoon',
  tablespoonfuls: 'tablespoons',
  spoon: 'teaspoon',
  spoons: 'teaspoons',
  spoonful: 'teaspoon',
  spoonfuls: 'teaspoons',
  gramme: 'gram',
  grammes: 'grams',
  'tea bag': 'teabag',
  'tea bags': 'teabag',
  'tea-bag': 'teabag',
  'tea-bags': 'teabag',
  teabags: 'teabag',
  kilo: 'kg',
  kilos: 'kg',
}
const figure = String.raw`\d{1,6}(?:[.,]\d{1,4})?(?:\/\d{1,3})?(?: ?[¼½¾⅓⅔⅛]| \d\/\d)?|[¼½¾⅓⅔⅛]`
const number = `(?:${figure}|(?:${numberWords})(?![\\p{L}]))`
const unit =
  'grammes?|grams?|g|mg|milligrams?|kg|kilos?|oz|ounces?|lbs?|pounds?|teaspoon(?:ful)?s?|tsps?|tablespoon(?:ful)?s?|tbsps?|spoon(?:ful)?s?|pinch(?:es)?|tea[- ]?bags?|cups?|cupfuls?|mugs?|mugfuls?|glass(?:es)?|pots?|pints?|jugs?|handfuls?|fistfuls?|sprigs?|drops?|millilit(?:re|er)s?|ml|capsules?|tablets?|lit(?:re|er)s?'
const quantity = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?<first>${number})(?:\\s?(?:-|–|—|to|or)\\s?(?<second>${number}))?[\\s-]?(?:heaped |level |big |small |large |strong |full |good )?(?<unit>${unit})(?![\\p{L}\\p{N}])`,
  'giu',
)

/** "The bowl of a spoon", "into three cups": what holds, not how much. */
const spoon = /^an? spoon$/i
const vessel = /^.*\b(?:cup|mug|glass|pot|jug)(?:e?s)?$/i
const holds = /\b(?:into|onto|between|among|fills|makes|serves|yields|for) (?:the |your |about |all )?$/i

const isVessel = (text: string, match: RegExpExecArray) => {
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 12)
  if (/^ of\b/i.test(after)) return false
  if (spoon.test(match[0])) return true
  const before = text.slice(Math.max(0, match.index - 24), match.index)
  return vessel.test(match[0]) && holds.test(before) && !/^ (?:a|per|each|every) day|^ daily/i.test(after)
}

/** The amounts that a text names, in figures or words, with any unit that people measure a tea by. */
export function quantitiesIn(text: string): Quantity[] {
  const matches = [...text.matchAll(quantity)].filter((match) => !isVessel(text, match))
  return matches.map((match) => {
    const { first = '', second, unit = '' } = match.groups ?? {}
    const measure = unit.toLowerCase().replaceAll(/\s/g, ' ')
    return {
      number: second === undefined ? inFigures(first) : `${inFigures(first)}-${inFigures(second)}`,
      unit: unitWords[measure] ?? measure,
      start: match.index,
      end: match.index + match[0].length,
      isKitchen: kitchen.test(text.slice(match.index + match[0].length, match.index + match[0].length + 60)),
    }
  })
}

const kitchen =
  /^\s+(?:of\s+)?(?:(?:the|a|an|my|your|hot|cold|warm|iced?|boiling|boiled|fresh|freshly|drinking|just-boiled|red|white|ros[eé]|sparkling|mulled|dark|brown|maple|almond|oat|soy|coconut|lemon|orange|apple|black|strong)\s+){0,3}(?:water|milk|juice|wine|beer|spirits?|gin|rum|vodka|whiske?y|brandy|prosecco|coffee|cocoa|broth|vinegar|honey|sugar|syrup|cream|ice|soda)\b/i

const perCup = /\b(?:per|each|every|a|in a|to a|for a|for each) (?:cup|mug|glass)\b/i
const ofADay = /\b(?:a|per|each|every|in a|in one) day\b|\bdaily\b/i
/** A whole recipe: the cups that its amounts make, and how many of them are for a day. */
export type Pot = { servings: number; cupsPerDay: number }

/**
 * Whether an amount in a sentence is `above` what a day may hold of a herb, or `within` it: in cups, `cupsMax`; in weight,
 * `maxDailyGrams` (grams of dried herb). Litres are as many cups as they fill. An amount a cup without a number of cups counts for
 * three, as in a recipe; that of a `pot` is shared by its cups. What cannot be weighed, such as a handful, is `unclear`.
 */
export function judgeDay(
  amount: Quantity,
  sentence: string,
  herb: HerbFacts,
  pot?: Pot,
): 'above' | 'within' | 'unclear' {
  const cups = cupsOf(amount)
  if (cups !== undefined) {
    const isOfAPot = pot !== undefined && !isCup(amount)
    return !isOfAPot && cups * (repeatsIn(sentence) ?? 1) > cupsMax(herb) ? 'above' : 'within'
  }
  const grams = weigh(amount, sentence, herb, pot)
  if (grams === undefined) return 'unclear'
  return grams.day > herb.maxDailyGrams + 1e-9 ? 'above' : 'within'
}

/** Whether an amount in a sentence is more of a herb than a day may hold, as `judgeDay` finds it. */
export const exceedsDay = (...given: Parameters<typeof judgeDay>): boolean => judgeDay(...given) === 'above'

const isCup = ({ unit }: Quantity) => /^(?:cup|mug|glass)/.test(unit)
const millilitres: readonly (readonly [unit: RegExp, factor: number])[] = [
  [/^(?:ml|millilit)/, 1],
  [/^lit/, 1000],
  [/^pint/, 568],
]

/** The water of a large cup: no herb of ours is brewed in more. */
const cupMillilitres = 250

/** The cups of tea that an amount is; whole ones alone where it fills them. Undefined for what measures no drink. */
function cupsOf(amount: Quantity): number | undefined {
  const count = parseAmount(`${amount.number} g`)?.quantity ?? 0
  if (isCup(amount)) return count
  const factor = millilitres.find(([unit]) => unit.test(amount.unit))?.[1]
  return factor === undefined || amount.isKitchen ? undefined : Math.floor((count * factor) / cupMillilitres + 1e-9)
}

/**
 * Grams of dried herb that an amount of a sentence comes to: in a `day`, as `exceedsDay` counts it, and at `once`, in a cup or at
 * one time, which is undefined where the sentence tells of a whole day. Undefined for what cannot be weighed.
 */
export function weigh({ number, unit }: Quantity, sentence: string, herb: HerbFacts, pot?: Pot) {
  const parsed = parseAmount(`${number} ${unit}`)
  if (!parsed) return undefined
  const fresh = /\bfresh\b/i.test(sentence) && !/\b(?:dried|powder|ground)\b/i.test(sentence)
  const grams = driedGrams(gramsOf(parsed, herb), herb, fresh)
  const times = timesIn(sentence)
  if (perCup.test(sentence)) return { day: dailyGrams(grams, times ?? pot?.cupsPerDay), once: grams }
  if (pot) return { day: (grams / pot.servings) * (times ?? pot.cupsPerDay), once: grams / pot.servings }
  return { day: grams * (times ?? 1), once: times === undefined && ofADay.test(sentence) ? undefined : grams }
}

/** Whether nobody can tell how many grams an amount is, such as two handfuls. */
export const isBeyondWeighing = ({ unit }: Quantity): boolean => /^(?:handful|fistful)/.test(unit)

/** The cups a day that the daily limit allows, each as strong as a cup may be; a started cup counts as one. */
export const cupsMax = ({
  maxDailyGrams,
  tea,
}: Pick<HerbFacts, 'maxDailyGrams'> & { tea: Pick<HerbFacts['tea'], 'gramsPerCupMax'> }): number =>
  Math.ceil(maxDailyGrams / tea.gramsPerCupMax - 1e-9)
