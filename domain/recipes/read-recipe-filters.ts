import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { queryNumber, queryText } from '#domain/query.ts'
import { readerGroupIds } from '#domain/safety/reader-group-names.ts'
import { cut, collapseWhitespace } from '#domain/text.ts'

import {
  ailmentLengthMax,
  defaultPageSize,
  exclusionLengthMax,
  exclusionsMax,
  pageMax,
  pageSizes,
  type RecipeFilters,
  searchLengthMax,
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

/** Reads the filters of any address. Values that are too long are cut; other invalid values become the default. */
export function readRecipeFilters(params: URLSearchParams): RecipeFilters {
  const size = queryNumber(params, 'size')
  const page = queryNumber(params, 'page') ?? 1
  const ailment = queryText(params, 'category', ailmentLengthMax)
  const known = ailmentNames.find((name) => name.toLowerCase() === ailment.toLowerCase())
  return {
    search: queryText(params, 'search', searchLengthMax),
    ailment: ailment === 'All' ? '' : (known ?? ailment),
    exclude: splitExclusions(params.getAll('exclude').join(','))
      .map((term) => cut(term, exclusionLengthMax))
      .slice(0, exclusionsMax),
    group: readerGroupIds.find((name) => name === params.get('for')) ?? null,
    page: Math.min(Math.max(1, page), pageMax),
    size: size !== undefined && pageSizes.includes(size) ? size : defaultPageSize,
  }
}

/** Part of the filters, or a function that derives it from the latest filters. */
export type FilterChange = Partial<RecipeFilters> | ((newest: RecipeFilters) => Partial<RecipeFilters>)

/** Applies a change to the filters and normalises them. The list starts at page 1 unless the change sets a page. */
export function changedFilters(filters: RecipeFilters, change: FilterChange): RecipeFilters {
  const part = typeof change === 'function' ? change(filters) : change
  return readRecipeFilters(new URLSearchParams(writeRecipeFilters({ ...filters, page: 1, ...part })))
}
