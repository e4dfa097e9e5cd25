import { splitSearchTerms } from '#domain/recipes/recipes.rules.ts'
import { usersPerPage, formatUserCursor, type UserOrder } from '#domain/users/user-filters.ts'
import type { UserQuery } from '#domain/users/users.schemas.ts'
import type { ListedUser, UserPage } from '#domain/users/users.types.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import * as repo from './user-list.repo.ts'

const planByGroup = { all: undefined, member: 'free', premium: 'premium', admin: undefined } as const

export async function listUsers(ctx: Ctx, query: UserQuery): Promise<UserPage> {
  const rows = await findPage(ctx, query)
  const page = rows.slice(0, usersPerPage)
  const lastUser = page.at(-1)
  // The administrator has their own group and isn't listed under a plan.
  const isInGroup = ({ isAdministrator }: ListedUser) => planByGroup[query.group] === undefined || !isAdministrator
  return {
    users: page.map((user) => toListedUser(ctx, user)).filter(isInGroup),
    next: lastUser && rows.length > page.length ? writeCursor(query.order, lastUser) : null,
  }
}

function findPage(ctx: Ctx, { search, group, cursor, ...filters }: UserQuery): Promise<repo.UserRow[]> {
  if (group === 'admin') return repo.findUserByEmail(ctx, ctx.config.adminEmail, filters.status)
  const query = { ...filters, cursor, plan: planByGroup[group] }
  const { anywhere, wordStarts: beginnings } = splitSearchTerms(search.normalize('NFC'))
  if (anywhere.length + beginnings.length > 0)
    return repo.searchUsers(ctx, query, { anywhere, beginnings }, usersPerPage + 1)
  return repo.listUsers(ctx, query, usersPerPage + 1)
}

function toListedUser({ config }: Ctx, { premiumEnd: _, status, ...user }: repo.UserRow): ListedUser {
  return { ...user, status: status ?? 'active', isAdministrator: user.email === config.adminEmail }
}

const cursorKeys: Record<UserOrder, (user: repo.UserRow) => string | number> = {
  newest: ({ createdAt }) => createdAt,
  name: ({ name }) => name,
  email: ({ email }) => email,
  'premium-end': ({ premiumEnd }) => premiumEnd ?? 0,
}

const writeCursor = (order: UserOrder, user: repo.UserRow) =>
  formatUserCursor({ key: cursorKeys[order](user), id: user.id })
