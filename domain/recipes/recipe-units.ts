import { isPlainAmount, readAmount } from '../amounts/amount.ts'
import { convertText } from '../amounts/convert-units.ts'
import { formatLevelTeaspoons, formatWithFraction, isBulkyForm, toTeaspoons } from '../amounts/kitchen-units.ts'
import type { UnitChoices } from '../amounts/unit-choices.ts'
import type { Recipe, RecipeIngredient } from './recipes.types.ts'
import type { WeighedIngredient } from './stock-cups.ts'

export { convertText }

/** Share by which the amount may differ from the checked grams of dried herb. A fresh herb weighs more. */
const maxDifference = 0.02

type CheckedRecipe = Pick<Recipe, 'servings' | 'safety'>

/**
 * Converts an ingredient's amount for some number of cups into the reader's units. Only the grams of a dried herb become
 * level teaspoons, and only if spoons are fine enough. `amount` is the scaled text. Returns undefined if it stays as it
 * is.
 */
export function convertIngredient(
  amount: string,
  ingredient: RecipeIngredient,
  recipe: CheckedRecipe,
  units: UnitChoices,
): string | undefined {
  const spoons = units.includes('tsp') ? convertToSpoons(amount, ingredient, recipe) : undefined
  const converted = spoons ?? convertText(amount, units)
  return converted === amount ? undefined : converted
}

function convertToSpoons(
  amount: string,
  ingredient: RecipeIngredient,
  { servings, safety }: CheckedRecipe,
): string | undefined {
  const { gramsPerTeaspoon } = safety.daily.find(({ herb }) => herb === ingredient.herb) ?? {}
  return gramsPerTeaspoon !== undefined && isSpoonable(ingredient, servings)
    ? toSpoons(amount, gramsPerTeaspoon)
    : undefined
}

function toSpoons(amount: string, gramsPerTeaspoon: number): string | undefined {
  const grams = readGrams(amount)
  const [low, high] = [
    grams && toTeaspoons(grams.low, gramsPerTeaspoon),
    grams && toTeaspoons(grams.high, gramsPerTeaspoon),
  ]
  if (low === undefined || high === undefined) return undefined
  return `about ${low === high ? '' : `${formatWithFraction(low)} to `}${formatLevelTeaspoons(high, 'tsp')}`
}

/** Lists the ingredients whose amount is a weight of herb, with the grams as bought for one cup. */
export const listWeighedIngredients = ({
  ingredients,
  servings,
}: Pick<Recipe, 'ingredients' | 'servings'>): WeighedIngredient[] =>
  ingredients.flatMap(({ name, amount, gramsPerCup }) => {
    const grams = gramsPerCup === null ? undefined : readGrams(amount)
    return grams ? [{ name, gramsPerCup: grams.high / servings }] : []
  })

function readGrams(amount: string): { low: number; high: number } | undefined {
  const written = readAmount(amount)
  if (!written || written.unit?.measure !== 'gram' || !isPlainAmount(written) || written.low > written.high)
    return undefined
  return { low: written.low * written.unit.factor, high: written.high * written.unit.factor }
}

/** True if the amount is the weight of the dried herb, in a form that lies flat in a spoon. */
function isSpoonable({ amount, gramsPerCup, name, notes }: RecipeIngredient, servings: number): boolean {
  const grams = readGrams(amount)
  if (!grams || gramsPerCup === null || isBulkyForm(withoutStalks(`${name} ${notes ?? ''}`.toLowerCase()))) return false
  return Math.abs(grams.high - gramsPerCup * servings) <= maxDifference * grams.high
}

/** Removes phrases such as `stalks picked out`, which say that the herb is free of them. */
const withoutStalks = (text: string) =>
  text.replaceAll(/\b(?:without|free of|no|from the|off the) stalks?\b|\bstalks? (?:picked )?(?:out|removed)\b/g, '')
