import { teaspoonsInTablespoon } from '../safety/amount-units.ts'
import { plainFigures, spellFractions } from '../written-figures.ts'
import type { CabinetHerb } from './cabinet.types.ts'

type Unit = 'g' | 'kg' | 'oz' | 'tsp' | 'tbsp' | 'bag'

/** So much of one measure; a bag holds what a strong cup takes. */
type Quantity = { value: number; unit: Unit }

/** What one herb weighs: grams of dried herb. */
type Weights = Pick<CabinetHerb, 'gramsPerCup' | 'gramsPerTeaspoon'>

/** Less than so many strong cups is little. */
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

/** How fine each measure is written: a step of it is less than anybody weighs. */
const decimals: Record<Unit, number> = { g: 2, kg: 3, oz: 3, tsp: 2, tbsp: 2, bag: 2 }

const pattern = /^(?:(\d+) )?(\d+)\/(\d+) ?([a-z -]+)$|^(\d+(?:\.\d+)?) ?([a-z -]+)$/

/** Reads a quantity such as `50 g`, `1,5 kg`, `2 ½ tsp` or `20 tea bags`; undefined for what cannot be counted down. */
export function parseQuantity(text: string): Quantity | undefined {
  const plain = plainAmount(text)
  const [, whole = '0', above, below, unitOfFraction, figure, unitOfFigure] = pattern.exec(plain) ?? []
  const unit = units[unitOfFraction ?? unitOfFigure ?? '']
  const value = figure === undefined ? Number(whole) + Number(above) / Number(below) : Number(figure)
  return unit && value <= valueMax ? { value, unit } : undefined
}

/** The same as people write it; what it says to the last decimal is what `parseQuantity` reads. */
export function writeQuantity({ value, unit }: Quantity): string {
  const figure = round(value, unit)
  return `${figure} ${unit === 'bag' && figure !== 1 ? 'bags' : unit}`
}

/** What somebody says they took: a strong cup where they say nothing; undefined for what cannot be reckoned. */
export function parseTaken(text: string): Quantity | undefined {
  const plain = plainAmount(text)
  return plain === '' ? { value: 1, unit: 'bag' } : parseQuantity(plain.replace(/ ?cups?$/, ' bags'))
}

/** What is left when something is taken away, never less than nothing; of kilograms in grams, which cups can be told in. */
export function takeAway(quantity: Quantity, taken: Quantity, herb: Weights): Quantity {
  const unit = quantity.unit === 'kg' ? 'g' : quantity.unit
  const share = (part: Quantity) =>
    part.unit === unit ? part.value : gramsOf(part, herb) / gramsOf({ value: 1, unit }, herb)
  return { value: Math.max(0, round(share(quantity) - share(taken), unit)), unit }
}

/** How many strong cups it makes. */
export const cupsIn = (quantity: Quantity, herb: Weights): number => gramsOf(quantity, herb) / herb.gramsPerCup

/** Whether so little is there that the next cups are counted; never where a quantity cannot be read. */
export function isLittle(text: string, herb: Weights): boolean {
  const quantity = parseQuantity(text)
  return quantity !== undefined && cupsIn(quantity, herb) < littleCups
}

/** Whether it says in figures that nothing is there; never where a quantity cannot be read. */
export const isNothing = (text: string): boolean => plainAmount(text) === '0' || parseQuantity(text)?.value === 0

/** Whether a herb counts as at hand once `written` is its quantity: whoever writes another one has it, unless it is nothing. */
export function proposeAvailable(item: { quantity: string; isAvailable: boolean }, written: string): boolean {
  const [before, now] = [item.quantity, written].map(plainAmount)
  return now === before || now === '' ? item.isAvailable : !isNothing(written)
}

/** Grams of dried herb. */
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

/** In small letters, fractions spelled, without the words that say nothing of how much. */
const plainAmount = (text: string): string =>
  plainFigures(spellFractions(text.toLowerCase()))
    .replaceAll(/\b(?:about|around|of)\b|[~≈]/g, ' ')
    .replace(/\.$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
