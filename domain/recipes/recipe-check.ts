import type { RecipeToCheck } from '#domain/safety/check.ts'

import type { Recipe, RecipeSummary } from './recipes.types.ts'

/** A recipe's page as a check takes it: the grams a cup that were checked when it was stored. */
export function recipeToCheck({ ingredients, cupsPerDay, courseDays, preparation }: Recipe): RecipeToCheck {
  const lines = ingredients.map(({ name, gramsPerCup }) => ({ name, gramsPerCup }))
  return { ingredients: lines, cupsPerDay, courseDays, preparation }
}

/** A card as a check takes it; the same recipe as its page. */
export function cardToCheck({ ingredientNames, blend }: RecipeSummary): RecipeToCheck {
  const { gramsPerCup, cupsPerDay, courseDays, preparation } = blend
  const lines = ingredientNames.map((name, position) => ({ name, gramsPerCup: gramsPerCup[position] ?? null }))
  return { ingredients: lines, cupsPerDay, courseDays, preparation }
}
