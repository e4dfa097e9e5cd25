import { type SQL, and, eq, isNull, lt, or, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { mailingListSubscribers: subscribers } = schema

export async function findPreferences({ db, read }: Reader, id: string) {
  const [row] = await read(
    db
      .select({
        status: subscribers.status,
        firstName: subscribers.firstName,
        topics: subscribers.topics,
        pausedUntil: subscribers.pausedUntil,
        opensAgreedAt: subscribers.opensAgreedAt,
      })
      .from(subscribers)
      .where(eq(subscribers.id, id))
      .limit(1),
  )
  return row
}

type PreferenceValues = Pick<typeof subscribers.$inferInsert, 'firstName' | 'topics' | 'pausedUntil'> & {
  opens: boolean
}

/** Keeps the time of an earlier consent to open tracking. Returns no row for a former subscriber. */
export const updatePreferences = (db: Db, id: string, { opens, ...values }: PreferenceValues, now: number) =>
  db
    .update(subscribers)
    .set({ ...values, opensAgreedAt: opens ? sql`coalesce(${subscribers.opensAgreedAt}, ${now})` : null })
    .where(and(eq(subscribers.id, id), eq(subscribers.isActive, true), isNull(subscribers.unsubscribedAt)))
    .returning({ id: subscribers.id })

/** Personal data and consent are deleted with the subscription. */
const clearedValues = {
  isActive: false,
  firstName: null,
  lastName: null,
  opensAgreedAt: null,
  topics: null,
  pausedUntil: null,
}

/** SQL condition that the subscriber hasn't left, or has subscribed again since. */
const isStillSubscribed = (id: string): SQL | undefined =>
  and(
    eq(subscribers.id, id),
    or(isNull(subscribers.unsubscribedAt), lt(subscribers.unsubscribedAt, subscribers.subscriptionDate)),
  )

export const isUnsubscribable = (id: string): SQL =>
  sql`exists (select 1 from ${subscribers} where ${isStillSubscribed(id)})`

/** Ends the subscription. Returns the subscriber if something changed. Safe to repeat. */
export const endSubscription = (db: Db, id: string, at: number) =>
  db
    .update(subscribers)
    .set({ ...clearedValues, unsubscribedAt: at })
    .where(isStillSubscribed(id))
    .returning({ id: subscribers.id })

/** Unsubscribes the address, even if it still waits for confirmation. */
export const endSubscriptionByEmail = (db: Db, email: string, at: number) =>
  db
    .update(subscribers)
    .set({ ...clearedValues, unsubscribedAt: at })
    .where(eq(subscribers.email, email))
    .returning({ id: subscribers.id })
