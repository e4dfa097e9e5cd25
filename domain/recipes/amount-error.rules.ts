import { parseDriedGrams, type WeighableHerb } from '#domain/amounts/weights.ts'

import { formatCups } from './recipe-counts.ts'

type IngredientLine = { name: string; amount: string; gramsPerCup?: number | undefined }

const relativeTolerance = 0.05
const toleranceGrams = 1e-6

/** Returns the grams of dried herb in one cup when the servings share `amount`; undefined for an unclear amount. */
export function calculateGramsPerCup(
  line: Pick<IngredientLine, 'name' | 'amount'>,
  servings: number,
  herb: WeighableHerb,
): number | undefined {
  const grams = parseDriedGrams(line.amount, line.name, herb)
  return grams === undefined ? undefined : grams / servings
}

/**
 * True when `calculatedGrams`, the grams a cup calculated from the amount, equals `gramsPerCup` or is up to 5 % lower
 * because of rounding.
 */
export const matchesGramsPerCup = (calculatedGrams: number, gramsPerCup: number): boolean =>
  calculatedGrams <= gramsPerCup + toleranceGrams && calculatedGrams >= gramsPerCup * (1 - relativeTolerance)

/**
 * Returns an error when the amount for the whole recipe contradicts the grams a cup, when a herb has no grams, or when
 * a kitchen ingredient has grams. `ingredient` is the named herb or `kitchen`. Returns undefined if the line is correct
 * or the amount is unclear.
 */
export function findAmountError(
  line: IngredientLine,
  servings: number,
  ingredient: WeighableHerb | 'kitchen' | undefined,
): string | undefined {
  const { name, amount, gramsPerCup } = line
  if (ingredient === 'kitchen')
    return gramsPerCup === undefined ? undefined : `${name} is a kitchen ingredient. Remove its grams per cup.`
  const calculatedGrams = ingredient && calculateGramsPerCup(line, servings, ingredient)
  if (calculatedGrams === undefined) return undefined
  if (gramsPerCup === undefined) return `Enter the grams per cup for ${name}.`
  return matchesGramsPerCup(calculatedGrams, gramsPerCup)
    ? undefined
    : `${name}: ${amount} for ${formatCups(servings)} isn’t ${gramsPerCup} g per cup. Correct the amount or the grams.`
}
