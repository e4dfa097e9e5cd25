import { type ExternalRecipe, toArray } from '#domain/recipes/external-recipe.ts'
import { listJsonLdRecipes } from '#domain/recipes/json-ld-recipe.ts'
import { stripListMarker } from '#domain/recipes/list-markers.ts'
import { isMealieRecipe, parseMealieRecipe } from '#domain/recipes/mealie-recipe.ts'
import { isPaprikaRecipe, parsePaprikaRecipe } from '#domain/recipes/paprika-recipe.ts'
import { type FittedRecipe, fitRecipe } from '#domain/recipes/recipe-import.ts'

import { fillForm, omitEmpty, type OwnRecipeForm } from './fill-form.ts'
import { describeAssumptions, describeRange } from './import-remarks.ts'
import { toOwnRecipeForm } from './own-recipe-form.ts'
import { ownRecipeLimits } from './own-recipes.schemas.ts'
import { parseOwnRecipesMarkup } from './read-own-json-ld.ts'
import { findStatedFigures } from './stated-figures.ts'
import { readWater, sumWater } from './water.ts'

/**
 * Recipe to write into the editor. `unread` lists everything that has no place in it, as written. `remarks` are
 * sentences about figures that we assumed or chose.
 */
export type ImportedOwnRecipe = { form: OwnRecipeForm; unread: string[]; remarks: string[] }

/** Imports the recipes in parsed JSON: our own exports without loss, or those of other pages and programs. */
export function importRecipes(json: unknown): ImportedOwnRecipe[] {
  const own = parseOwnRecipesMarkup(json)
  return own.length > 0
    ? own.map((content) => ({ form: toOwnRecipeForm(content), unread: [], remarks: [] }))
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

/** Converts a recipe of another page or program into a form. Its sentences may state figures that its fields lack. */
export function importExternalRecipe(recipe: ExternalRecipe): ImportedOwnRecipe {
  const waterLines = recipe.ingredients.map(stripListMarker).filter((line) => readWater(line) !== undefined)
  const water = sumWater(waterLines)
  const herbLines = recipe.ingredients.filter((line) => readWater(stripListMarker(line)) === undefined)
  const fitted = fitRecipe({ ...recipe, ingredients: herbLines })
  const { figures, unread: unusedFigures, remarks } = chooseFigures(recipe, fitted)
  const unread = [...fitted.unread, ...water.unread, ...unusedFigures]
  const tags = recipe.keywords.filter((keyword) => keyword.length <= ownRecipeLimits.tag)
  unread.push(
    ...recipe.keywords.filter((keyword) => keyword.length > ownRecipeLimits.tag),
    ...tags.splice(ownRecipeLimits.tags),
  )
  const notes = takeNotes([fitted.description, ...recipe.notes, ...water.details].filter(Boolean), unread)
  return {
    form: fillForm({
      name: fitted.name,
      ailment: fitted.ailment,
      ...figures,
      waterMl: water.waterMl || figures.waterMl,
      ingredients: fitted.ingredients,
      steps: fitted.steps,
      notes,
      tags: tags.join(', '),
    }),
    unread,
    remarks,
  }
}

/** Chooses between a recipe's fields and its sentences. A time to steep in a step is more precise than a total time. */
function chooseFigures(recipe: ExternalRecipe, fitted: FittedRecipe) {
  const stated = findStatedFigures([recipe.description, ...recipe.steps, ...recipe.notes].join('\n'))
  const minutes = fitted.brewMinutes === '' || stated.minutes?.isSteeping ? stated.minutes : undefined
  const figures = {
    servings: fitted.servings || writeFigure(stated.servings),
    brewMinutes: minutes ? String(minutes.value) : fitted.brewMinutes,
    cupsPerDay: writeFigure(stated.cupsPerDay),
  }
  const isTimeUnused = fitted.brewMinutes !== '' && fitted.brewMinutes !== figures.brewMinutes
  return {
    figures: {
      ...omitEmpty(figures),
      courseDays: writeFigure(stated.courseDays),
      waterMl: writeFigure(stated.waterMl),
    },
    unread: isTimeUnused ? [`time: ${fitted.brewMinutes} minutes`] : [],
    remarks: [...describeAssumptions(figures), ...describeRange(minutes)],
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
