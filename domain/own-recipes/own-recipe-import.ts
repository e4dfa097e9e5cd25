import { type ExternalRecipe, toArray } from '#domain/recipes/external-recipe.ts'
import { listJsonLdRecipes } from '#domain/recipes/json-ld-recipe.ts'
import { isMealieRecipe, parseMealieRecipe } from '#domain/recipes/mealie-recipe.ts'
import { isPaprikaRecipe, parsePaprikaRecipe } from '#domain/recipes/paprika-recipe.ts'
import { fitRecipe } from '#domain/recipes/recipe-import.ts'

import { fillForm, type OwnRecipeForm } from './fill-form.ts'
import { toOwnRecipeForm } from './own-recipe-form.ts'
import { ownRecipeLimits } from './own-recipes.schemas.ts'
import { parseOwnRecipesMarkup } from './read-own-json-ld.ts'
import { readWaterMl } from './water.ts'

/** Recipe to write into the editor. `unread` lists everything that has no place in it, as written. */
export type ImportedOwnRecipe = { form: OwnRecipeForm; unread: string[] }

/** Imports the recipes in parsed JSON: our own exports without loss, or those of other pages and programs. */
export function importRecipes(json: unknown): ImportedOwnRecipe[] {
  const own = parseOwnRecipesMarkup(json)
  return own.length > 0
    ? own.map((content) => ({ form: toOwnRecipeForm(content), unread: [] }))
    : listExternalRecipes(json).map(importExternalRecipe)
}

/** Finds the recipes in parsed JSON: those of schema.org at any depth, or exports of Mealie and Paprika. */
export function listExternalRecipes(json: unknown): ExternalRecipe[] {
  const exported = toArray(json).flatMap((entry) => {
    if (isMealieRecipe(entry)) return [parseMealieRecipe(entry)]
    return isPaprikaRecipe(entry) ? [parsePaprikaRecipe(entry)] : []
  })
  return exported.length > 0 ? exported : listJsonLdRecipes(json)
}

/** Converts a recipe of another page or program into a form. */
export function importExternalRecipe(recipe: ExternalRecipe): ImportedOwnRecipe {
  const waterAt = recipe.ingredients.findIndex((line) => readWaterMl(line) !== undefined)
  const fitted = fitRecipe({ ...recipe, ingredients: recipe.ingredients.filter((_, position) => position !== waterAt) })
  const unread = [...fitted.unread]
  const tags = recipe.keywords.filter((keyword) => keyword.length <= ownRecipeLimits.tag)
  unread.push(
    ...recipe.keywords.filter((keyword) => keyword.length > ownRecipeLimits.tag),
    ...tags.splice(ownRecipeLimits.tags),
  )
  const notes = takeNotes([fitted.description, ...recipe.notes].filter(Boolean), unread)
  return {
    form: fillForm({
      name: fitted.name,
      ailment: fitted.ailment,
      servings: fitted.servings,
      waterMl: writeFigure(readWaterMl(recipe.ingredients[waterAt] ?? '')),
      ...(fitted.brewMinutes !== '' && { brewMinutes: fitted.brewMinutes }),
      ingredients: fitted.ingredients,
      steps: fitted.steps,
      notes,
      tags: tags.join(', '),
    }),
    unread,
  }
}

const writeFigure = (figure: number | undefined): string => (figure === undefined ? '' : String(figure))

/** Returns the notes that fit, and adds the others to `unread`. */
function takeNotes(notes: readonly string[], unread: string[]): string {
  let text = ''
  for (const note of notes) {
    const longer = text === '' ? note : `${text}\n${note}`
    if (longer.length <= ownRecipeLimits.ownNotes) text = longer
    else unread.push(note)
  }
  return text
}
