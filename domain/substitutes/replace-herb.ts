import type { RecipeToCheck } from '#domain/safety/check.ts'
import { type Verdict, verdicts } from '#domain/safety/findings.ts'
import { isPassing } from '#domain/safety/passing.ts'

import type { Substitute } from './substitutes.types.ts'

/** Substitutes shown for a herb. */
export const maxShownSubstitutes = 3

/** Returns the recipe with the substitute in place of its herb. */
export const replaceHerb = (
  recipe: RecipeToCheck,
  { position, name, gramsPerCup }: Pick<Substitute, 'position' | 'name' | 'gramsPerCup'>,
): RecipeToCheck => ({
  ...recipe,
  ingredients: recipe.ingredients.map((line, index) => (index === position ? { name, gramsPerCup } : line)),
})

/** True if the verdict passes and isn't worse than that of the original recipe. */
export const isNoWorseVerdict = (verdict: Verdict, original: Verdict): boolean =>
  isPassing(verdict) && verdicts.indexOf(verdict) <= verdicts.indexOf(original)
