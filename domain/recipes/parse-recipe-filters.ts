import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { parseQueryNumber, parseQueryText } from '#domain/query.ts'
import { readerGroupIds } from '#domain/safety/reader-group-names.ts'
import { truncate, collapseWhitespace } from '#domain/text.ts'

import {
  maxAilmentLength,
  defaultPageSize,
  maxExclusionLength,
  maxExclusions,
  maxPage,
  pageSizes,
  type RecipeFilters,
  maxSearchLength,
  writeRecipeFilters,
} from './recipe-filters.ts'

/** Splits excluded terms at commas, semicolons, slashes, line breaks and `and`. */
export function splitExclusions(text: string): string[] {
  return [
    ...new Set(
      text
        .split(/[,;/\n]|\band\b/i)
        .map(collapseWhitespace)
        .filter(Boolean),
    ),
  ]
}

/** Parses the filters in a query string. Cuts values that are too long; other invalid values become the default. */
export function parseRecipeFilters(params: URLSearchParams): RecipeFilters {
  const size = parseQueryNumber(params, 'size')
  const page = parseQueryNumber(params, 'page') ?? 1
  const ailment = parseQueryText(params, 'category', maxAilmentLength)
  const canonicalName = ailmentNames.find((name) => name.toLowerCase() === ailment.toLowerCase())
  return {
    search: parseQueryText(params, 'search', maxSearchLength),
    ailment: ailment === 'All' ? '' : (canonicalName ?? ailment),
    exclude: splitExclusions(params.getAll('exclude').join(','))
      .map((term) => truncate(term, maxExclusionLength))
      .slice(0, maxExclusions),
    group: readerGroupIds.find((name) => name === params.get('for')) ?? null,
    page: Math.min(Math.max(1, page), maxPage),
    size: size !== undefined && pageSizes.includes(size) ? size : defaultPageSize,
  }
}

/** Changed filters, or a function that derives them from the latest filters. */
export type FilterChange = Partial<RecipeFilters> | ((newest: RecipeFilters) => Partial<RecipeFilters>)

/** Applies a change to the filters and normalises them. Returns to page 1 unless the change sets a page. */
export function applyFilterChange(filters: RecipeFilters, change: FilterChange): RecipeFilters {
  const changedFields = typeof change === 'function' ? change(filters) : change
  return parseRecipeFilters(new URLSearchParams(writeRecipeFilters({ ...filters, page: 1, ...changedFields })))
}
