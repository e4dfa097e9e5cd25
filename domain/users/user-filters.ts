import { paths } from '../paths.ts'
import { queryText } from '../query.ts'
import { cut } from '../text.ts'

/** Maximum accounts of a page. */
export const usersAtOnce = 25
/** Maximum matches that a search reads. */
export const matchesMax = 1000
/** Maximum characters of a search. */
export const userSearchMax = 80

export const userGroups = ['all', 'member', 'premium', 'admin'] as const
export type UserGroup = (typeof userGroups)[number]

export const userStatuses = ['all', 'active', 'unconfirmed', 'suspended'] as const
export type UserStatus = (typeof userStatuses)[number]

export const userOrders = ['newest', 'name', 'email', 'premium-end'] as const
export type UserOrder = (typeof userOrders)[number]

/**
 * `group` combines role and plan: a premium member is a member on the premium plan. `after` is the cursor, empty for
 * the first page.
 */
export type UserFilters = {
  search: string
  group: UserGroup
  status: UserStatus
  order: UserOrder
  after: string
}

export const noUserFilters: UserFilters = { search: '', group: 'all', status: 'all', order: 'newest', after: '' }

/** Reads the filters from the query string. Invalid values become the default. */
export const readUserFilters = (query: URLSearchParams): UserFilters => ({
  search: queryText(query, 'search', userSearchMax),
  group: userGroups.find((group) => group === query.get('group')) ?? noUserFilters.group,
  status: userStatuses.find((status) => status === query.get('status')) ?? noUserFilters.status,
  order: userOrders.find((order) => order === query.get('order')) ?? noUserFilters.order,
  after: cut(query.get('after') ?? '', cursorMax),
})

/** Returns the filters as a query, without default values. */
export const writeUserFilters = (filters: UserFilters): Record<string, string> => ({
  ...(filters.search !== noUserFilters.search && { search: filters.search }),
  ...(filters.group !== noUserFilters.group && { group: filters.group }),
  ...(filters.status !== noUserFilters.status && { status: filters.status }),
  ...(filters.order !== noUserFilters.order && { order: filters.order }),
  ...(filters.after !== noUserFilters.after && { after: filters.after }),
})

/** Returns the URL of the list with these filters. */
export function usersAddress(filters: UserFilters): string {
  const query = new URLSearchParams(writeUserFilters(filters)).toString()
  return query ? `${paths.adminUsers}?${query}` : paths.adminUsers
}

/** Cursor of a list: the sorting value and id of the last row. */
export type UserCursor = { key: string | number; id: string }

/** Maximum characters of a cursor: a name of a hundred characters takes up to nine each in a URL. */
const cursorMax = 1000

/** Writes the cursor for `readUserCursor`. */
export const writeUserCursor = ({ key, id }: UserCursor): string => `${id}_${key}`

/** Returns undefined for an invalid cursor of this order. */
export function readUserCursor(order: UserOrder, cursor: string): UserCursor | undefined {
  const [, id = '', key = ''] = /^([^_]{1,40})_([\s\S]{0,400})$/.exec(cursor) ?? []
  if (id === '') return undefined
  if (order === 'name' || order === 'email') return { key, id }
  return /^\d{1,16}$/.test(key) ? { key: Number(key), id } : undefined
}
