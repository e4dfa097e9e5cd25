import type { ReaderGroup } from '#domain/safety/reader-group-names.ts'

export const pageSizes: readonly number[] = [6, 9, 12, 18, 24]
export const defaultPageSize = 9
export const maxPage = 100_000
export const maxSearchLength = 80
export const maxAilmentLength = 60
export const maxExclusions = 40
export const maxExclusionLength = 60

/** Maximum number of matches that a search or an exclusion reads and counts. Later pages don't exist. */
export const maxMatches = 1000
/** Page size for the whole list, used by a browser that checks every recipe. Readers can't choose it. */
export const wholeListSize = maxMatches
/** Maximum number of candidates to examine. If there are more, the count says “more than”. */
export const maxExamined = 2500

export type RecipeFilters = {
  search: string
  /** Name of an ailment; empty for all. Called `category` in URLs. */
  ailment: string
  exclude: string[]
  /** Group for which the recipes must pass the check. Called `for` in URLs. */
  group: ReaderGroup | null
  page: number
  size: number
}

/** Returns the shortest query for these filters, without default values. */
export function writeRecipeFilters(filters: RecipeFilters): Record<string, string> {
  const query: Record<string, string> = {}
  if (filters.search) query['search'] = filters.search
  if (filters.ailment) query['category'] = filters.ailment
  if (filters.exclude.length > 0) query['exclude'] = filters.exclude.join(',')
  if (filters.group) query['for'] = filters.group
  if (filters.size !== defaultPageSize) query['size'] = String(filters.size)
  if (filters.page !== 1) query['page'] = String(filters.page)
  return query
}

export const noFilters: RecipeFilters = {
  search: '',
  ailment: '',
  exclude: [],
  group: null,
  page: 1,
  size: defaultPageSize,
}
