import { asc, eq, exists, gt, type SQL } from 'drizzle-orm'

import type { CannedReply } from '#domain/support/canned-replies.rules.ts'
import type { CannedReplyDetails } from '#domain/support/support.schemas.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { cannedReplies: replies } = schema

/** Sorted by title. The condition is always true, because every title has text. */
export const listCannedReplies = ({ db, read }: Reader, limit: number): Promise<CannedReply[]> =>
  read(
    db
      .select({ id: replies.id, title: replies.title, message: replies.message })
      .from(replies)
      .where(gt(replies.title, ''))
      .orderBy(asc(replies.title))
      .limit(limit),
  )

export const insertCannedReply = (db: Db, reply: typeof replies.$inferInsert): Statement =>
  db.insert(replies).values(reply)

export const updateCannedReply = (db: Db, id: string, details: CannedReplyDetails): Statement =>
  db.update(replies).set(details).where(eq(replies.id, id))

export const hasCannedReply = (db: Db, id: string): SQL =>
  exists(db.select({ id: replies.id }).from(replies).where(eq(replies.id, id)).limit(1))

export const deleteCannedReply = (db: Db, id: string): Statement => db.delete(replies).where(eq(replies.id, id))
