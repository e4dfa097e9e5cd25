import { toLowerAscii } from '../text.ts'
import type { Recipe, RecipeParts, RecipeSummary } from './recipes.types.ts'

/** Rating on the card of an unrated recipe. */
export const defaultRating = 4.5
/** Preparation time in minutes. The specification fixes it for every recipe. */
export const preparationMinutes = 5
const ingredientsOnCard = 3

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** True when a path contains the recipe's id instead of its slug. */
export function isRecipeId(address: string): boolean {
  return uuidPattern.test(address)
}

/** Returns the ingredients named on a card, and the number of others. */
export function selectCardIngredients(names: readonly string[]): { shown: string[]; more: number } {
  return { shown: names.slice(0, ingredientsOnCard), more: Math.max(0, names.length - ingredientsOnCard) }
}

/** Characters that fit on a page in the normal print size, found by printing the whole catalogue. */
const onePageLength = 3000

/** True for a long recipe that fits on one page only in small print. */
export function needsSmallPrint(recipe: Pick<Recipe, 'description' | keyof RecipeParts>): boolean {
  const { description, ingredients, instructions, benefits, tips, warnings } = recipe
  const texts = [
    description,
    ...ingredients.flatMap(({ name, notes }) => [name, notes ?? '']),
    ...instructions,
    ...benefits,
    ...tips,
    ...warnings.map(({ text }) => text),
  ]
  return texts.join('').length > onePageLength
}

type Sortable = Pick<RecipeSummary, 'id' | 'name'> & { createdAt: number }

/** Sorts recipes for the list: newest first, then by id. */
export function compareRecipes(one: Sortable, other: Sortable): number {
  return other.createdAt - one.createdAt || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)
}

/** Numbers recipes with the same name from 1, by id. A unique name gets 0. Keeps the order. */
export function numberVarieties<R extends Pick<RecipeSummary, 'id' | 'name'>>(
  recipes: readonly R[],
): (R & { variety: number })[] {
  const byName = Map.groupBy(recipes, (recipe) => toLowerAscii(recipe.name))
  const varieties = new Map<string, number>()
  for (const sameName of byName.values()) {
    if (sameName.length < 2) continue
    const ids = sameName.map((recipe) => recipe.id).toSorted()
    ids.forEach((id, position) => varieties.set(id, position + 1))
  }
  return recipes.map((recipe) => ({ ...recipe, variety: varieties.get(recipe.id) ?? 0 }))
}

/**
 * Splits a search into terms, by the index that finds them: terms of three or more letters match anywhere, shorter
 * terms only at the start of a word. Ignores punctuation around words, so a search of only punctuation has no terms.
 */
export function splitSearchTerms(search: string): { anywhere: string[]; wordStarts: string[] } {
  const terms = search
    .replaceAll(/[\u2018\u2019]/g, "'")
    .split(' ')
    .map((term) => term.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean)
  return {
    anywhere: terms.filter((term) => Array.from(term).length >= 3),
    wordStarts: terms.filter((term) => Array.from(term).length < 3),
  }
}

/** Returns the slug of the first herb, which the jar shows; null if there is none. */
export const findMainHerb = ({ ingredients }: { ingredients: readonly { herb: string | null }[] }): string | null =>
  ingredients.find(({ herb }) => herb !== null)?.herb ?? null
