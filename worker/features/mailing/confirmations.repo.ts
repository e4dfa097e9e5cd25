import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { mailingListSubscribers: subscribers, oneTimeTokens: tokens } = schema

/** The index hint stops SQLite from scanning all unconfirmed subscribers. */
const unconfirmedSubscribers = sql`${subscribers} indexed by subscribers_to_ask`

/**
 * Limits for trying an address: the last try was at `lastTriedBy` or earlier, and there were fewer than `max` tries
 * after `countedSince`.
 */
type Limits = { lastTriedBy: number; countedSince: number; max: number }

const fromTriedTokens = sql`from ${tokens} where ${tokens.subscriberId} = ${subscribers.id} and ${tokens.purpose} = 'subscription'`

/**
 * Each try stores a token, even if sending fails. Confirming the address changes the purpose of its tokens, which
 * resets the count.
 */
const mayBeTried = ({ lastTriedBy, countedSince, max }: Limits) =>
  sql`(select coalesce(max(${tokens.createdAt}), 0) <= ${lastTriedBy}
    and count(*) filter (where ${tokens.createdAt} > ${countedSince}) < ${max} ${fromTriedTokens})`

/** SQL condition that the owner hasn't reported our email as spam. We never ask other owners to confirm. */
const hasNotComplained = sql`${subscribers.suppressedFor} is not 'complained'`

/**
 * Returns addresses that wait for a confirmation email. Untried addresses come first, then those tried longest ago.
 * Excludes people who unsubscribed after subscribing, and imported addresses, because their owners didn't sign up.
 */
export async function listWaitingAddresses(
  { db, read }: Reader,
  { now, maxAddresses, ...limits }: Limits & { now: number; maxAddresses: number },
): Promise<string[]> {
  const query = db
    .select({ email: sql<string>`${subscribers.email}` })
    .from(unconfirmedSubscribers)
    .where(
      and(
        isNull(subscribers.confirmedAt),
        isNull(subscribers.confirmationSentAt),
        isNull(subscribers.importId),
        hasNotComplained,
        lte(subscribers.subscriptionDate, now),
        or(isNull(subscribers.unsubscribedAt), lt(subscribers.unsubscribedAt, subscribers.subscriptionDate)),
        mayBeTried(limits),
      ),
    )
    .orderBy(sql`(select max(${tokens.createdAt}) ${fromTriedTokens})`, asc(subscribers.subscriptionDate))
    .limit(maxAddresses)
  return (await read(query)).map(({ email }) => email)
}

/** Marks an unconfirmed address as asked before the email is sent. If two runs try, only one sends the email. */
export async function claimUnconfirmed(db: Db, { email, now, ...limits }: Limits & { email: string; now: number }) {
  const claim = db
    .update(subscribers)
    .set({ confirmationSentAt: now })
    .where(
      and(
        eq(subscribers.email, email),
        isNull(subscribers.confirmedAt),
        hasNotComplained,
        or(isNull(subscribers.confirmationSentAt), lte(subscribers.confirmationSentAt, limits.lastTriedBy)),
        mayBeTried(limits),
      ),
    )
    .returning({ id: subscribers.id, firstName: subscribers.firstName })
  const [[subscriber]] = await db.batch([claim])
  return subscriber
}

type NewToken = { hash: string; subscriberId: string; email: string; createdAt: number; endsAt: number }

export const insertToken = (db: Db, token: NewToken): [Statement] => [
  db.insert(tokens).values({ ...token, purpose: 'subscription' }),
]

export const releaseClaim = (db: Db, id: string): [Statement] => [
  db.update(subscribers).set({ confirmationSentAt: null }).where(eq(subscribers.id, id)),
]

const selectSubscriberId = (db: Db, hash: string, now: number) =>
  db
    .select({ id: tokens.subscriberId })
    .from(tokens)
    .where(and(eq(tokens.hash, hash), eq(tokens.purpose, 'subscription'), gt(tokens.endsAt, now)))
    .limit(1)

/**
 * Returns the subscription of the token, and the token's purpose, which shows whether it is already used. Returns
 * undefined if the token is unknown or expired.
 */
export async function findByToken({ db, read }: Reader, hash: string, now: number) {
  const [row] = await read(
    db
      .select({
        purpose: tokens.purpose,
        email: subscribers.email,
        confirmedAt: subscribers.confirmedAt,
        unsubscribedAt: subscribers.unsubscribedAt,
        suppressedAt: subscribers.suppressedAt,
      })
      .from(tokens)
      .innerJoin(subscribers, eq(subscribers.id, tokens.subscriberId))
      .where(
        and(eq(tokens.hash, hash), inArray(tokens.purpose, ['subscription', 'subscribed']), gt(tokens.endsAt, now)),
      )
      .limit(1),
  )
  return row
}

/**
 * Confirms the address of the token and marks all its tokens as used. The first statement returns the subscriber if
 * they need a welcome email. The second returns the subscriber if the token is valid.
 */
export const confirmByToken = (
  db: Db,
  hash: string,
  { now, opensAgreedAt }: { now: number; opensAgreedAt: number | null },
) => {
  const subscriberId = selectSubscriberId(db, hash, now)
  return [
    db
      .update(subscribers)
      .set({ welcomedAt: now })
      .where(and(eq(subscribers.id, subscriberId), isNull(subscribers.welcomedAt)))
      .returning({ id: subscribers.id, email: subscribers.email, firstName: subscribers.firstName }),
    db
      .update(subscribers)
      .set({
        confirmedAt: now,
        isActive: true,
        unsubscribedAt: null,
        suppressedAt: null,
        suppressedFor: null,
        opensAgreedAt,
      })
      .where(and(eq(subscribers.id, subscriberId), hasNotComplained))
      .returning({ id: subscribers.id }),
    db.update(tokens).set({ purpose: 'subscribed' }).where(eq(tokens.subscriberId, subscriberId)),
  ] as const
}
