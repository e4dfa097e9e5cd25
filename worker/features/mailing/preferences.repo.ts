import { and, eq, isNull, sql } from 'drizzle-orm'

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
