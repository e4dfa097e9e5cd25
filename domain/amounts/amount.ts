import { expandFractions, figurePattern, normaliseDecimals } from './figures.ts'
import { parseNumber, replaceNumberWord } from './numbers.ts'
import { type AnyMeasure, createUnitPattern, findUnit, type Measure, type Unit, weighedUnits } from './units.ts'

/**
 * Grammar of amounts. An amount is a number or a range, sizes, and a unit: `2`, `1-2 level tsp`, `a gram or two`. All
 * readers share it:
 * - `readAmount` and `parseAmount` read a text that is only an amount.
 * - `recipe-line.ts` reads a line of a recipe, an amount and a name.
 * - `mentioned-amounts.ts` finds amounts in sentences.
 *
 * `units.ts` and `numbers.ts` hold the words. `weights.ts` converts an amount into grams of dried herb, and
 * `daily-limit.ts` compares it with what a herb allows.
 */
export type Amount = { quantity: number; measure: Measure }

/** Amount as written. Both ends are equal if it is no range. A plain count has no unit. */
export type WrittenAmount = { low: number; high: number; size: string; unit: Unit | undefined }

const usualSizes = 'level|flat|scant|small|thin|tiny|little|short|medium|long|fresh|dried|whole'
const unclearSizes =
  'heaped|heaping|rounded|generous|overflowing|big|large|huge|giant|thick|good|full|strong|weak|hot|warm|soup|dessert|coffee'
/** Regular expression source for words between a number and its unit. */
export const sizePattern = `(?:${usualSizes}|${unclearSizes})`
const unclearSizePattern = new RegExp(`\\b(?:${unclearSizes})\\b`)

const rangeWords = '-|–|—|to|or'

/** Returns the regular expression source for an amount with a unit. `toWrittenAmount` reads the groups of a match. */
export const createAmountPattern = (number: string, units: string, separators = rangeWords) =>
  `(?:(?<times>\\d{1,3})\\s?[x×]\\s?)?(?<first>${number})(?:(?<separator>\\s?(?:${separators})\\s?)(?<second>${number}))?(?:\\+| or more| plus)?` +
  `(?:[\\s-]?(?<size>(?:${sizePattern}[\\s-]){0,2})(?<unit>${units})(?![\\p{L}\\p{N}]))`

/** Words that follow a length: `1-inch piece`, `2 cm knob`. */
const lengthNouns = '(?:piece|knob|chunk|nub|thumb|length|stick|slice|cube|root)s?'
const amountAlonePattern = new RegExp(
  `^${createAmountPattern(figurePattern, createUnitPattern('amount'))}?(?: (?<noun>${lengthNouns}))?$`,
  'u',
)

/**
 * Level spoons in a spoon of this size. We know of no source for loose herbs. A cone on a spoon about doubles it, so
 * these are upper ends: too much in our sum makes the check stricter.
 */
const levelSpoonsBySize: Record<string, number> = {
  heaped: 2,
  heaping: 2,
  rounded: 1.5,
  generous: 1.5,
}
/** Regular expression source for a spoon that may have no number: `heaped teaspoon`. */
export const heapedSpoonPattern = `(?:${Object.keys(levelSpoonsBySize).join('|')}) (?:tsp|tbsp|(?:tea|table) ?spoon(?:ful)?)\\b`
const heapedSpoonAlonePattern = new RegExp(`^(?=${heapedSpoonPattern}$)`)

/** Words to ignore because they do not make an amount larger. */
const approximations = /\b(?:up to|level|about|around|roughly|approximately|approx|circa|ca|scant|of)\b\.?/g

/** Reads a text that is only an amount, in any unit. Returns undefined for any other text. Never throws. */
export function readAmount(text: string): WrittenAmount | undefined {
  const normalised = replaceNumberWord(
    expandFractions(normaliseDecimals(text.toLowerCase()))
      .trim()
      .replace(/^[~≈] ?/, ''),
  )
    .replaceAll(/(?<=\d)["”]/g, ' inch ')
    .replaceAll(approximations, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^an? (?=\d)/, '')
    .replace(/^an? (?=[a-z])/, '1 ')
    .replace(/^(?=(?:pinch|dash|sprinkle)$)/, '1 ')
    .replace(heapedSpoonAlonePattern, '1 ')
  const groups = amountAlonePattern.exec(normalised)?.groups
  const amount = groups && toWrittenAmount(groups)
  return groups?.['noun'] !== undefined && amount?.unit?.measure !== 'inch' ? undefined : amount
}

/** Reads the groups of a matched amount. */
export function toWrittenAmount(groups: Readonly<Record<string, string | undefined>>): WrittenAmount {
  const { times = '1', first = '', second, size = '', unit, half, more } = groups
  const upper = second ?? more ?? (half === undefined ? first : `${first}${half}`)
  return {
    low: Number(times) * parseNumber(first),
    high: Number(times) * parseNumber(upper),
    size: size.trim(),
    unit: unit === undefined ? undefined : findUnit(unit),
  }
}

/** Returns how many measures an amount holds, by its upper end; undefined for none, and for a range such as `1-1/2`. */
export function toQuantity({ low, high, unit }: WrittenAmount): number | undefined {
  const quantity = high * (unit?.factor ?? 1)
  return high >= low && quantity > 0 && Number.isFinite(quantity) ? quantity : undefined
}

/**
 * Parses an amount with a weight, such as `4 g`, `1 ½ tsp`, `2-3 pinches` or `3 slices`. A heaped teaspoon counts as
 * two level ones. Returns undefined for an unclear amount: `1-1/2 tsp` may be a range or one and a half.
 */
export function parseAmount(text: string): Amount | undefined {
  const written = readAmount(text)
  const measure = written?.unit?.measure ?? 'whole'
  const quantity = written && toQuantity(written)
  if (!written || quantity === undefined || !isWeighable(measure)) return undefined
  const levelSpoons = countLevelSpoons(written)
  return levelSpoons === undefined && !isPlainAmount(written)
    ? undefined
    : { quantity: quantity * (levelSpoons ?? 1), measure }
}

/** Returns the level spoons that a heaped or rounded spoon counts as; undefined for any other amount. */
function countLevelSpoons({ size, unit }: WrittenAmount): number | undefined {
  return unit?.measure === 'teaspoon' ? levelSpoonsBySize[size] : undefined
}

/** Returns the level spoons that each spoon of this text counts as, if it is heaped or rounded: 2 for `1 heaped tsp`. */
export function readLevelSpoons(text: string): number | undefined {
  const written = readAmount(text)
  return written && countLevelSpoons(written)
}

/** True unless a size such as `heaped` makes the amount unclear. */
export const isPlainAmount = ({ size }: WrittenAmount): boolean => !unclearSizePattern.test(size)

const weighable: ReadonlySet<AnyMeasure> = new Set<AnyMeasure>(['gram', 'pinch', 'teabag', ...weighedUnits])
export const isWeighable = (measure: AnyMeasure): measure is Measure => weighable.has(measure)
