import { and, eq, notExists, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { mailingListSubscribers: subscribers, users } = schema

export async function findSubscriber({ db, read }: Reader, email: string) {
  const query = db
    .select({
      id: subscribers.id,
      confirmedAt: subscribers.confirmedAt,
      unsubscribedAt: subscribers.unsubscribedAt,
      suppressedAt: subscribers.suppressedAt,
      subscriptionDate: subscribers.subscriptionDate,
    })
    .from(subscribers)
    .where(eq(subscribers.email, email))
    .limit(1)
  const [subscriber] = await read(query)
  return subscriber
}

type NewSubscriber = { id: string; email: string; firstName: string | null; source: string; at: number }

/**
 * Stores the address as unconfirmed, unless it already has an active subscription. Keeps earlier unsubscribe and
 * suppression times until the owner confirms again. A previously confirmed owner can be asked immediately.
 */
export function insertUnconfirmed(db: Db, { id, email, firstName, source, at }: NewSubscriber): [Statement] {
  const unconfirmedValues = {
    source,
    subscriptionDate: at,
    confirmedAt: null,
    isActive: false,
    consentSource: null,
    consentAt: null,
    importId: null,
  }
  return [
    db
      .insert(subscribers)
      .values({ id, email, firstName, createdAt: at, ...unconfirmedValues })
      .onConflictDoUpdate({
        target: subscribers.email,
        set: {
          ...unconfirmedValues,
          firstName: sql`coalesce(excluded.first_name, ${subscribers.firstName})`,
          confirmationSentAt: sql`iif(${subscribers.confirmedAt} is null, ${subscribers.confirmationSentAt}, null)`,
        },
        setWhere: sql`${subscribers.confirmedAt} is null or ${subscribers.unsubscribedAt} is not null or ${subscribers.suppressedAt} is not null`,
      }),
  ]
}

/** Deletes the address if the requesting account no longer exists. The account may be deleted during the request. */
export const deleteIfAccountGone = (db: Db, { email, userId }: { email: string; userId: string }): Statement =>
  db
    .delete(subscribers)
    .where(
      and(
        eq(subscribers.email, email),
        notExists(db.select({ id: users.id }).from(users).where(eq(users.id, userId)).limit(1)),
      ),
    )
