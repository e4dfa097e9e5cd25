import { formatCups, formatGrams } from './recipe-counts.ts'
import { maxServings } from './requested-servings.ts'

/** Ingredient with a weight in the recipe. `gramsPerCup` is the weight as bought, so a fresh herb counts fresh. */
export type WeighedIngredient = { name: string; gramsPerCup: number }

/** Grams that a reader has of the ingredient at `position`, from 1 in the list of weighed ingredients. */
export type Stock = { position: number; grams: number }

export const maxStockGrams = 5000
const maxPosition = 40
const tolerance = 1e-9

/** Parses the stock in a query, such as `of=1&have=18`. Returns undefined unless both are in range. */
export function parseStock(query: URLSearchParams): Stock | undefined {
  const [position, have] = [query.get('of') ?? '', query.get('have') ?? '']
  if (!/^[1-9]\d?$/.test(position) || !/^\d{1,4}(?:[.,]\d+)?$/.test(have)) return undefined
  const stock = { position: Number(position), grams: Math.floor(Number(have.replace(',', '.')) * 10 + tolerance) / 10 }
  return stock.position <= maxPosition && stock.grams > 0 && stock.grams <= maxStockGrams ? stock : undefined
}

/** Returns the whole cups that the grams make at the recipe's strength; 0 if they aren't enough for one. */
export const countCups = (grams: number, { gramsPerCup }: WeighedIngredient): number =>
  Math.floor(grams / gramsPerCup + tolerance)

/** Returns the cups to show, at most `maxServings`; undefined if the grams aren't enough for one. */
export const getStockServings = (grams: number, ingredient: WeighedIngredient): number | undefined =>
  Math.min(countCups(grams, ingredient), maxServings) || undefined

export function describeStock(grams: number, ingredient: WeighedIngredient, cupsPerDay: number): string {
  const { name, gramsPerCup } = ingredient
  const cups = countCups(grams, ingredient)
  const perCup = formatGrams(gramsPerCup)
  if (cups === 0) return `${formatGrams(grams)} of ${name} isn’t enough for one cup, which needs ${perCup}.`
  const sentences = [
    `${formatGrams(grams)} of ${name} makes ${formatCups(cups)} with ${perCup} in each.`,
    ...(cups > maxServings ? [`Below are the amounts for ${formatCups(maxServings)}.`] : []),
    ...(cups > cupsPerDay ? [`Drink at most ${formatCups(cupsPerDay)} a day.`] : []),
  ]
  return sentences.join(' ')
}
