import { and, type AnyColumn, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'

import { spellingsOf } from '#domain/folding.ts'
import { matchesMax, type UserOrder, type UserCursor, type UserStatus } from '#domain/users/user-filters.ts'
import { plans, statuses, type Plan } from '#domain/users/users.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { holdsShortWord } from '#drizzle/folded-text.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { users } = schema

const columns = {
  id: users.id,
  email: users.email,
  name: users.name,
  createdAt: users.createdAt,
  premiumUntil: users.premiumUntil,
  plan: users.plan,
  status: users.status,
  premiumEnd: users.premiumEnd,
}

type ListQuery = {
  plan: Plan | undefined
  status: UserStatus
  order: UserOrder
  cursor: UserCursor | undefined
}

/**
 * Returns one page of accounts. The index ranges are merged in order, so that at most one extra row per range is read.
 */
export function listUsers({ db, read }: Reader, query: ListQuery, limit: number) {
  const [first, second, ...rest] = indexRanges(query).map((range) =>
    db
      .select(columns)
      .from(users)
      .where(and(range, ...isAfterCursor(query))),
  )
  if (!first) return Promise.resolve([])
  const merged = second ? unionAll(first, second, ...rest) : first
  return read(merged.orderBy(...orderOf(query.order)).limit(limit))
}

export type FoundUser = Awaited<ReturnType<typeof listUsers>>[number]

/** Returns the account with the address if its status matches. */
export const findByAddress = ({ db, read }: Reader, email: string, status: UserStatus) =>
  read(
    db
      .select(columns)
      .from(users)
      .where(and(eq(users.email, email), ...(status === 'all' ? [] : [eq(sql`+${users.status}`, status)])))
      .limit(1),
  )

type Terms = { anywhere: string[]; beginnings: string[] }

/** Like `listUsers`, for accounts that match a search. Examines at most `matchesMax` matches. */
export const findMatching = ({ db, read }: Reader, query: ListQuery, terms: Terms, limit: number) =>
  read(
    db
      .select(columns)
      .from(sql`(${candidates(db, terms)}) candidate`)
      .crossJoin(users)
      .where(
        and(
          sql`${users.searchKey} = candidate.search_key`,
          query.plan && eq(sql`+${users.plan}`, query.plan),
          query.status === 'all' ? undefined : eq(sql`+${users.status}`, query.status),
          ...isAfterCursor(query),
          ...terms.beginnings.slice(terms.anywhere.length > 0 ? 0 : 1).map(containsTerm),
        ),
      )
      .orderBy(...orderOf(query.order))
      .limit(limit),
  )

/** Returns one index range per plan and status; without filters, one index holds all accounts. */
function indexRanges({ plan, status, order, cursor }: ListQuery): (SQL | undefined)[] {
  const { by, lowest } = orders[order]
  if (!plan && status === 'all') return [cursor ? undefined : sql`${by[0]} >= ${lowest}`]
  const ofStatus = status === 'all' ? statuses : [status]
  return (plan ? [plan] : plans).flatMap((one) =>
    ofStatus.map((other) => and(eq(users.plan, one), eq(users.status, other))),
  )
}

const orders: Record<UserOrder, { by: AnyColumn[]; lowest: string | number; isDescending?: true }> = {
  newest: { by: [users.createdAt, users.id], lowest: 0, isDescending: true },
  name: { by: [users.name, users.id], lowest: '' },
  email: { by: [users.email], lowest: '' },
  'premium-end': { by: [users.premiumEnd, users.id], lowest: 0 },
}

const orderOf = (order: UserOrder) => orders[order].by.map(orders[order].isDescending ? desc : asc)

function isAfterCursor({ order, cursor }: ListQuery): SQL[] {
  if (!cursor) return []
  const { by, isDescending } = orders[order]
  const position = [cursor.key, cursor.id].slice(0, by.length).map((value) => sql`${value}`)
  const beyond = isDescending ? sql`<` : sql`>`
  return [sql`(${sql.join(by, sql`, `)}) ${beyond} (${sql.join(position, sql`, `)})`]
}

/**
 * Keys of candidate accounts: from the search table, or by the beginning of name or address if every term is too short
 * for it.
 */
function candidates(db: Db, { anywhere, beginnings }: Terms): SQL {
  if (anywhere.length > 0) {
    const words = anywhere.map((term) => `"${term.replaceAll('"', '""')}"`).join(' AND ')
    return sql`select rowid as search_key from user_search where user_search match ${words} order by rowid desc limit ${matchesMax}`
  }
  const [term = ''] = beginnings
  const spellings = JSON.stringify(spellingsOf(term))
  const startsWith = (column: AnyColumn) =>
    db
      .select({ searchKey: users.searchKey })
      .from(sql`json_each(${spellings}) spelling`)
      .crossJoin(users)
      .where(and(sql`${column} >= spelling.value`, sql`${column} < spelling.value || ${highest}`))
      .limit(matchesMax / 2)
  return sql`select search_key from ${startsWith(users.name)} union select search_key from ${startsWith(users.email)}`
}

const highest = '\u{10FFFF}'

const containsTerm = (term: string): SQL => holdsShortWord(sql`${users.name} || ' ' || ${users.email}`, term)
