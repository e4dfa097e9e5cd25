import { createAmountPattern, isPlainAmount, toWrittenAmount, type WrittenAmount } from './amount.ts'
import { isMetricVolume, type KitchenAmount, type Rounding, toFahrenheit, toUsVolume } from './kitchen-units.ts'
import { writtenNumberPattern } from './numbers.ts'
import type { UnitChoices } from './unit-choices.ts'
import { createUnitPattern } from './units.ts'

/** A number before `and` belongs to the unit too: `between 45 and 50 °C`. */
const separators = '-|–|—|to|or|and'
const amountPattern = new RegExp(
  `(?<![\\p{L}\\p{N}.,/])${createAmountPattern(writtenNumberPattern, createUnitPattern('step'), separators)}`,
  'giu',
)
const approximatePattern =
  /\b(?:about|around|roughly|nearly|almost|approximately|circa|ca\.?|good|scant|bare) $|[~≈] ?$/i
/** A difference between temperatures isn't a temperature: `10 °C cooler`. */
const differencePattern = /^ (?:cooler|colder|warmer|hotter|less|lower|higher)\b/i
const limitPattern =
  /\b(?:below|under|at most|up to|not exceed|never exceed|above|over|than|hotter|maximum of|max\.?) (?:about |around )?$/i

/**
 * Converts the water and the temperatures in a text, such as a step: `400 ml at 95 °C` becomes `about 1 ⅔ US cups at
 * about 205 °F`. Leaves a text unchanged that gives degrees Fahrenheit itself, and amounts that no kitchen can measure.
 */
export function convertText(text: string, choices: UnitChoices): string {
  if (/°\s?F\b|\bfahrenheit\b/i.test(text)) return text
  return text.replaceAll(amountPattern, (...match) => {
    const [written, groups, position] = [match[0], match.at(-1), match.at(-3)]
    if (!isGroups(groups) || typeof position !== 'number') return written
    const before = text.slice(Math.max(0, position - 24), position)
    const rounding = limitPattern.test(before) ? 'max' : 'nearest'
    const amount = toWrittenAmount(groups)
    const after = text.slice(position + written.length, position + written.length + 12)
    if (amount.unit?.measure === 'celsius' && differencePattern.test(after)) return written
    const ends = convertEnds(amount, choices, rounding)
    return ends ? formatEnds(ends, groups['separator'] ?? '', approximatePattern.test(before)) : written
  })
}

type Groups = Readonly<Record<string, string | undefined>>

const isGroups = (value: unknown): value is Groups => typeof value === 'object' && value !== null

type Ends = readonly [low: KitchenAmount, high: KitchenAmount]

function convertEnds(amount: WrittenAmount, choices: UnitChoices, rounding: Rounding): Ends | undefined {
  if (!isPlainAmount(amount) || !(amount.high >= amount.low)) return undefined
  const convert = createConverter(amount, choices, rounding)
  const [low, high] = [convert?.(amount.low), convert?.(amount.high)]
  return low && high && [low, high]
}

/** Returns the conversion of a number of the amount's units; undefined if the reader didn't choose to convert them. */
function createConverter(amount: WrittenAmount, choices: UnitChoices, rounding: Rounding) {
  const { unit } = amount
  if (unit?.measure === 'celsius' && choices.includes('f')) return (celsius: number) => toFahrenheit(celsius, rounding)
  if (unit && isMetricVolume(amount) && choices.includes('us'))
    return (quantity: number) => toUsVolume(quantity * unit.factor)
  return undefined
}

function formatEnds([low, high]: Ends, separator: string, isApproximate: boolean): string {
  const isRounded = (low.isRounded || high.isRounded) && !isApproximate
  const lowText = low.unit === high.unit ? low.figure : formatAmount(low)
  const figures = formatAmount(low) === formatAmount(high) ? '' : `${lowText}${separator}`
  return `${isRounded ? 'about ' : ''}${figures}${formatAmount(high)}`
}

const formatAmount = ({ figure, unit }: KitchenAmount) => `${figure} ${unit}`
