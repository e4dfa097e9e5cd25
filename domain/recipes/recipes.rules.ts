import type { RecipeSummary } from './recipes.types.ts'

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

type Sortable = Pick<RecipeSummary, 'id' | 'name'> & { createdAt: number }

/** The order of the list: newest first, then by id. */
export function compareRecipes(one: Sortable, other: Sortable): number {
  return other.createdAt - one.createdAt || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)
}

/** Numbers the recipes that share a name, from 1 by id; 0 where the name stands alone. The order is kept. */
export function numberVarieties<R extends Pick<RecipeSummary, 'id' | 'name'>>(
  recipes: readonly R[],
): (R & { variety: number })[] {
  const byName = Map.groupBy(recipes, (recipe) => recipe.name.toLowerCase())
  const varieties = new Map<string, number>()
  for (const namesakes of byName.values()) {
    if (namesakes.length < 2) continue
    const ids = namesakes.map((recipe) => recipe.id).toSorted()
    ids.forEach((id, position) => varieties.set(id, position + 1))
  }
  return recipes.map((recipe) => ({ ...recipe, variety: varieties.get(recipe.id) ?? 0 }))
}

/** The excluded terms, in lower case, that some ingredient name contains; the others can hide nothing. */
export function termsInUse(terms: readonly string[], names: readonly string[]): string[] {
  const lowered = names.map((name) => name.toLowerCase())
  return terms.map((term) => term.toLowerCase()).filter((term) => lowered.some((name) => name.includes(term)))
}

/** The words of a search, apart by what index finds them: three letters and more anywhere, shorter ones at the start of a word. */
export function searchTerms(search: string): { anywhere: string[]; wordStarts: string[] } {
  const terms = search.split(' ').filter(Boolean)
  return {
    anywhere: terms.filter((term) => Array.from(term).length >= 3),
    wordStarts: terms.filter((term) => Array.from(term).length < 3),
  }
}
