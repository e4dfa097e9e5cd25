import { desc, eq, gt, sql } from 'drizzle-orm'

import { maxUnanswered } from '#domain/herbi/chat.rules.ts'
import type { UnansweredQuestion } from '#domain/herbi/herbi-report.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { herbiUnanswered: unanswered } = schema

export const addUnanswered = (db: Db, text: string, now: number): Statement =>
  db
    .insert(unanswered)
    .values({ text, count: 1, firstAskedAt: now, lastAskedAt: now })
    .onConflictDoUpdate({ target: unanswered.text, set: { count: sql`${unanswered.count} + 1`, lastAskedAt: now } })

/** Deletes the questions beyond the maximum that were asked longest ago. */
export const deleteExcessUnanswered = (db: Db): Statement =>
  db
    .delete(unanswered)
    .where(
      sql`${unanswered.text} in (select text from ${unanswered} where last_asked_at > 0 order by last_asked_at desc, text desc limit -1 offset ${maxUnanswered})`,
    )

/** Lists the questions that were asked last. */
export const listUnanswered = ({ db, read }: Reader): Promise<UnansweredQuestion[]> =>
  read(
    db
      .select({
        text: unanswered.text,
        count: unanswered.count,
        firstAskedAt: unanswered.firstAskedAt,
        lastAskedAt: unanswered.lastAskedAt,
      })
      .from(unanswered)
      .where(gt(unanswered.lastAskedAt, 0))
      .orderBy(desc(unanswered.lastAskedAt), desc(unanswered.text))
      .limit(maxUnanswered),
  )

export const deleteUnanswered = (db: Db, text: string): Statement =>
  db.delete(unanswered).where(eq(unanswered.text, text))
