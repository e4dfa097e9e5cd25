import type { RecipeToCheck } from '#domain/safety/check.ts'

import type { Recipe, RecipeSummary } from './recipes.types.ts'

/** A recipe's page as a check takes it. */
export function recipeToCheck({ ingredients, isClosed, ...recipe }: Recipe): RecipeToCheck {
  const { servings, cupsPerDay, courseDays, preparation } = recipe
  return { ingredients, servings, cupsPerDay, courseDays, preparation, isClosed }
}

/** A card as a check takes it; the same recipe as its page. */
export function cardToCheck({ ingredientNames, blend, isClosed }: RecipeSummary): RecipeToCheck {
  const { lines, servings, cupsPerDay, courseDays, preparation } = blend
  const ingredients = ingredientNames.map((name, position) => ({ name, ...lines[position] }))
  return { ingredients, servings, cupsPerDay, courseDays, preparation, isClosed }
}
