import { isPlainAmount, readAmount } from '../amounts/amount.ts'
import { gramsPerKilogram, gramsPerOunce, teaspoonsInTablespoon } from '../amounts/units.ts'
import { collapseWhitespace } from '../text.ts'
import type { CabinetHerb } from './cabinet.types.ts'

const units = ['g', 'kg', 'oz', 'tsp', 'tbsp', 'bag'] as const
type Unit = (typeof units)[number]

/** Number and unit. A bag contains the amount for one strong cup. */
type Quantity = { value: number; unit: Unit }

/** A herb's weights in grams of dried herb. */
type Weights = Pick<CabinetHerb, 'gramsPerCup' | 'gramsPerTeaspoon'>

/** Below this number of strong cups, a herb is running low. */
const runningLowCups = 5
const maxValue = 100_000

/** Decimals for each unit. Smaller steps don't matter in a kitchen. */
const decimalsByUnit: Record<Unit, number> = { g: 2, kg: 3, oz: 3, tsp: 2, tbsp: 2, bag: 2 }

/**
 * Parses a quantity such as `50 g`, `1,5 kg`, `2 ½ tsp` or `20 tea bags`. Returns undefined for any other text, such as
 * a range or a heaped spoon.
 */
export function parseQuantity(text: string): Quantity | undefined {
  const amount = readAmount(text.trim().replace(/\.$/, ''))
  if (!amount?.unit || !isPlainAmount(amount) || amount.low !== amount.high || amount.high > maxValue) return undefined
  const { name } = amount.unit
  const unit = name === 'teabag' ? 'bag' : units.find((code) => code === name)
  return unit && { value: amount.high, unit }
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
  const used = text.trim()
  return used === '' ? { value: 1, unit: 'bag' } : parseQuantity(used.replace(/ ?cups?$/i, ' bags'))
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
export function isZeroQuantity(text: string): boolean {
  const amount = readAmount(text)
  return parseQuantity(text)?.value === 0 || (amount !== undefined && !amount.unit && amount.high === 0)
}

/** True if a herb is in stock after its quantity changed to `newText`. Any new quantity except 0 means in stock. */
export function isInStockAfterChange(item: { quantity: string; isAvailable: boolean }, newText: string): boolean {
  const [previous, current] = [item.quantity, newText].map((text) => collapseWhitespace(text.toLowerCase()))
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
