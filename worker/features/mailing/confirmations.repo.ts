import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { mailingListSubscribers: subscribers, oneTimeTokens: tokens } = schema

/** Left to itself the database would walk through everybody who has been asked and has not answered. */
const toAsk = sql`${subscribers} indexed by subscribers_to_ask`

/** An address is tried when it was not after `lastBefore`, and fewer than `max` times after `countedSince`. */
type Limits = { lastBefore: number; countedSince: number; max: number }

const triesOf = sql`from ${tokens} where ${tokens.subscriberId} = ${subscribers.id} and ${tokens.purpose} = 'subscription'`

/** Each try leaves a token, whatever became of the mail; once one has confirmed the address it is as if nothing had been tried. */
const mayBeTried = ({ lastBefore, countedSince, max }: Limits) =>
  sql`(select coalesce(max(${tokens.createdAt}), 0) <= ${lastBefore}
    and count(*) filter (where ${tokens.createdAt} > ${countedSince}) < ${max} ${triesOf})`

/** Whoever complained of our mail is left in peace. */
const mayBeAsked = sql`${subscribers.suppressedFor} is not 'complained'`

/**
 * Those who wait, first who was never tried, then the longest ago; whoever unsubscribed after subscribing is left alone, and
 * so is whoever an administrator brought in: they have asked for nothing.
 */
export async function listWaiting(
  { db, read }: Reader,
  { now, atOnce, ...limits }: Limits & { now: number; atOnce: number },
): Promise<string[]> {
  const waiting = db
    .select({ email: sql<string>`${subscribers.email}` })
    .from(toAsk)
    .where(
      and(
        isNull(subscribers.confirmedAt),
        isNull(subscribers.confirmationSentAt),
        isNull(subscribers.importId),
        mayBeAsked,
        lte(subscribers.subscriptionDate, now),
        or(isNull(subscribers.unsubscribedAt), lt(subscribers.unsubscribedAt, subscribers.subscriptionDate)),
        mayBeTried(limits),
      ),
    )
    .orderBy(sql`(select max(${tokens.createdAt}) ${triesOf})`, asc(subscribers.subscriptionDate))
    .limit(atOnce)
  return (await read(waiting)).map(({ email }) => email)
}

/** Marks an unconfirmed address as asked now, before the mail goes out: of two runs one alone gets it. */
export async function claimUnconfirmed(db: Db, { email, now, ...limits }: Limits & { email: string; now: number }) {
  const claim = db
    .update(subscribers)
    .set({ confirmationSentAt: now })
    .where(
      and(
        eq(subscribers.email, email),
        isNull(subscribers.confirmedAt),
        mayBeAsked,
        or(isNull(subscribers.confirmationSentAt), lte(subscribers.confirmationSentAt, limits.lastBefore)),
        mayBeTried(limits),
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

/** Gives the claim back: the address waits again. */
export const unclaim = (db: Db, id: string): [Statement] => [
  db.update(subscribers).set({ confirmationSentAt: null }).where(eq(subscribers.id, id)),
]

const subscriberOf = (db: Db, hash: string, now: number) =>
  db
    .select({ id: tokens.subscriberId })
    .from(tokens)
    .where(and(eq(tokens.hash, hash), eq(tokens.purpose, 'subscription'), gt(tokens.endsAt, now)))
    .limit(1)

/** Whose subscription the token confirms or, by its purpose, has confirmed; undefined when it is over. */
export async function findByToken({ db, read }: Reader, hash: string, now: number) {
  const [found] = await read(
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
  return found
}

/**
 * Confirms the address that the token was sent to and uses up all its tokens, which from then on tell that it is confirmed. The first statement gives who was not welcomed
 * before, the second whom the token confirmed: nobody when it does not stand.
 */
export const confirmByToken = (
  db: Db,
  hash: string,
  { now, opensAgreedAt }: { now: number; opensAgreedAt: number | null },
) => {
  const subscriberId = subscriberOf(db, hash, now)
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
      .where(and(eq(subscribers.id, subscriberId), mayBeAsked))
      .returning({ id: subscribers.id }),
    db.update(tokens).set({ purpose: 'subscribed' }).where(eq(tokens.subscriberId, subscriberId)),
  ] as const
}
