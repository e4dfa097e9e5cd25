import { createFormAction } from '#client/core/posted-forms.ts'

import { rateRecipe } from './ratings.api.ts'

/** Saves the chosen rating of a recipe. */
export const action = createFormAction(async (context, { recipe = '', rating }) => {
  if (rating === undefined) return 'no-rating'
  await rateRecipe(context, recipe, Number(rating))
  return 'rating-saved'
})
