import { paths } from '../paths.ts'
import { parseQueryText } from '../query.ts'
import { truncate } from '../text.ts'

export const usersPerPage = 25
export const maxMatches = 1000
export const maxUserSearchLength = 80

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

export const defaultUserFilters: UserFilters = { search: '', group: 'all', status: 'all', order: 'newest', after: '' }

/** Parses the filters in a query string. Invalid values become the default. */
export const parseUserFilters = (query: URLSearchParams): UserFilters => ({
  search: parseQueryText(query, 'search', maxUserSearchLength),
  group: userGroups.find((group) => group === query.get('group')) ?? defaultUserFilters.group,
  status: userStatuses.find((status) => status === query.get('status')) ?? defaultUserFilters.status,
  order: userOrders.find((order) => order === query.get('order')) ?? defaultUserFilters.order,
  after: truncate(query.get('after') ?? '', maxCursorLength),
})

export const createUserQuery = (filters: UserFilters): Record<string, string> => ({
  ...(filters.search !== defaultUserFilters.search && { search: filters.search }),
  ...(filters.group !== defaultUserFilters.group && { group: filters.group }),
  ...(filters.status !== defaultUserFilters.status && { status: filters.status }),
  ...(filters.order !== defaultUserFilters.order && { order: filters.order }),
  ...(filters.after !== defaultUserFilters.after && { after: filters.after }),
})

export function usersUrl(filters: UserFilters): string {
  const query = new URLSearchParams(createUserQuery(filters)).toString()
  return query ? `${paths.adminUsers}?${query}` : paths.adminUsers
}

/** Cursor of a list: the sort value and id of the last row. */
export type UserCursor = { key: string | number; id: string }

/** Maximum characters in a cursor. A name of a hundred characters needs up to nine characters each in a URL. */
const maxCursorLength = 1000

export const formatUserCursor = ({ key, id }: UserCursor): string => `${id}_${key}`

/** Parses a cursor for this order. Returns undefined if it is invalid. */
export function parseUserCursor(order: UserOrder, cursor: string): UserCursor | undefined {
  const [, id = '', key = ''] = /^([^_]{1,40})_([\s\S]{0,400})$/.exec(cursor) ?? []
  if (id === '') return undefined
  if (order === 'name' || order === 'email') return { key, id }
  return /^\d{1,16}$/.test(key) ? { key: Number(key), id } : undefined
}
