import type { RecipeToCheck } from '#domain/safety/check.ts'

export const blendCupsPerDay = 2
export const blendPreparation = 'steep 1 tsp in hot water for 5-7 minutes'

/** A blend as a check takes it: one level teaspoon of an equal-part mix a cup, two cups a day. `parts`: where these are some of more. */
export const blendToCheck = (herbs: readonly string[], parts = herbs.length): RecipeToCheck => ({
  ingredients: herbs.map((name) => ({ name, amount: `1/${parts} teaspoon` })),
  servings: 1,
  cupsPerDay: blendCupsPerDay,
})
