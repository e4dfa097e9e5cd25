import { shortenName } from '#domain/words.ts'

import type { OwnLineMeaning } from './own-recipe-check.ts'
import type { OwnRecipeContent } from './own-recipes.schemas.ts'

/**
 * Lists the ingredients that a member doesn't have: herbs that aren't in stock, and names that we don't know or that
 * mean several plants. Kitchen ingredients count as available.
 */
export function listMissingIngredients(
  { ingredients }: Pick<OwnRecipeContent, 'ingredients'>,
  lines: readonly OwnLineMeaning[],
  herbsInStock: readonly string[],
): string[] {
  const stock = new Set(herbsInStock)
  const missing = ingredients.filter((_, position) => {
    const line = lines[position]
    if (line?.kind === 'safe') return false
    const [herb, ...others] = line?.plants ?? []
    return herb === undefined || others.length > 0 || !stock.has(herb)
  })
  return [...new Set(missing.map(({ name }) => shortenName(name)))]
}
