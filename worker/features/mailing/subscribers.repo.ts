import { and, asc, desc, eq, gt, gte, lt, or, type SQL, sql } from 'drizzle-orm'

import { listSpellings } from '#domain/folding.ts'
import type { Subscriber, SubscriberFilters } from '#domain/mailing/subscribers.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { containsShortWord } from '#drizzle/folded-text.ts'
import type { Reader } from '#worker/core/ctx.ts'

const {
  emailCampaigns: campaigns,
  mailingCounts: counts,
  mailingListSubscribers: subscribers,
  subscriberDays: days,
} = schema

const columns = {
  sequence: subscribers.sequence,
  id: subscribers.id,
  email: subscribers.email,
  firstName: subscribers.firstName,
  lastName: subscribers.lastName,
  subscriptionDate: subscribers.subscriptionDate,
  status: subscribers.status,
  source: subscribers.source,
  consentSource: subscribers.consentSource,
  consentAt: subscribers.consentAt,
  suppressedFor: subscribers.suppressedFor,
}

type SubscriberRow = Subscriber & { sequence: number }
type ListQuery = Pick<SubscriberFilters, 'status' | 'source' | 'order'> & { after: number | undefined; limit: number }

export async function listSubscribers({ db, read }: Reader, query: ListQuery): Promise<SubscriberRow[]> {
  const pages = indexRanges(query).map((range) =>
    read(
      db
        .select(columns)
        .from(subscribers)
        .where(and(...getFilterConditions(query), range))
        .orderBy(...getSortOrder(query))
        .limit(query.limit),
    ),
  )
  return (await Promise.all(pages)).flat().slice(0, query.limit)
}

/**
 * `indexedWords` have three or more letters, so the index finds them. `shortWords` are compared with the rows found.
 */
export type Search = { indexedWords: readonly string[]; shortWords: readonly string[]; maxExamined: number }

/** Returns matching subscribers. Examines the newest `maxExamined` matches. */
export const searchSubscribers = ({ db, read }: Reader, search: Search, query: ListQuery): Promise<SubscriberRow[]> =>
  read(
    db
      .select(columns)
      .from(sql`(${selectCandidates(search)}) candidate`)
      .crossJoin(subscribers)
      .where(
        and(
          sql`${subscribers.sequence} = candidate.row_key`,
          ...getFilterConditions(query).map((filter) => filter && sql`+(${filter})`),
          ...search.shortWords.map(containsWord),
          or(...indexRanges(query)),
        ),
      )
      .orderBy(...getSortOrder(query))
      .limit(query.limit),
  )

export async function countCandidates({ db, read }: Reader, search: Search): Promise<number> {
  const [row] = await read(
    db
      .select({ count: sql<number>`count(*)`.as('count') })
      .from(sql`(${selectCandidates(search)}) candidate`)
      .limit(1),
  )
  return row?.count ?? 0
}

const highestCharacter = '\u{10FFFF}'

function selectCandidates({ indexedWords, shortWords, maxExamined }: Search): SQL {
  if (indexedWords.length === 0) {
    const spellings = JSON.stringify(listSpellings(shortWords[0] ?? ''))
    return sql`select ${subscribers.sequence} as row_key from json_each(${spellings}) spelling cross join ${subscribers} where ${subscribers.email} >= spelling.value and ${subscribers.email} < spelling.value || ${highestCharacter} limit ${maxExamined}`
  }
  const terms = indexedWords.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ')
  return sql`select rowid as row_key from subscriber_search where subscriber_search match ${terms} order by rowid desc limit ${maxExamined}`
}

const containsWord = (word: string): SQL =>
  containsShortWord(
    sql`${subscribers.email} || ' ' || ifnull(${subscribers.firstName}, '') || ' ' || ifnull(${subscribers.lastName}, '')`,
    word,
  )

const getFilterConditions = ({ status, source }: ListQuery): (SQL | undefined)[] => [
  status === 'all' ? undefined : eq(subscribers.status, status),
  source === 'all' ? undefined : eq(subscribers.source, source),
]

const getSortOrder = ({ order }: ListQuery): SQL[] => {
  if (order === 'email') return [asc(subscribers.email)]
  const direction = order === 'newest' ? desc : asc
  return [direction(subscribers.subscriptionDate), direction(subscribers.sequence)]
}

/**
 * Returns the index ranges after the cursor: the rest of its date, and all further dates. Starts from the beginning if
 * the cursor's subscriber was deleted.
 */
function indexRanges({ order, after }: ListQuery): (SQL | undefined)[] {
  const { email, sequence, subscriptionDate: date } = subscribers
  if (after === undefined) return [order === 'email' ? gt(email, '') : gte(date, 0)]
  const cursorValue = (column: SQL, fallback: SQL) =>
    sql`ifnull((select ${column} from ${subscribers} place where place.sequence = ${after}), ${fallback})`
  if (order === 'email') return [gt(email, cursorValue(sql`place.email`, sql`''`))]
  const cursorDate = cursorValue(sql`place.subscription_date`, order === 'oldest' ? sql`-1` : sql`9000000000000000`)
  return order === 'oldest'
    ? [and(eq(date, cursorDate), gt(sequence, after)), gt(date, cursorDate)]
    : [and(eq(date, cursorDate), lt(sequence, after)), lt(date, cursorDate)]
}

export async function findSubscriberById({ db, read }: Reader, id: string) {
  const [row] = await read(
    db
      .select({ id: subscribers.id, status: subscribers.status })
      .from(subscribers)
      .where(eq(subscribers.id, id))
      .limit(1),
  )
  return row
}

export const listForExport = (db: Db, after: number, limit: number) =>
  db
    .select({
      sequence: subscribers.sequence,
      email: subscribers.email,
      firstName: subscribers.firstName,
      lastName: subscribers.lastName,
      subscriptionDate: subscribers.subscriptionDate,
      status: subscribers.status,
      source: subscribers.source,
    })
    .from(subscribers)
    .where(gt(subscribers.sequence, after))
    .orderBy(asc(subscribers.sequence))
    .limit(limit)

const maxCounts = 20

export const listCounts = ({ db, read }: Reader) =>
  read(db.select({ name: counts.name, count: counts.count }).from(counts).where(gt(counts.name, '')).limit(maxCounts))

const maxCampaigns = 1000

export async function countCampaigns({ db, read }: Reader): Promise<number> {
  const countedCampaigns = sql`(select 1 from ${campaigns} where ${campaigns.createdAt} >= 0 limit ${maxCampaigns})`
  const [row] = await read(
    db
      .select({ count: sql<number>`count(*)`.as('count') })
      .from(countedCampaigns)
      .limit(1),
  )
  return row?.count ?? 0
}

/** Counts subscriptions from the day `from` (inclusive) to `to` (exclusive). */
export async function countSubscriptions({ db, read }: Reader, from: string, to: string): Promise<number> {
  const [row] = await read(
    db
      .select({ count: sql<number>`ifnull(sum(${days.count}), 0)`.as('count') })
      .from(days)
      .where(and(gte(days.day, from), lt(days.day, to)))
      .limit(1),
  )
  return row?.count ?? 0
}
