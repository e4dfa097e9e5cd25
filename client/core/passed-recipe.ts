import type { OwnRecipeForm } from '#domain/own-recipes/fill-form.ts'

import { passInTab, takePassed } from './tab-storage.ts'

const passedRecipeName = 'new recipe'

/** Passes a recipe to the page for a new recipe, which is opened next. */
export const passRecipe = (form: OwnRecipeForm): void => passInTab(passedRecipeName, form)

/** Returns what `passRecipe` has passed, once. Returns undefined if there is nothing. */
export const takePassedRecipe = (): unknown => takePassed(passedRecipeName)
