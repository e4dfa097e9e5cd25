import { paths } from '../paths.ts'
import { parseQueryNumber, parseQueryText } from '../query.ts'

export const maxForumSearchLength = 80
export const maxCategorySlugLength = 80

/**
 * Filters for the list of posts. An empty string means no filter. `before` is the cursor; null for the newest posts.
 */
export type ForumFilters = { category: string; search: string; before: number | null }

export const emptyForumFilters: ForumFilters = { category: '', search: '', before: null }

/** Parses the filters in the URL. Ignores invalid values. */
export const parseForumFilters = (params: URLSearchParams): ForumFilters => ({
  category: parseQueryText(params, 'category', maxCategorySlugLength),
  search: parseQueryText(params, 'search', maxForumSearchLength),
  before: parseQueryNumber(params, 'before') ?? null,
})

export function createForumQuery({ category, search, before }: ForumFilters): Record<string, string> {
  const query = { category, search, before: before === null ? '' : String(before) }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}

export function forumUrl(filters: ForumFilters): string {
  const query = new URLSearchParams(createForumQuery(filters)).toString()
  return query ? `${paths.community}?${query}` : paths.community
}
