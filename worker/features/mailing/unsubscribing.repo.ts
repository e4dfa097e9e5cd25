import { and, eq, isNull } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'

const { mailingListSubscribers: subscribers } = schema

/** What was agreed and chosen ends with the subscription. */
const gone = { isActive: false, opensAgreedAt: null, topics: null, pausedUntil: null }

/** From now on no mailing goes to them; the first time counts. Gives whom it changed. */
export const leave = (db: Db, id: string, at: number) =>
  db
    .update(subscribers)
    .set({ ...gone, unsubscribedAt: at })
    .where(and(eq(subscribers.id, id), isNull(subscribers.unsubscribedAt)))
    .returning({ id: subscribers.id })

/** The same for whoever has the address; one that waits for a yes no longer does. */
export const leaveByAddress = (db: Db, email: string, at: number) =>
  db
    .update(subscribers)
    .set({ ...gone, unsubscribedAt: at })
    .where(eq(subscribers.email, email))
    .returning({ id: subscribers.id })
