import { eq } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { mailEvents: events } = schema

export async function hasEvent({ db, read }: Reader, id: string): Promise<boolean> {
  const rows = await read(db.select({ id: events.id }).from(events).where(eq(events.id, id)).limit(1))
  return rows.length > 0
}

/** Fails with the whole batch if the event is already stored. */
export const insertEvent = (db: Db, id: string, receivedAt: number): Statement =>
  db.insert(events).values({ id, receivedAt })
