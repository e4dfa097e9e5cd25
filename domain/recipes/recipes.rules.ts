import { lowerAscii } from '../text.ts'
import type { Recipe, RecipeParts, RecipeSummary } from './recipes.types.ts'

/** The rating of a card for a recipe that nobody has rated. */
export const defaultRating = 4.5
/** The fixed preparation time of the specification. */
export const preparationMinutes = 5
const ingredientsOnCard = 3

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** Whether an address names a recipe by its id instead of its slug. */
export function isRecipeId(address: string): boolean {
  return uuid.test(address)
}

/** The ingredients a card names, and how many it leaves out. */
export function cardIngredients(names: readonly string[]): { shown: string[]; more: number } {
  return { shown: names.slice(0, ingredientsOnCard), more: Math.max(0, names.length - ingredientsOnCard) }
}

/** Characters that a printed page holds in its larger size; found by printing the whole catalogue. */
const onePageLength = 3000

/** Whether a recipe says so much that one page holds it in small print alone. */
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

/** The order of the list: newest first, then by id. */
export function compareRecipes(one: Sortable, other: Sortable): number {
  return other.createdAt - one.createdAt || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)
}

/** Numbers the recipes that share a name, from 1 by id; 0 where the name stands alone. The order is kept. */
export function numberVarieties<R extends Pick<RecipeSummary, 'id' | 'name'>>(
  recipes: readonly R[],
): (R & { variety: number })[] {
  const byName = Map.groupBy(recipes, (recipe) => lowerAscii(recipe.name))
  const varieties = new Map<string, number>()
  for (const namesakes of byName.values()) {
    if (namesakes.length < 2) continue
    const ids = namesakes.map((recipe) => recipe.id).toSorted()
    ids.forEach((id, position) => varieties.set(id, position + 1))
  }
  return recipes.map((recipe) => ({ ...recipe, variety: varieties.get(recipe.id) ?? 0 }))
}

/**
 * The words of a search, apart by what index finds them: three letters and more anywhere, shorter ones at the start of a
 * word. Marks around a word do not count; a search of marks alone has no words.
 */
export function searchTerms(search: string): { anywhere: string[]; wordStarts: string[] } {
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
