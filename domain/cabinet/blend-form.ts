import type { RecipeToCheck } from '#domain/safety/check.ts'

export const blendCupsPerDay = 2
export const blendPreparation = 'steep 1 tsp in hot water for 5-7 minutes'

/**
 * Returns a blend as a recipe for the check: a level teaspoon of the mix per cup, two cups a day. `partCount` is the
 * number of equal parts in the mix; `herbs` may be only some of them.
 */
export const toBlendRecipe = (herbs: readonly string[], partCount = herbs.length): RecipeToCheck => ({
  ingredients: herbs.map((name) => ({ name, amount: `1/${partCount} teaspoon` })),
  servings: 1,
  cupsPerDay: blendCupsPerDay,
})
