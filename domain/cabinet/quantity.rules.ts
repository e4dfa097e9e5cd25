import { teaspoonsInTablespoon } from '../safety/amount-units.ts'
import { normaliseDecimals, expandFractions } from '../written-figures.ts'
import type { CabinetHerb } from './cabinet.types.ts'

type Unit = 'g' | 'kg' | 'oz' | 'tsp' | 'tbsp' | 'bag'

/** Number and unit. A bag contains the amount for one strong cup. */
type Quantity = { value: number; unit: Unit }

/** A herb's weights in grams of dried herb. */
type Weights = Pick<CabinetHerb, 'gramsPerCup' | 'gramsPerTeaspoon'>

/** Below this number of strong cups, a herb is running low. */
const runningLowCups = 5
const gramsPerKilogram = 1000
const gramsPerOunce = 28.35
const maxValue = 100_000

const unitByWord: Record<string, Unit> = {}
const defineUnit = (unit: Unit, words: string) => {
  for (const word of words.split('|')) unitByWord[word] = unit
}
defineUnit('g', 'g|gr|gram|grams|gramme|grammes')
defineUnit('kg', 'kg|kilo|kilos|kilogram|kilograms')
defineUnit('oz', 'oz|ounce|ounces')
defineUnit('tsp', 'tsp|tsps|teaspoon|teaspoons')
defineUnit('tbsp', 'tbsp|tbsps|tablespoon|tablespoons')
defineUnit('bag', 'bag|bags|tea bag|tea bags|tea-bag|tea-bags|teabag|teabags')

/** Decimals for each unit. Smaller steps don't matter in a kitchen. */
const decimalsByUnit: Record<Unit, number> = { g: 2, kg: 3, oz: 3, tsp: 2, tbsp: 2, bag: 2 }

const quantityPattern = /^(?:(\d+) )?(\d+)\/(\d+) ?([a-z -]+)$|^(\d+(?:\.\d+)?) ?([a-z -]+)$/

/** Parses a quantity such as `50 g`, `1,5 kg`, `2 ½ tsp` or `20 tea bags`. Returns undefined for any other text. */
export function parseQuantity(text: string): Quantity | undefined {
  const normalised = normaliseAmount(text)
  const [, whole = '0', numerator, denominator, fractionUnit, number, numberUnit] =
    quantityPattern.exec(normalised) ?? []
  const unit = unitByWord[fractionUnit ?? numberUnit ?? '']
  const value = number === undefined ? Number(whole) + Number(numerator) / Number(denominator) : Number(number)
  return unit && value <= maxValue ? { value, unit } : undefined
}

/** Formats a quantity for people. `parseQuantity` returns the same value from the result. */
export function formatQuantity({ value, unit }: Quantity): string {
  const number = roundToUnit(value, unit)
  return `${number} ${unit === 'bag' && number !== 1 ? 'bags' : unit}`
}

/**
 * Parses the amount that a member used. A blank text means one strong cup. Returns undefined for any other text without
 * a quantity.
 */
export function parseUsedAmount(text: string): Quantity | undefined {
  const normalised = normaliseAmount(text)
  return normalised === '' ? { value: 1, unit: 'bag' } : parseQuantity(normalised.replace(/ ?cups?$/, ' bags'))
}

/**
 * Subtracts the amount used; the result is never below 0. Kilograms become grams, because kilograms are too coarse for
 * single cups.
 */
export function subtractUsed(quantity: Quantity, used: Quantity, herb: Weights): Quantity {
  const unit = quantity.unit === 'kg' ? 'g' : quantity.unit
  const convert = (amount: Quantity) =>
    amount.unit === unit ? amount.value : toGrams(amount, herb) / toGrams({ value: 1, unit }, herb)
  return { value: Math.max(0, roundToUnit(convert(quantity) - convert(used), unit)), unit }
}

export const countCups = (quantity: Quantity, herb: Weights): number => toGrams(quantity, herb) / herb.gramsPerCup

/** True if the quantity makes only a few more cups; false if it can't be parsed. */
export function isRunningLow(text: string, herb: Weights): boolean {
  const quantity = parseQuantity(text)
  return quantity !== undefined && countCups(quantity, herb) < runningLowCups
}

/** True if the text is a quantity of 0; false if it can't be parsed. */
export const isZeroQuantity = (text: string): boolean =>
  normaliseAmount(text) === '0' || parseQuantity(text)?.value === 0

/** True if a herb is in stock after its quantity changed to `newText`. Any new quantity except 0 means in stock. */
export function isInStockAfterChange(item: { quantity: string; isAvailable: boolean }, newText: string): boolean {
  const [previous, current] = [item.quantity, newText].map(normaliseAmount)
  return current === previous || current === '' ? item.isAvailable : !isZeroQuantity(newText)
}

function toGrams({ value, unit }: Quantity, { gramsPerCup, gramsPerTeaspoon }: Weights): number {
  const gramsPerUnit: Record<Unit, number> = {
    g: 1,
    kg: gramsPerKilogram,
    oz: gramsPerOunce,
    tsp: gramsPerTeaspoon,
    tbsp: gramsPerTeaspoon * teaspoonsInTablespoon,
    bag: gramsPerCup,
  }
  return value * gramsPerUnit[unit]
}

function roundToUnit(value: number, unit: Unit): number {
  const steps = 10 ** decimalsByUnit[unit]
  return Math.round(value * steps) / steps
}

/** Returns the text in lower case, with decimals instead of fractions and without words such as "about". */
const normaliseAmount = (text: string): string =>
  normaliseDecimals(expandFractions(text.toLowerCase()))
    .replaceAll(/\b(?:about|around|of)\b|[~≈]/g, ' ')
    .replace(/\.$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
