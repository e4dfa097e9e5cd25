import { createCsv } from '#domain/csv.ts'
import { toUtcDay } from '#domain/days.ts'
import { paths } from '#domain/paths.ts'

import { underReviewNotice } from './collection.rules.ts'
import type { ExportedRecipe } from './collection.types.ts'

/**
 * Returns the collection as a schema.org `ItemList` of `Recipe`. For a recipe under review, it contains only the name
 * and a note. `siteUrl` is the origin for links.
 */
export const createCollectionJson = (siteUrl: string, recipes: readonly ExportedRecipe[]): string =>
  JSON.stringify(
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: 'My collection of herbal remedies',
      numberOfItems: recipes.length,
      itemListElement: recipes.map((recipe, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: createItem(siteUrl, recipe),
      })),
    },
    null,
    2,
  )

const createItem = (
  siteUrl: string,
  { slug, name, ailment, description, ingredientNames, isPublished }: ExportedRecipe,
) =>
  isPublished
    ? {
        '@type': 'Recipe',
        name,
        url: siteUrl + paths.recipe(slug),
        description,
        keywords: ailment,
        recipeIngredient: ingredientNames,
      }
    : { '@type': 'Recipe', name, description: underReviewNotice, keywords: ailment }

const columns = ['name', 'ailment', 'liked', 'bookmarked', 'saved on', 'address']

/**
 * Returns the collection as CSV (RFC 4180) with a byte order mark. Dates are in UTC. A recipe under review has a note
 * instead of its URL. `siteUrl` is the origin for links.
 */
export function createCollectionCsv(siteUrl: string, recipes: readonly ExportedRecipe[]): string {
  const rows = recipes.map(({ slug, name, ailment, isLiked, isBookmarked, isPublished, savedAt }) => [
    name,
    ailment,
    isLiked ? 'yes' : 'no',
    isBookmarked ? 'yes' : 'no',
    toUtcDay(savedAt),
    isPublished ? siteUrl + paths.recipe(slug) : underReviewNotice,
  ])
  return createCsv([columns, ...rows])
}
