import { writeCsv } from '#domain/csv.ts'
import { dayAt } from '#domain/days.ts'
import { paths } from '#domain/paths.ts'

import { reviewedWords } from './collection.rules.ts'
import type { ExportedRecipe } from './collection.types.ts'

/**
 * The collection as schema.org's `ItemList` of `Recipe`; one that is being reviewed has its name and says so.
 * `siteUrl` is the origin of the addresses.
 */
export const writeCollectionJson = (siteUrl: string, recipes: readonly ExportedRecipe[]): string =>
  JSON.stringify(
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: 'My collection of herbal remedies',
      numberOfItems: recipes.length,
      itemListElement: recipes.map((recipe, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: itemOf(siteUrl, recipe),
      })),
    },
    null,
    2,
  )

const itemOf = (siteUrl: string, { slug, name, ailment, description, ingredientNames, isPublished }: ExportedRecipe) =>
  isPublished
    ? {
        '@type': 'Recipe',
        name,
        url: siteUrl + paths.recipe(slug),
        description,
        keywords: ailment,
        recipeIngredient: ingredientNames,
      }
    : { '@type': 'Recipe', name, description: reviewedWords, keywords: ailment }

const columns = ['name', 'ailment', 'liked', 'bookmarked', 'kept on', 'address']

/**
 * The collection as RFC 4180 has it, the days by UTC, with the mark by which spreadsheets know UTF-8. One that is being
 * reviewed has those words in place of an address. `siteUrl` is the origin of the addresses.
 */
export function writeCollectionCsv(siteUrl: string, recipes: readonly ExportedRecipe[]): string {
  const rows = recipes.map(({ slug, name, ailment, isLiked, isBookmarked, isPublished, keptAt }) => [
    name,
    ailment,
    isLiked ? 'yes' : 'no',
    isBookmarked ? 'yes' : 'no',
    dayAt(keptAt),
    isPublished ? siteUrl + paths.recipe(slug) : reviewedWords,
  ])
  return writeCsv([columns, ...rows])
}
