import { teaspoonsInTablespoon } from '../safety/amount-units.ts'
import { plainFigures, spellFractions } from '../written-figures.ts'
import type { CabinetHerb } from './cabinet.types.ts'

type Unit = 'g' | 'kg' | 'oz' | 'tsp' | 'tbsp' | 'bag'

/** A bag is the amount for one strong cup. */
type Quantity = { value: number; unit: Unit }

/** Weights of one herb in grams of dried herb. */
type Weights = Pick<CabinetHerb, 'gramsPerCup' | 'gramsPerTeaspoon'>

/** Fewer strong cups than this count as running low. */
const littleCups = 5
const gramsPerKilogram = 1000
const gramsPerOunce = 28.35
const valueMax = 100_000

const units: Record<string, Unit> = {}
const define = (unit: Unit, words: string) => {
  for (const word of words.split('|')) units[word] = unit
}
define('g', 'g|gr|gram|grams|gramme|grammes')
define('kg', 'kg|kilo|kilos|kilogram|kilograms')
define('oz', 'oz|ounce|ounces')
define('tsp', 'tsp|tsps|teaspoon|teaspoons')
define('tbsp', 'tbsp|tbsps|tablespoon|tablespoons')
define('bag', 'bag|bags|tea bag|tea bags|tea-bag|tea-bags|teabag|teabags')

/** Number of decimals for each unit. Smaller steps don't matter in a kitchen. */
const decimals: Record<Unit, number> = { g: 2, kg: 3, oz: 3, tsp: 2, tbsp: 2, bag: 2 }

const pattern = /^(?:(\d+) )?(\d+)\/(\d+) ?([a-z -]+)$|^(\d+(?:\.\d+)?) ?([a-z -]+)$/

/**
 * Reads a quantity such as `50 g`, `1,5 kg`, `2 ½ tsp` or `20 tea bags`; undefined for anything that can't be counted.
 */
export function parseQuantity(text: string): Quantity | undefined {
  const plain = plainAmount(text)
  const [, whole = '0', above, below, unitOfFraction, figure, unitOfFigure] = pattern.exec(plain) ?? []
  const unit = units[unitOfFraction ?? unitOfFigure ?? '']
  const value = figure === undefined ? Number(whole) + Number(above) / Number(below) : Number(figure)
  return unit && value <= valueMax ? { value, unit } : undefined
}

/** Returns the quantity as people write it. `parseQuantity` reads the same value back. */
export function writeQuantity({ value, unit }: Quantity): string {
  const figure = round(value, unit)
  return `${figure} ${unit === 'bag' && figure !== 1 ? 'bags' : unit}`
}

/**
 * Reads the amount that a member used. A blank text means one strong cup; undefined for anything that can't be counted.
 */
export function parseUsedAmount(text: string): Quantity | undefined {
  const plain = plainAmount(text)
  return plain === '' ? { value: 1, unit: 'bag' } : parseQuantity(plain.replace(/ ?cups?$/, ' bags'))
}

/**
 * Subtracts the amount used; the result is never below 0. Kilograms become grams, which are precise enough for single
 * cups.
 */
export function subtractUsed(quantity: Quantity, used: Quantity, herb: Weights): Quantity {
  const unit = quantity.unit === 'kg' ? 'g' : quantity.unit
  const share = (part: Quantity) =>
    part.unit === unit ? part.value : gramsOf(part, herb) / gramsOf({ value: 1, unit }, herb)
  return { value: Math.max(0, round(share(quantity) - share(used), unit)), unit }
}

/** Returns the number of strong cups in a quantity. */
export const cupsIn = (quantity: Quantity, herb: Weights): number => gramsOf(quantity, herb) / herb.gramsPerCup

/** True when the quantity makes only a few more cups; false when it can't be read. */
export function isRunningLow(text: string, herb: Weights): boolean {
  const quantity = parseQuantity(text)
  return quantity !== undefined && cupsIn(quantity, herb) < littleCups
}

/** True when the text states a quantity of 0; false when it can't be read. */
export const isZeroQuantity = (text: string): boolean => plainAmount(text) === '0' || parseQuantity(text)?.value === 0

/**
 * Returns true if a herb counts as in stock after its quantity was changed to `written`. Any new quantity except 0
 * means in stock.
 */
export function impliesInStock(item: { quantity: string; isAvailable: boolean }, written: string): boolean {
  const [before, now] = [item.quantity, written].map(plainAmount)
  return now === before || now === '' ? item.isAvailable : !isZeroQuantity(written)
}

/** Converts a quantity to grams of dried herb. */
function gramsOf({ value, unit }: Quantity, { gramsPerCup, gramsPerTeaspoon }: Weights): number {
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

function round(value: number, unit: Unit): number {
  const steps = 10 ** decimals[unit]
  return Math.round(value * steps) / steps
}

/** Returns the text in lower case, with fractions as figures, and without words such as "about". */
const plainAmount = (text: string): string =>
  plainFigures(spellFractions(text.toLowerCase()))
    .replaceAll(/\b(?:about|around|of)\b|[~≈]/g, ' ')
    .replace(/\.$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
