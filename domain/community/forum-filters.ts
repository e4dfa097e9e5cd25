import { paths } from '../paths.ts'
import { queryNumber, queryText } from '../query.ts'

/** Maximum length of a search, in characters. */
export const forumSearchMax = 80
/** Maximum length of a category's slug, in characters. */
export const categorySlugMax = 80

/** Empty text means no filter. `before` is the sequence before which the posts shown begin; null for the newest. */
export type ForumFilters = { category: string; search: string; before: number | null }

export const noForumFilters: ForumFilters = { category: '', search: '', before: null }

/** Reads the filters from the URL. Invalid values are ignored. */
export const readForumFilters = (params: URLSearchParams): ForumFilters => ({
  category: queryText(params, 'category', categorySlugMax),
  search: queryText(params, 'search', forumSearchMax),
  before: queryNumber(params, 'before') ?? null,
})

/** Returns the filters as a query, without empty ones. */
export function writeForumFilters({ category, search, before }: ForumFilters): Record<string, string> {
  const query = { category, search, before: before === null ? '' : String(before) }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}

export function forumAddress(filters: ForumFilters): string {
  const query = new URLSearchParams(writeForumFilters(filters)).toString()
  return query ? `${paths.community}?${query}` : paths.community
}
