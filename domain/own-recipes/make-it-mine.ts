import type { Recipe } from '#domain/recipes/recipes.types.ts'
import { summarise } from '#domain/text.ts'

import { fillForm, type OwnRecipeForm } from './fill-form.ts'

/** Longest notes of an own recipe, in characters. */
const maxNotesLength = 2000

/** Joins lines of notes, shortened to what fits. */
export const writeNotes = (lines: readonly string[]): string =>
  summarise(lines.filter(Boolean).join('\n'), maxNotesLength)

/** Creates an own recipe from one of ours. It must have its amounts and steps. */
export const makeRecipeMine = (recipe: Omit<Recipe, 'safety'>): OwnRecipeForm =>
  fillForm({
    name: recipe.name,
    ailment: recipe.ailment,
    emoji: recipe.emoji,
    servings: String(recipe.servings),
    cupsPerDay: String(recipe.cupsPerDay),
    courseDays: recipe.courseDays === null ? '' : String(recipe.courseDays),
    waterMl: '',
    brewMinutes: String(recipe.brewMinutes),
    preparation: recipe.preparation,
    ingredients: recipe.ingredients.map(({ name, amount, notes }) => ({ name, amount, notes: notes ?? '' })),
    steps: recipe.instructions,
    notes: writeNotes([`Based on our remedy “${recipe.name}”.`, ...recipe.tips]),
  })
