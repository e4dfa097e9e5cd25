import { desc, gte, sql } from 'drizzle-orm'

import type { ErrorCount } from '#domain/status/status.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { errorHours } = schema

export const countErrors = (db: Db, counts: ErrorCount[]): Statement =>
  db
    .insert(errorHours)
    .values(counts)
    .onConflictDoUpdate({
      target: [errorHours.hour, errorHours.event],
      set: {
        count: sql`${errorHours.count} + excluded.count`,
        lastAt: sql`excluded.last_at`,
        lastRequest: sql`excluded.last_request`,
      },
    })

export const listErrors = ({ db, read }: Reader, since: number, limit: number): Promise<ErrorCount[]> =>
  read(
    db
      .select({
        hour: errorHours.hour,
        event: errorHours.event,
        count: errorHours.count,
        lastAt: errorHours.lastAt,
        lastRequest: errorHours.lastRequest,
      })
      .from(errorHours)
      .where(gte(errorHours.hour, since))
      .orderBy(desc(errorHours.hour), desc(errorHours.event))
      .limit(limit),
  )
