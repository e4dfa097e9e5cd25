import { and, eq, ne, sql } from 'drizzle-orm'

import type { SuppressionReason } from '#domain/mailing/subscribers.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { mailingListSubscribers: subscribers, mailSuppressions: suppressions } = schema

export async function findReason({ db, read }: Reader, emailHash: string): Promise<SuppressionReason | undefined> {
  const [row] = await read(
    db.select({ reason: suppressions.reason }).from(suppressions).where(eq(suppressions.emailHash, emailHash)).limit(1),
  )
  return row?.reason
}

type Suppression = typeof suppressions.$inferInsert

/** Suppresses the address. A complaint replaces a bounce. A deleted account replaces neither. */
export const insertSuppression = (db: Db, suppression: Suppression): Statement =>
  db
    .insert(suppressions)
    .values(suppression)
    .onConflictDoUpdate({
      target: suppressions.emailHash,
      set: { reason: suppression.reason, createdAt: suppression.createdAt },
      setWhere: sql`excluded.reason <> 'deleted' and ${suppressions.reason} <> 'complained'`,
    })

export const suppressSubscriber = (
  db: Db,
  { email, reason, at }: { email: string; reason: 'bounced' | 'complained'; at: number },
): Statement =>
  db
    .update(subscribers)
    .set({
      isActive: false,
      suppressedAt: sql`coalesce(${subscribers.suppressedAt}, ${at})`,
      suppressedFor: sql`iif(${subscribers.suppressedFor} = 'complained', 'complained', ${reason})`,
    })
    .where(eq(subscribers.email, email))

export const liftSuppression = (db: Db, emailHash: string): Statement =>
  db.delete(suppressions).where(and(eq(suppressions.emailHash, emailHash), ne(suppressions.reason, 'complained')))
