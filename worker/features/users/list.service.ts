import { searchTerms } from '#domain/recipes/recipes.rules.ts'
import { usersAtOnce, writeUserCursor, type UserOrder } from '#domain/users/user-filters.ts'
import type { UserQuery } from '#domain/users/users.schemas.ts'
import type { ListedUser, UserPage } from '#domain/users/users.types.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import * as repo from './list.repo.ts'

const planOf = { all: undefined, member: 'free', premium: 'premium', admin: undefined } as const

/** Returns one page of all accounts, or of those whose name or address matches a search. */
export async function listUsers(ctx: Ctx, query: UserQuery): Promise<UserPage> {
  const found = await findPage(ctx, query)
  const page = found.slice(0, usersAtOnce)
  const last = page.at(-1)
  // The administrator has a group of their own and isn't listed under a plan.
  const isOfGroup = ({ isAdministrator }: ListedUser) => planOf[query.group] === undefined || !isAdministrator
  return {
    users: page.map((user) => shown(ctx, user)).filter(isOfGroup),
    next: last && found.length > page.length ? cursorOf(query.order, last) : null,
  }
}

function findPage(ctx: Ctx, { search, group, place: cursor, ...filters }: UserQuery): Promise<repo.FoundUser[]> {
  if (group === 'admin') return repo.findByAddress(ctx, ctx.config.adminEmail, filters.status)
  const query = { ...filters, cursor, plan: planOf[group] }
  const { anywhere, wordStarts: beginnings } = searchTerms(search.normalize('NFC'))
  if (anywhere.length + beginnings.length > 0)
    return repo.findMatching(ctx, query, { anywhere, beginnings }, usersAtOnce + 1)
  return repo.listUsers(ctx, query, usersAtOnce + 1)
}

function shown({ config }: Ctx, { premiumEnd: _, status, ...user }: repo.FoundUser): ListedUser {
  return { ...user, status: status ?? 'active', isAdministrator: user.email === config.adminEmail }
}

const keyOf: Record<UserOrder, (user: repo.FoundUser) => string | number> = {
  newest: ({ createdAt }) => createdAt,
  name: ({ name }) => name,
  email: ({ email }) => email,
  'premium-end': ({ premiumEnd }) => premiumEnd ?? 0,
}

const cursorOf = (order: UserOrder, user: repo.FoundUser) => writeUserCursor({ key: keyOf[order](user), id: user.id })
