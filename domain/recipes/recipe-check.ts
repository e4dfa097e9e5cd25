import type { RecipeToCheck } from '#domain/safety/check.ts'

import type { Recipe, RecipeSummary } from './recipes.types.ts'

export function toCheckInput({ ingredients, isClosed, ...recipe }: Recipe): RecipeToCheck {
  const { servings, cupsPerDay, courseDays, preparation } = recipe
  return { ingredients, servings, cupsPerDay, courseDays, preparation, isClosed }
}

/** Converts a card into input for the check. The result is the same as for the recipe page. */
export function cardToCheckInput({ ingredientNames, blend, isClosed }: RecipeSummary): RecipeToCheck {
  const { lines, servings, cupsPerDay, courseDays, preparation } = blend
  const ingredients = ingredientNames.map((name, position) => ({ name, ...lines[position] }))
  return { ingredients, servings, cupsPerDay, courseDays, preparation, isClosed }
}
