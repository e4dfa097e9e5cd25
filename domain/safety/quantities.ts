import { dailyGrams, driedGrams, gramsOf, parseAmount } from './amounts.ts'
import type { HerbFacts } from './facts.ts'

/** An amount as a text has it, ready for `parseAmount`; places count UTF-16 units of the text. */
export type Quantity = { number: string; unit: string; start: number; end: number }

const spelled: Record<string, string> = {
  a: '1',
  an: '1',
  one: '1',
  once: '1',
  'half a': '1/2',
  'half an': '1/2',
  half: '1/2',
  'half of a': '1/2',
  'a quarter of a': '1/4',
  'three quarters of a': '3/4',
  'a third of a': '1/3',
  'two thirds of a': '2/3',
  'a tenth of a': '1/10',
  'tenths of a': '1/10',
  two: '2',
  twice: '2',
  'a couple of': '2',
  couple: '2',
  three: '3',
  thrice: '3',
  'a few': '3',
  few: '3',
  several: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  hundred: '100',
  'a hundred': '100',
}
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
const spelledNumber = Object.keys(spelled)
  .toSorted((one, other) => other.length - one.length)
  .join('|')
const figure = String.raw`\d{1,6}(?:[.,]\d{1,4})?(?:\/\d{1,3})?(?: ?[¼½¾⅓⅔⅛]| \d\/\d)?|[¼½¾⅓⅔⅛]`
const number = `(?:${figure}|(?:${spelledNumber})(?![\\p{L}]))`
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
    }
  })
}

const inFigures = (text: string) => spelled[text.toLowerCase().replaceAll(/\s+/g, ' ')] ?? text.replace(',', '.')

const countWords = String.raw`(\d{1,2}|once|twice|thrice|two|three|four|five|six|seven|eight|nine|ten)`
const timesADay = new RegExp(
  `\\b${countWords}(?: ?x| times| cups| mugs| glasses)? (?:(?:a|per|each|every|in a|in one) day|daily)\\b`,
  'i',
)
const everyHours = new RegExp(`\\bevery (?:${countWords} )?hours?\\b`, 'i')
const perCup = /\b(?:per|each|every|a|in a|to a|for a|for each) (?:cup|mug|glass)\b/i
const ofADay = /\b(?:a|per|each|every|in a|in one) day\b|\bdaily\b/i
const wakingHours = 16

/** A whole recipe: the cups that its amounts make, and how many of them are for a day. */
export type Pot = { servings: number; cupsPerDay: number }

/**
 * Whether an amount in a sentence is more of a herb than a day may hold: in cups, more than `cupsMax`; in weight, more than
 * `maxDailyGrams` (grams of dried herb). An amount a cup without a number of cups counts for three, as in a recipe; that of a `pot`
 * is shared by its cups. What cannot be weighed, such as a handful, exceeds nothing.
 */
export function exceedsDay(amount: Quantity, sentence: string, herb: HerbFacts, pot?: Pot): boolean {
  const { number, unit } = amount
  if (/^(?:cup|mug|glass)/.test(unit)) return (parseAmount(`${number} g`)?.quantity ?? 0) > cupsMax(herb)
  const grams = weigh(amount, sentence, herb, pot)
  return grams !== undefined && grams.day > herb.maxDailyGrams + 1e-9
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
export const cupsMax = ({ maxDailyGrams, tea }: HerbFacts): number =>
  Math.ceil(maxDailyGrams / tea.gramsPerCupMax - 1e-9)

/** How often a day a sentence says that something is taken. */
export function timesIn(sentence: string): number | undefined {
  const times = timesADay.exec(sentence)?.[1]
  if (times !== undefined) return Number(inFigures(times))
  const hours = everyHours.exec(sentence)
  return hours ? wakingHours / Number(inFigures(hours[1] ?? '1')) : undefined
}
