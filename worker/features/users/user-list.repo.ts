import { and, type AnyColumn, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'

import { listSpellings } from '#domain/folding.ts'
import { maxMatches, type UserOrder, type UserCursor, type UserStatus } from '#domain/users/user-filters.ts'
import { plans, statuses, type Plan } from '#domain/users/users.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { containsShortWord } from '#drizzle/folded-text.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { users } = schema

const userColumns = {
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

/** Returns one page of accounts. Merges the index ranges in order, so that at most one extra row per range is read. */
export function listUsers({ db, read }: Reader, query: ListQuery, limit: number) {
  const [firstQuery, secondQuery, ...otherQueries] = indexRanges(query).map((range) =>
    db
      .select(userColumns)
      .from(users)
      .where(and(range, ...isAfterCursor(query))),
  )
  if (!firstQuery) return Promise.resolve([])
  const mergedQuery = secondQuery ? unionAll(firstQuery, secondQuery, ...otherQueries) : firstQuery
  return read(mergedQuery.orderBy(...orderColumns(query.order)).limit(limit))
}

export type UserRow = Awaited<ReturnType<typeof listUsers>>[number]

export const findUserByEmail = ({ db, read }: Reader, email: string, status: UserStatus) =>
  read(
    db
      .select(userColumns)
      .from(users)
      .where(and(eq(users.email, email), ...(status === 'all' ? [] : [eq(sql`+${users.status}`, status)])))
      .limit(1),
  )

type SearchTerms = { anywhere: string[]; beginnings: string[] }

/** Like `listUsers`, but only for accounts that match a search. Examines at most `maxMatches` matches. */
export const searchUsers = ({ db, read }: Reader, query: ListQuery, terms: SearchTerms, limit: number) =>
  read(
    db
      .select(userColumns)
      .from(sql`(${selectCandidates(db, terms)}) candidate`)
      .crossJoin(users)
      .where(
        and(
          sql`${users.searchKey} = candidate.search_key`,
          query.plan && eq(sql`+${users.plan}`, query.plan),
          query.status === 'all' ? undefined : eq(sql`+${users.status}`, query.status),
          ...isAfterCursor(query),
          ...terms.beginnings.slice(terms.anywhere.length > 0 ? 0 : 1).map(hasWordStarting),
        ),
      )
      .orderBy(...orderColumns(query.order))
      .limit(limit),
  )

/** Returns one index range per plan and status. Without filters, returns a single range for all accounts. */
function indexRanges({ plan, status, order, cursor }: ListQuery): (SQL | undefined)[] {
  const { columns, lowestValue } = orders[order]
  if (!plan && status === 'all') return [cursor ? undefined : sql`${columns[0]} >= ${lowestValue}`]
  const statusValues = status === 'all' ? statuses : [status]
  return (plan ? [plan] : plans).flatMap((planValue) =>
    statusValues.map((statusValue) => and(eq(users.plan, planValue), eq(users.status, statusValue))),
  )
}

const orders: Record<UserOrder, { columns: AnyColumn[]; lowestValue: string | number; isDescending?: true }> = {
  newest: { columns: [users.createdAt, users.id], lowestValue: 0, isDescending: true },
  name: { columns: [users.name, users.id], lowestValue: '' },
  email: { columns: [users.email], lowestValue: '' },
  'premium-end': { columns: [users.premiumEnd, users.id], lowestValue: 0 },
}

const orderColumns = (order: UserOrder) => orders[order].columns.map(orders[order].isDescending ? desc : asc)

function isAfterCursor({ order, cursor }: ListQuery): SQL[] {
  if (!cursor) return []
  const { columns, isDescending } = orders[order]
  const position = [cursor.key, cursor.id].slice(0, columns.length).map((value) => sql`${value}`)
  const comparison = isDescending ? sql`<` : sql`>`
  return [sql`(${sql.join(columns, sql`, `)}) ${comparison} (${sql.join(position, sql`, `)})`]
}

/**
 * Subquery for the keys of candidate accounts. Uses the search table. If every term is too short for the table,
 * compares the beginnings of names and addresses.
 */
function selectCandidates(db: Db, { anywhere, beginnings }: SearchTerms): SQL {
  if (anywhere.length > 0) {
    const matchQuery = anywhere.map((term) => `"${term.replaceAll('"', '""')}"`).join(' AND ')
    return sql`select rowid as search_key from user_search where user_search match ${matchQuery} order by rowid desc limit ${maxMatches}`
  }
  const [term = ''] = beginnings
  const spellings = JSON.stringify(listSpellings(term))
  const startsWith = (column: AnyColumn) =>
    db
      .select({ searchKey: users.searchKey })
      .from(sql`json_each(${spellings}) spelling`)
      .crossJoin(users)
      .where(and(sql`${column} >= spelling.value`, sql`${column} < spelling.value || ${highestCharacter}`))
      .limit(maxMatches / 2)
  return sql`select search_key from ${startsWith(users.name)} union select search_key from ${startsWith(users.email)}`
}

const highestCharacter = '\u{10FFFF}'

const hasWordStarting = (term: string): SQL => containsShortWord(sql`${users.name} || ' ' || ${users.email}`, term)
