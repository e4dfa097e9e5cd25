import { and, asc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { mailingListSubscribers: subscribers, oneTimeTokens: tokens } = schema

/** Left to itself the database would walk through everybody who has been asked and has not answered. */
const toAsk = sql`${subscribers} indexed by subscribers_to_ask`

/** Those who were never asked, the longest waiting first; whoever unsubscribed after subscribing is left alone. */
export async function listWaiting({ db, read }: Reader, now: number, max: number): Promise<string[]> {
  const waiting = db
    .select({ email: sql<string>`${subscribers.email}` })
    .from(toAsk)
    .where(
      and(
        isNull(subscribers.confirmedAt),
        isNull(subscribers.confirmationSentAt),
        lte(subscribers.subscriptionDate, now),
        or(isNull(subscribers.unsubscribedAt), lt(subscribers.unsubscribedAt, subscribers.subscriptionDate)),
      ),
    )
    .orderBy(asc(subscribers.subscriptionDate))
    .limit(max)
  return (await read(waiting)).map(({ email }) => email)
}

/** At most one mail to an address after `lastBefore`, and fewer than `max` of them after `countedSince`. */
type Claim = { now: number; lastBefore: number; countedSince: number; max: number }

/** Marks an unconfirmed address as asked now, before the mail goes out: of two runs one alone gets it. */
export async function claimUnconfirmed(db: Db, email: string, { now, lastBefore, countedSince, max }: Claim) {
  const sent = sql`(select count(*) from ${tokens} where ${tokens.subscriberId} = ${subscribers.id}
    and ${tokens.createdAt} > ${countedSince})`
  const claim = db
    .update(subscribers)
    .set({ confirmationSentAt: now })
    .where(
      and(
        eq(subscribers.email, email),
        isNull(subscribers.confirmedAt),
        or(isNull(subscribers.confirmationSentAt), lte(subscribers.confirmationSentAt, lastBefore)),
        sql`${sent} < ${max}`,
      ),
    )
    .returning({ id: subscribers.id, firstName: subscribers.firstName })
  const [[claimed]] = await db.batch([claim])
  return claimed
}

type NewToken = { hash: string; subscriberId: string; email: string; createdAt: number; endsAt: number }

export const insertToken = (db: Db, token: NewToken): [Statement] => [
  db.insert(tokens).values({ ...token, purpose: 'subscription' }),
]

export const deleteToken = (db: Db, hash: string): Statement => db.delete(tokens).where(eq(tokens.hash, hash))

/** Gives the claim back: the address waits again. */
export const unclaim = (db: Db, id: string): Statement =>
  db.update(subscribers).set({ confirmationSentAt: null }).where(eq(subscribers.id, id))

/** Confirms the address that the token was sent to and uses up all its tokens; false when the token does not stand. */
export async function confirmByToken(db: Db, hash: string, now: number): Promise<boolean> {
  const subscriberId = db
    .select({ id: tokens.subscriberId })
    .from(tokens)
    .where(and(eq(tokens.hash, hash), eq(tokens.purpose, 'subscription'), gt(tokens.endsAt, now)))
    .limit(1)
  const [confirmed] = await db.batch([
    db
      .update(subscribers)
      .set({ confirmedAt: now, isActive: true, unsubscribedAt: null })
      .where(eq(subscribers.id, subscriberId))
      .returning({ id: subscribers.id }),
    db.delete(tokens).where(eq(tokens.subscriberId, subscriberId)),
  ])
  return confirmed.length > 0
}
