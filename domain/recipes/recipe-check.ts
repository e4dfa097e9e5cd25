import type { RecipeToCheck } from '#domain/safety/check.ts'

import type { Recipe, RecipeSummary } from './recipes.types.ts'

/** A recipe's page as a check takes it. */
export function recipeToCheck({ ingredients, servings, cupsPerDay, courseDays, preparation }: Recipe): RecipeToCheck {
  return { ingredients, servings, cupsPerDay, courseDays, preparation }
}

/** A card as a check takes it; the same recipe as its page. */
export function cardToCheck({ ingredientNames, blend }: RecipeSummary): RecipeToCheck {
  const { lines, servings, cupsPerDay, courseDays, preparation } = blend
  const ingredients = ingredientNames.map((name, position) => ({ name, ...lines[position] }))
  return { ingredients, servings, cupsPerDay, courseDays, preparation }
}
