import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'

import type { TextStatus } from '#domain/community/community.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { insertIf } from '#drizzle/insert-if.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { forumPosts: posts, forumReplies: replies, forumReports: reports } = schema

export type Subject = { kind: 'post' | 'reply'; id: string }

const tables = { post: posts, reply: replies }

const hasStatus = ({ kind, id }: Subject, status: TextStatus): SQL => {
  const table = tables[kind]
  return sql`exists (select 1 from ${table} where ${table.id} = ${id} and ${table.status} = ${status})`
}

export const isWaiting = (subject: Subject): SQL => hasStatus(subject, 'waiting')

export async function isReportable({ db, read }: Reader, { kind, id }: Subject): Promise<boolean> {
  const table = tables[kind]
  const query = db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), eq(table.status, 'shown')))
    .limit(1)
  return (await read(query)).length > 0
}

type NewReport = { userId: string; subject: Subject; reason: string; now: number }

/** Inserts at most one report per member and text. Returns no row for a second report or a text that isn't shown. */
export const insertReport = (db: Db, id: string, { userId, subject, reason, now }: NewReport) =>
  insertIf(db, reports, { id, userId, ...subjectColumns(subject), reason, createdAt: now }, hasStatus(subject, 'shown'))
    .onConflictDoNothing()
    .returning({ id: reports.id })

const subjectColumns = ({ kind, id }: Subject) =>
  kind === 'post' ? { postId: id, replyId: null } : { postId: null, replyId: id }

const isOpenReportOn = ({ kind, id }: Subject): SQL | undefined =>
  and(eq(kind === 'post' ? reports.postId : reports.replyId, id), isNull(reports.settledAt))

export const isReportOpen = (id: string): SQL =>
  sql`exists (select 1 from ${reports} where ${reports.id} = ${id} and ${reports.settledAt} is null)`

export const settleReportsIf = (db: Db, subject: Subject, condition: SQL, at: number): Statement =>
  db
    .update(reports)
    .set({ settledAt: at })
    .where(and(isOpenReportOn(subject), condition))

export async function findReport({ db, read }: Reader, id: string) {
  const [row] = await read(
    db
      .select({ postId: reports.postId, replyId: reports.replyId, settledAt: reports.settledAt })
      .from(reports)
      .where(eq(reports.id, id))
      .limit(1),
  )
  return row
}
