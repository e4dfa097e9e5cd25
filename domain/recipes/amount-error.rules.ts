import { driedGramsOfLine, type Weighable } from '#domain/safety/amounts.ts'

type Line = { name: string; amount: string; gramsPerCup?: number | undefined }

const shownTolerance = 0.05
const roundingGrams = 1e-6

/** Grams of dried herb a cup that an amount for so many cups comes to; undefined where it cannot be judged. */
export function shownGrams(line: Pick<Line, 'name' | 'amount'>, servings: number, herb: Weighable): number | undefined {
  const grams = driedGramsOfLine(line.amount, line.name, herb)
  return grams === undefined ? undefined : grams / servings
}

/** Whether grams a cup are those that an amount comes to, or a little more: they are rounded. */
export const isShown = (shown: number, gramsPerCup: number): boolean =>
  shown <= gramsPerCup + roundingGrams && shown >= gramsPerCup * (1 - shownTolerance)

/**
 * Why the amount for the whole recipe and the grams a cup do not say the same, or stand where none belong: `found` is the herb
 * that the name means, or that it is one of the kitchen's. Undefined where nothing is wrong, or nothing can be said.
 */
export function amountError(
  line: Line,
  servings: number,
  found: Weighable | 'kitchen' | undefined,
): string | undefined {
  const { name, amount, gramsPerCup } = line
  if (found === 'kitchen')
    return gramsPerCup === undefined ? undefined : `${name} is of the kitchen and takes no grams a cup.`
  const shown = found && shownGrams(line, servings, found)
  if (shown === undefined) return undefined
  if (gramsPerCup === undefined) return `${name} needs its grams a cup.`
  return isShown(shown, gramsPerCup) ? undefined : `${name}: ${amount} for ${servings} is not ${gramsPerCup} g a cup.`
}
