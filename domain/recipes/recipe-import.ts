import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { truncate } from '#domain/text.ts'

import { createEmptyIngredient, type EditForm, emptyForm } from './edit-form.ts'
import { type ExternalRecipe, splitIngredient, writeUnread } from './external-recipe.ts'
import { listJsonLdRecipes } from './json-ld-recipe.ts'
import { stripListMarker } from './list-markers.ts'
import { editLimits } from './recipe-edit.schemas.ts'

/** Ingredient of another recipe. `line` is the whole line as written. */
export type FittedIngredient = { line: string; name: string; amount: string; notes: string }

/**
 * Recipe that fits into a form. Figures are text, as in a form; `servings` and `brewMinutes` are empty if unknown. `unread` lists
 * everything that was left out or shortened.
 */
export type FittedRecipe = {
  name: string
  description: string
  ailment: string
  servings: string
  brewMinutes: string
  ingredients: FittedIngredient[]
  steps: string[]
  unread: string[]
}

/** Imported recipe. `unread` lists everything that has no place in the form. */
export type ImportedRecipe = { form: EditForm; unread: string[] }

/**
 * Finds the first schema.org `Recipe` at any depth of parsed JSON and converts it into a form. Returns undefined if
 * there is none.
 */
export function parseJsonLdRecipe(json: unknown): ImportedRecipe | undefined {
  const [recipe, ...others] = listJsonLdRecipes(json)
  if (!recipe) return undefined
  const { name, description, ailment, servings, brewMinutes, ingredients, steps, unread } = fitRecipe(recipe)
  return {
    form: {
      ...emptyForm,
      name,
      description,
      ailment,
      servings: servings || '1',
      ...(brewMinutes !== '' && { brewMinutes }),
      ingredients: ingredients.map(({ name: ingredientName, amount, notes }, position) =>
        Object.assign(createEmptyIngredient(String(position + 1)), { name: ingredientName, amount, notes }),
      ),
      instructions: steps.map((text, position) => ({ key: String(position + 1), text })),
    },
    unread: [...unread, ...recipe.notes, ...others.map((other) => `Another recipe: ${other.name}`)],
  }
}

/** Fits a recipe into the limits of a form. */
export function fitRecipe(recipe: ExternalRecipe): FittedRecipe {
  const unread: string[] = []
  const shorten = (text: string, max: number) => {
    if (text.length > max) unread.push(text)
    return truncate(text, max)
  }
  const takeFirst = <Entry>(entries: readonly Entry[], max: number, write: (entry: Entry) => string) => {
    unread.push(...entries.slice(max).map(write))
    return entries.slice(0, max)
  }
  const parts = {
    name: shorten(removeQuotes(recipe.name), editLimits.name),
    description: shorten(recipe.description, editLimits.description),
    ailment: findAilment(recipe),
    ingredients: takeFirst(recipe.ingredients, editLimits.ingredients, (line) => line).map((line) => {
      const { name, amount, notes } = splitIngredient(stripListMarker(line))
      const isLong =
        name.length > editLimits.ingredientName || amount.length > editLimits.amount || notes.length > editLimits.notes
      if (isLong) unread.push(line)
      return {
        line,
        name: truncate(removeQuotes(name), editLimits.ingredientName),
        amount: truncate(amount, editLimits.amount),
        notes: truncate(notes, editLimits.notes),
      }
    }),
    steps: takeFirst(recipe.steps, editLimits.lines, (step) => step).map((step) => shorten(step, editLimits.line)),
    servings: '',
    brewMinutes: '',
  }
  const servings = readServings(recipe.yield)
  if (recipe.yield !== '') {
    if (servings >= 1) parts.servings = String(Math.min(servings, editLimits.servings))
    if (parts.servings !== String(servings)) unread.push(writeUnread('yield', recipe.yield))
  }
  if (recipe.minutes !== undefined) {
    parts.brewMinutes = String(Math.min(recipe.minutes, editLimits.brewMinutes))
    if (recipe.minutes > editLimits.brewMinutes) unread.push(`time: ${recipe.minutes} minutes`)
  }
  return { ...parts, unread: [...unread, ...recipe.unread] }
}

const otherUnitPattern =
  /^ ?(?:ml|millilit|cl|dl|l\b|lit(?:re|er)|fl|fluid|oz|ounce|pint|quart|gallon|g\b|gram|kg|tsp|tbsp|jar)/i

/**
 * Reads the cups in `4 cups` or `Serves 4`. Returns NaN without a number, and for another unit: the herbs of
 * `32 ounces` would seem to be for 32 cups.
 */
function readServings(text: string): number {
  const [count, after] = [/\d+/.exec(text), text.replace(/^\D*\d+(?:[.,]\d+)?(?: ?- ?\d+)?/, '')]
  return count && !otherUnitPattern.test(after) ? Number(count[0]) : Number.NaN
}

/** Quotation marks and brackets would let a name look like a search expression. */
const removeQuotes = (text: string): string => text.replaceAll(/["\\[\]]/g, '')

function findAilment({ keywords, name }: ExternalRecipe): string {
  const text = [...keywords, name].join(' ').toLowerCase()
  return ailmentNames.find((ailment) => text.includes(ailment.toLowerCase())) ?? ''
}
