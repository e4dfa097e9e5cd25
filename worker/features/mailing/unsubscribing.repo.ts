import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'

const { mailingListSubscribers: subscribers } = schema

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
