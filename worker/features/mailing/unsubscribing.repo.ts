import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'

const { mailingListSubscribers: subscribers } = schema

/** What was agreed, chosen and told of oneself ends with the subscription. */
const gone = {
  isActive: false,
  firstName: null,
  lastName: null,
  opensAgreedAt: null,
  topics: null,
  pausedUntil: null,
}

/** They have not left, or have subscribed anew since: whoever waits for a yes no longer does. */
const isToLeave = (id: string): SQL | undefined =>
  and(
    eq(subscribers.id, id),
    or(isNull(subscribers.unsubscribedAt), lt(subscribers.unsubscribedAt, subscribers.subscriptionDate)),
  )

/** Whether leaving would change something, for what is written beside it. */
export const mayLeave = (id: string): SQL => sql`exists (select 1 from ${subscribers} where ${isToLeave(id)})`

/** From now on no mailing goes to them; of several times in a row the first one counts. Gives whom it changed. */
export const leave = (db: Db, id: string, at: number) =>
  db
    .update(subscribers)
    .set({ ...gone, unsubscribedAt: at })
    .where(isToLeave(id))
    .returning({ id: subscribers.id })

/** The same for whoever has the address; one that waits for a yes no longer does. */
export const leaveByAddress = (db: Db, email: string, at: number) =>
  db
    .update(subscribers)
    .set({ ...gone, unsubscribedAt: at })
    .where(eq(subscribers.email, email))
    .returning({ id: subscribers.id })
