export const pageSizes: readonly number[] = [6, 9, 12, 18, 24]
export const defaultPageSize = 9
export const pageMax = 100_000
export const searchLengthMax = 80
export const ailmentLengthMax = 60
export const exclusionsMax = 10
export const exclusionLengthMax = 60

/** Matches of a search or an exclusion are read and counted up to here; pages end there too. */
export const matchesMax = 1000

export type RecipeFilters = {
  search: string
  /** The name of an ailment, or nothing for all. */
  category: string
  exclude: string[]
  page: number
  size: number
}

/** One line of plain words: control characters and runs of white space become one space. */
export function plainWords(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The excluded terms of an address, where commas part them. */
export function splitExclusions(text: string): string[] {
  return [...new Set(text.split(',').map(plainWords).filter(Boolean))]
}

/** Reads any address: what cannot be used is cut to what can, or left at its default. */
export function readRecipeFilters(params: URLSearchParams): RecipeFilters {
  const text = (key: string, lengthMax: number) => cut(plainWords(params.get(key) ?? ''), lengthMax)
  const size = wholeNumber(params.get('size'))
  const page = wholeNumber(params.get('page'))
  const category = text('category', ailmentLengthMax)
  return {
    search: text('search', searchLengthMax),
    category: category === 'All' ? '' : category,
    exclude: splitExclusions(params.getAll('exclude').join(','))
      .map((term) => cut(term, exclusionLengthMax))
      .slice(0, exclusionsMax),
    page: page !== undefined && page >= 1 && page <= pageMax ? page : 1,
    size: size !== undefined && pageSizes.includes(size) ? size : defaultPageSize,
  }
}

/** The shortest query that says these filters; what stands at its default is left out. */
export function writeRecipeFilters(filters: RecipeFilters): Record<string, string> {
  const query: Record<string, string> = {}
  if (filters.search) query['search'] = filters.search
  if (filters.category) query['category'] = filters.category
  if (filters.exclude.length > 0) query['exclude'] = filters.exclude.join(',')
  if (filters.size !== defaultPageSize) query['size'] = String(filters.size)
  if (filters.page !== 1) query['page'] = String(filters.page)
  return query
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

function cut(text: string, lengthMax: number): string {
  return text
    .slice(0, lengthMax)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}
