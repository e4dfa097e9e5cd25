import { passInTab } from '#client/core/tab-storage.ts'
import type { OwnRecipeForm } from '#domain/own-recipes/own-recipe-form.ts'

export const passedRecipeName = 'new recipe'

/** Passes a recipe to the page for a new recipe. Call this before opening the page. */
export const passRecipe = (form: OwnRecipeForm): void => passInTab(passedRecipeName, form)
