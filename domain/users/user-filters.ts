import { paths } from '../paths.ts'
import { queryText } from '../query.ts'
import { cut } from '../text.ts'

/** Accounts that a page shows. */
export const usersAtOnce = 25
/** Matches of a text that are looked at. */
export const matchesMax = 1000
/** Characters of a search. */
export const userSearchMax = 80

export const userGroups = ['all', 'member', 'premium', 'admin'] as const
export type UserGroup = (typeof userGroups)[number]

export const userStatuses = ['all', 'active', 'unconfirmed', 'suspended'] as const
export type UserStatus = (typeof userStatuses)[number]

export const userOrders = ['newest', 'name', 'email', 'premium-end'] as const
export type UserOrder = (typeof userOrders)[number]

/** `group` is role and plan in one: a premium member has the plan and the role. `after` is the cursor; empty for the first page. */
export type UserFilters = {
  search: string
  group: UserGroup
  status: UserStatus
  order: UserOrder
  after: string
}

export const noUserFilters: UserFilters = { search: '', group: 'all', status: 'all', order: 'newest', after: '' }

/** Invalid values fall back to the defaults. */
export const readUserFilters = (query: URLSearchParams): UserFilters => ({
  search: queryText(query, 'search', userSearchMax),
  group: userGroups.find((group) => group === query.get('group')) ?? noUserFilters.group,
  status: userStatuses.find((status) => status === query.get('status')) ?? noUserFilters.status,
  order: userOrders.find((order) => order === query.get('order')) ?? noUserFilters.order,
  after: cut(query.get('after') ?? '', cursorMax),
})

/** The filters as a query, without those that say nothing. */
export const writeUserFilters = (filters: UserFilters): Record<string, string> => ({
  ...(filters.search !== noUserFilters.search && { search: filters.search }),
  ...(filters.group !== noUserFilters.group && { group: filters.group }),
  ...(filters.status !== noUserFilters.status && { status: filters.status }),
  ...(filters.order !== noUserFilters.order && { order: filters.order }),
  ...(filters.after !== noUserFilters.after && { after: filters.after }),
})

/** The address of the list under these filters. */
export function usersAddress(filters: UserFilters): string {
  const query = new URLSearchParams(writeUserFilters(filters)).toString()
  return query ? `${paths.adminUsers}?${query}` : paths.adminUsers
}

/** Where a list goes on: after the value that it is ordered by, and after the id among those of one value. */
export type UserPlace = { key: string | number; id: string }

/** A name of a hundred characters, each of which an address spells by nine. */
const cursorMax = 1000

/** The cursor that `readUserPlace` reads. */
export const writeUserPlace = ({ key, id }: UserPlace): string => `${id}_${key}`

/** Undefined for a cursor that no list in this order gave. */
export function readUserPlace(order: UserOrder, cursor: string): UserPlace | undefined {
  const [, id = '', key = ''] = /^([^_]{1,40})_([\s\S]{0,400})$/.exec(cursor) ?? []
  if (id === '') return undefined
  if (order === 'name' || order === 'email') return { key, id }
  return /^\d{1,16}$/.test(key) ? { key: Number(key), id } : undefined
}
