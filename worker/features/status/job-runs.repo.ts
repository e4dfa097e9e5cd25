import { and, asc, eq, gt, max, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

import type { JobRhythm, JobRun } from '#domain/status/status.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { jobRuns } = schema

/** Returns the stored value if the new row only records a deferral. Otherwise returns the new value. */
const unlessDeferred = (stored: SQLiteColumn, value: SQL) => sql`iif(excluded.put_off > 0, ${stored}, ${value})`

/** D1 binds at most 100 values in a statement, and a run has 9. */
const maxRunsOfStatement = 11

/**
 * Stores the last run of each job, unless a later run is already stored. A deferral only increases the number of
 * deferrals.
 */
export const storeRuns = (db: Db, runs: readonly JobRun[]): Statement[] =>
  Array.from({ length: Math.ceil(runs.length / maxRunsOfStatement) }, (_, part) =>
    storeSomeRuns(db, runs.slice(part * maxRunsOfStatement, (part + 1) * maxRunsOfStatement)),
  )

const storeSomeRuns = (db: Db, runs: JobRun[]): Statement =>
  db
    .insert(jobRuns)
    .values(runs)
    .onConflictDoUpdate({
      target: [jobRuns.rhythm, jobRuns.job],
      set: {
        startedAt: unlessDeferred(jobRuns.startedAt, sql`excluded.started_at`),
        durationMs: unlessDeferred(jobRuns.durationMs, sql`excluded.duration_ms`),
        failures: unlessDeferred(jobRuns.failures, sql`iif(excluded.failures = 0, 0, ${jobRuns.failures} + 1)`),
        doneAt: sql`coalesce(excluded.done_at, ${jobRuns.doneAt})`,
        request: unlessDeferred(jobRuns.request, sql`excluded.request`),
        deferred: sql`iif(excluded.put_off > 0, ${jobRuns.deferred} + 1, 0)`,
      },
      setWhere: sql`excluded.started_at >= ${jobRuns.startedAt}`,
    })

export const listRuns = ({ db, read }: Reader, rhythm: JobRhythm, limit: number): Promise<JobRun[]> =>
  read(
    db
      .select({
        rhythm: jobRuns.rhythm,
        job: jobRuns.job,
        startedAt: jobRuns.startedAt,
        durationMs: jobRuns.durationMs,
        failures: jobRuns.failures,
        doneAt: jobRuns.doneAt,
        request: jobRuns.request,
        deferred: jobRuns.deferred,
      })
      .from(jobRuns)
      .where(eq(jobRuns.rhythm, rhythm))
      .orderBy(asc(jobRuns.job))
      .limit(limit),
  )

export async function findLastStart({ db, read }: Reader, rhythm: JobRhythm): Promise<number | null> {
  const query = db
    .select({ startedAt: max(jobRuns.startedAt) })
    .from(jobRuns)
    .where(eq(jobRuns.rhythm, rhythm))
    .limit(1)
  const [row] = await read(query)
  return row?.startedAt ?? null
}

export const listDeferredJobs = ({ db, read }: Reader, rhythm: JobRhythm, limit: number) =>
  read(
    db
      .select({ job: jobRuns.job, deferred: jobRuns.deferred })
      .from(jobRuns)
      .where(and(eq(jobRuns.rhythm, rhythm), gt(jobRuns.deferred, 0)))
      .limit(limit),
  )
