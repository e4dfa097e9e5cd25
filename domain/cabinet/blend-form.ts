import type { RecipeToCheck } from '#domain/safety/check.ts'

export const blendCupsPerDay = 2
export const blendPreparation = 'steep 1 tsp in hot water for 5-7 minutes'

/**
 * Returns a blend as a recipe for the check: one level teaspoon of an equal-part mix per cup, two cups a day. `parts`
 * is the number of equal parts when `herbs` are only some of them.
 */
export const blendToCheck = (herbs: readonly string[], parts = herbs.length): RecipeToCheck => ({
  ingredients: herbs.map((name) => ({ name, amount: `1/${parts} teaspoon` })),
  servings: 1,
  cupsPerDay: blendCupsPerDay,
})
