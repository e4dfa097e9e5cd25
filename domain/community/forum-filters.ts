import { paths } from '../paths.ts'
import { queryNumber, queryText } from '../query.ts'

/** Characters of a search. */
export const forumSearchMax = 80
/** Characters of a category's slug. */
export const categorySlugMax = 80

/** Empty text: no such filter. `before`: the sequence that the posts shown come before; null for the newest. */
export type ForumFilters = { category: string; search: string; before: number | null }

export const noForumFilters: ForumFilters = { category: '', search: '', before: null }

/** What the address of the community asks for; anything that cannot be read is no filter. */
export const readForumFilters = (params: URLSearchParams): ForumFilters => ({
  category: queryText(params, 'category', categorySlugMax),
  search: queryText(params, 'search', forumSearchMax),
  before: queryNumber(params, 'before') ?? null,
})

/** The filters as a query, without those that are not set. */
export function writeForumFilters({ category, search, before }: ForumFilters): Record<string, string> {
  const query = { category, search, before: before === null ? '' : String(before) }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}

/** The address of the community under these filters. */
export function forumAddress(filters: ForumFilters): string {
  const query = new URLSearchParams(writeForumFilters(filters)).toString()
  return query ? `${paths.community}?${query}` : paths.community
}
