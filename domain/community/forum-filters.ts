import { paths } from '../paths.ts'
import { parseQueryNumber, parseQueryText } from '../query.ts'

/** Maximum length of a search, in characters. */
export const maxForumSearchLength = 80
/** Maximum length of a category's slug, in characters. */
export const maxCategorySlugLength = 80

/** Empty text means no filter. `before` is the sequence before which the posts shown begin; null for the newest. */
export type ForumFilters = { category: string; search: string; before: number | null }

export const emptyForumFilters: ForumFilters = { category: '', search: '', before: null }

/** Reads the filters from the URL. Invalid values are ignored. */
export const parseForumFilters = (params: URLSearchParams): ForumFilters => ({
  category: parseQueryText(params, 'category', maxCategorySlugLength),
  search: parseQueryText(params, 'search', maxForumSearchLength),
  before: parseQueryNumber(params, 'before') ?? null,
})

/** Returns the filters as a query, without empty ones. */
export function createForumQuery({ category, search, before }: ForumFilters): Record<string, string> {
  const query = { category, search, before: before === null ? '' : String(before) }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}

export function forumUrl(filters: ForumFilters): string {
  const query = new URLSearchParams(createForumQuery(filters)).toString()
  return query ? `${paths.community}?${query}` : paths.community
}
