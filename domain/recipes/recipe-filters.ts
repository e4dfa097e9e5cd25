import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { queryNumber, queryText } from '#domain/query.ts'
import { cut, plainWords } from '#domain/text.ts'

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
/** Of what may match, at most this many are looked at; beyond it the count says "more than". */
export const examinedMax = 2500

export type RecipeFilters = {
  search: string
  /** The name of an ailment, or nothing for all; addresses call it `category`. */
  ailment: string
  exclude: string[]
  page: number
  size: number
}

/** The excluded terms of an address, parted as people part them. */
export function splitExclusions(text: string): string[] {
  return [
    ...new Set(
      text
        .split(/[,;/\n]|\band\b/i)
        .map(plainWords)
        .filter(Boolean),
    ),
  ]
}

/** Reads any address: what cannot be used is cut to what can, or left at its default. */
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
    page: Math.min(Math.max(1, page), pageMax),
    size: size !== undefined && pageSizes.includes(size) ? size : defaultPageSize,
  }
}

/** The shortest query that says these filters; what stands at its default is left out. */
export function writeRecipeFilters(filters: RecipeFilters): Record<string, string> {
  const query: Record<string, string> = {}
  if (filters.search) query['search'] = filters.search
  if (filters.ailment) query['category'] = filters.ailment
  if (filters.exclude.length > 0) query['exclude'] = filters.exclude.join(',')
  if (filters.size !== defaultPageSize) query['size'] = String(filters.size)
  if (filters.page !== 1) query['page'] = String(filters.page)
  return query
}

/** The filters of the whole list. */
export const noFilters: RecipeFilters = { search: '', ailment: '', exclude: [], page: 1, size: defaultPageSize }

/** A part of the filters, or what it becomes by the newest ones. */
export type FilterChange = Partial<RecipeFilters> | ((newest: RecipeFilters) => Partial<RecipeFilters>)

/** The filters after a change, as an address keeps them; the list starts at page 1 unless the change names a page. */
export function changedFilters(filters: RecipeFilters, change: FilterChange): RecipeFilters {
  const part = typeof change === 'function' ? change(filters) : change
  return readRecipeFilters(new URLSearchParams(writeRecipeFilters({ ...filters, page: 1, ...part })))
}
