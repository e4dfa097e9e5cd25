import { and, desc, eq, ne } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { pushSubscriptions: subscriptions, sessions } = schema

/** A member has few sessions, and one subscription for each at most. */
const maxDevices = 50

export const listDevices = ({ db, read }: Reader, userId: string) =>
  read(
    db
      .select({
        id: subscriptions.sessionHash,
        device: sessions.device,
        createdAt: subscriptions.createdAt,
        usedAt: subscriptions.usedAt,
      })
      .from(subscriptions)
      .innerJoin(sessions, eq(sessions.idHash, subscriptions.sessionHash))
      .where(eq(subscriptions.userId, userId))
      .orderBy(desc(subscriptions.createdAt))
      .limit(maxDevices),
  )

export const listTargets = ({ db, read }: Reader, userId: string) =>
  read(
    db
      .select({ endpoint: subscriptions.endpoint, p256dh: subscriptions.p256dh, auth: subscriptions.auth })
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId))
      .limit(maxDevices),
  )

type Subscription = typeof subscriptions.$inferInsert

/** Stores the subscription of a session. A browser has one, also after another member has signed in there. */
export const replaceSubscription = (db: Db, subscription: Subscription): [Statement, Statement] => [
  db
    .delete(subscriptions)
    .where(
      and(eq(subscriptions.endpoint, subscription.endpoint), ne(subscriptions.sessionHash, subscription.sessionHash)),
    ),
  db
    .insert(subscriptions)
    .values(subscription)
    .onConflictDoUpdate({
      target: subscriptions.sessionHash,
      set: { endpoint: subscription.endpoint, p256dh: subscription.p256dh, auth: subscription.auth },
    }),
]

export const deleteSubscription = (db: Db, userId: string, sessionHash: string) =>
  db
    .delete(subscriptions)
    .where(and(eq(subscriptions.sessionHash, sessionHash), eq(subscriptions.userId, userId)))
    .returning({ userId: subscriptions.userId })

/** Records that the push service accepted a push for this browser. */
export const markUsed = (db: Db, endpoint: string, now: number): Statement =>
  db.update(subscriptions).set({ usedAt: now }).where(eq(subscriptions.endpoint, endpoint))

export const deleteEndpoint = (db: Db, endpoint: string): Statement =>
  db.delete(subscriptions).where(eq(subscriptions.endpoint, endpoint))
