import { parseQueryText } from '#domain/query.ts'
import { storedVerdicts } from '#domain/safety/findings.ts'
import type { Verdict } from '#domain/safety/findings.ts'
import { truncate } from '#domain/text.ts'

import { maxAilmentLength, maxSearchLength } from './recipe-filters.ts'
import { type PublicationStatus, publicationStatuses } from './recipes.types.ts'
import type { RecipeOrigin } from './recipes.types.ts'

/**
 * Path of the administrator's recipe routes. It is not in the file of public paths, because every page loads that file.
 */
export const adminRecipesApi = '/api/admin/recipes'

/** Number of recipes on a page of the administrator's list. */
export const pageSize = 25
export const exportPageSize = 100
export const maxSearchMatches = 1000

export const listOrders = ['newest', 'name', 'rating', 'edited'] as const
export type ListOrder = (typeof listOrders)[number]

export const origins = ['catalogue', 'admin', 'bot', 'member'] as const satisfies readonly RecipeOrigin[]

/** Second filter, besides the status: one ailment, one origin or one verdict. */
type ListFacet =
  | { kind: 'ailment'; value: string }
  | { kind: 'origin'; value: RecipeOrigin }
  | { kind: 'verdict'; value: Verdict }

/** Cursor: the sort value and id of the last recipe on a page. */
export type ListCursor = { key: string | number; id: string }

export type ListFilters = {
  search: string
  publicationStatus: PublicationStatus | null
  facet: ListFacet | null
  order: ListOrder
  /** Cursor from `writeCursor`; null for the first page. */
  after: string | null
}

/** Recipe in the administrator's list. Times are milliseconds since the epoch. */
export type RemedyListItem = {
  id: string
  slug: string
  name: string
  emoji: string
  ailment: string
  publicationStatus: PublicationStatus
  origin: RecipeOrigin
  verdict: Verdict
  rating: number | null
  reviews: number
  createdAt: number
  updatedAt: number
}

export type ListPage = { remedies: RemedyListItem[]; next: string | null }

export function parseFacet(text: string): ListFacet | undefined {
  const [kind = '', ...rest] = text.split(':')
  const value = rest.join(':')
  const origin = origins.find((name) => name === value)
  const verdict = storedVerdicts.find((name) => name === value)
  if (kind === 'ailment' && value !== '') return { kind, value: truncate(value, maxAilmentLength) }
  if (kind === 'origin' && origin) return { kind, value: origin }
  if (kind === 'verdict' && verdict) return { kind, value: verdict }
  return undefined
}

export const writeFacet = (facet: ListFacet | null): string => (facet ? `${facet.kind}:${facet.value}` : '')

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export const writeCursor = ({ key, id }: ListCursor): string => `${id}_${key}`

/** Parses a cursor. Returns undefined if it is invalid or belongs to another order. */
export function parseCursor(order: ListOrder, cursor: string): ListCursor | undefined {
  const [id, key] = [cursor.slice(0, 36), cursor.slice(37)]
  if (!uuidPattern.test(id) || cursor[36] !== '_' || key === '' || key.length > 90) return undefined
  if (order === 'name' || order === 'rating') return { key, id }
  const figure = Number(key)
  return Number.isFinite(figure) ? { key: figure, id } : undefined
}

/** Parses the filters in a query string. Ignores invalid values. */
export function parseListFilters(query: URLSearchParams): ListFilters {
  const order = listOrders.find((name) => name === query.get('order')) ?? 'newest'
  const after = query.get('after')
  return {
    search: parseQueryText(query, 'search', maxSearchLength),
    publicationStatus: publicationStatuses.find((name) => name === query.get('status')) ?? null,
    facet: parseFacet(parseQueryText(query, 'only', maxAilmentLength + 10)) ?? null,
    order,
    after: after !== null && parseCursor(order, after) ? after : null,
  }
}

/** Returns the shortest query for these filters, without default values. */
export const writeListFilters = ({
  search,
  publicationStatus,
  facet,
  order,
  after,
}: ListFilters): Record<string, string> => ({
  ...(search && { search }),
  ...(publicationStatus && { status: publicationStatus }),
  ...(facet && { only: writeFacet(facet) }),
  ...(order !== 'newest' && { order }),
  ...(after !== null && { after }),
})
