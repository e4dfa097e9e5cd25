import type { ReaderGroup } from '#domain/safety/reader-group-names.ts'

/** Recipes on a page. */
export const pageSizes: readonly number[] = [6, 9, 12, 18, 24]
export const defaultPageSize = 9
export const pageMax = 100_000
/** Lengths are characters. */
export const searchLengthMax = 80
export const ailmentLengthMax = 60
export const exclusionsMax = 40
export const exclusionLengthMax = 60

/** Matches of a search or an exclusion are read and counted up to here; pages end there too. */
export const matchesMax = 1000
/** Size of the one page that holds the whole list, for a browser that checks every recipe; no page offers it. */
export const wholeListSize = matchesMax
/** Of what may match, at most this many are looked at; beyond it the count says "more than". */
export const examinedMax = 2500

export type RecipeFilters = {
  search: string
  /** The name of an ailment, or nothing for all; addresses call it `category`. */
  ailment: string
  exclude: string[]
  /** Whom the recipes pass the check for; addresses call it `for`. */
  group: ReaderGroup | null
  page: number
  size: number
}

/** The shortest query that says these filters; what stands at its default is left out. */
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

/** The filters of the whole list. */
export const noFilters: RecipeFilters = {
  search: '',
  ailment: '',
  exclude: [],
  group: null,
  page: 1,
  size: defaultPageSize,
}
