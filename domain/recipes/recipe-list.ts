import { queryText } from '#domain/query.ts'
import { storedVerdicts } from '#domain/safety/findings.ts'
import type { Verdict } from '#domain/safety/findings.ts'
import { cut } from '#domain/text.ts'

import { type PublicationStatus, publicationStatuses } from './recipe-edit.types.ts'
import { ailmentLengthMax, searchLengthMax } from './recipe-filters.ts'
import type { RecipeOrigin } from './recipes.types.ts'

/** Where the routes of the administrator's catalogue are mounted; apart from the others, which every page knows. */
export const adminRecipesApi = '/api/admin/recipes'

/** Recipes on a page of the administrator's list, and in one read of an export. */
export const pageSize = 25
export const exportedAtOnce = 100
/** Matches of a search are read up to here. */
export const searchedMax = 1000

export const listOrders = ['newest', 'name', 'rating', 'edited'] as const
export type ListOrder = (typeof listOrders)[number]

export const origins = ['catalogue', 'admin', 'bot'] as const satisfies readonly RecipeOrigin[]

/** What the list is narrowed to beside a standing: one ailment, one origin or one verdict. */
type Narrowing =
  | { kind: 'ailment'; value: string }
  | { kind: 'origin'; value: RecipeOrigin }
  | { kind: 'verdict'; value: Verdict }

/** The last recipe of a page: its value in the order, and its id. */
export type ListPlace = { key: string | number; id: string }

export type ListFilters = {
  search: string
  publicationStatus: PublicationStatus | null
  narrowing: Narrowing | null
  order: ListOrder
  /** As `writePlace` writes it; the first page without. */
  after: string | null
}

/** A recipe of the list. Times are milliseconds since the epoch. */
export type ListedRemedy = {
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

export type ListPage = { remedies: ListedRemedy[]; next: string | null }

/** `kind:value`, as a select offers it; undefined for anything else. */
export function readNarrowing(text: string): Narrowing | undefined {
  const [kind = '', ...rest] = text.split(':')
  const value = rest.join(':')
  const origin = origins.find((name) => name === value)
  const verdict = storedVerdicts.find((name) => name === value)
  if (kind === 'ailment' && value !== '') return { kind, value: cut(value, ailmentLengthMax) }
  if (kind === 'origin' && origin) return { kind, value: origin }
  if (kind === 'verdict' && verdict) return { kind, value: verdict }
  return undefined
}

/** The text that `readNarrowing` reads; empty for none. */
export const writeNarrowing = (narrowing: Narrowing | null): string =>
  narrowing ? `${narrowing.kind}:${narrowing.value}` : ''

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The cursor that `readPlace` reads. */
export const writePlace = ({ key, id }: ListPlace): string => `${id}_${key}`

/** Undefined for what no list gave: where the order is one of figures the key is one. */
export function readPlace(order: ListOrder, place: string): ListPlace | undefined {
  const [id, key] = [place.slice(0, 36), place.slice(37)]
  if (!uuid.test(id) || place[36] !== '_' || key === '' || key.length > 90) return undefined
  if (order === 'name' || order === 'rating') return { key, id }
  const figure = Number(key)
  return Number.isFinite(figure) ? { key: figure, id } : undefined
}

/** Reads any address; what cannot be used is as if it were not said. */
export function readListFilters(query: URLSearchParams): ListFilters {
  const order = listOrders.find((name) => name === query.get('order')) ?? 'newest'
  const after = query.get('after')
  return {
    search: queryText(query, 'search', searchLengthMax),
    publicationStatus: publicationStatuses.find((name) => name === query.get('status')) ?? null,
    narrowing: readNarrowing(queryText(query, 'only', ailmentLengthMax + 10)) ?? null,
    order,
    after: after !== null && readPlace(order, after) ? after : null,
  }
}

/** The shortest query that says these filters. */
export const writeListFilters = ({
  search,
  publicationStatus,
  narrowing,
  order,
  after,
}: ListFilters): Record<string, string> => ({
  ...(search && { search }),
  ...(publicationStatus && { status: publicationStatus }),
  ...(narrowing && { only: writeNarrowing(narrowing) }),
  ...(order !== 'newest' && { order }),
  ...(after !== null && { after }),
})
