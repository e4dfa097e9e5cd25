import { asc, eq, max, sql } from 'drizzle-orm'

import type { JobRhythm, JobRun } from '#domain/status/status.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { jobRuns } = schema

/** Keeps the last run of each job; one that began earlier than what is kept changes nothing. */
export const keepRuns = (db: Db, runs: JobRun[]): Statement =>
  db
    .insert(jobRuns)
    .values(runs)
    .onConflictDoUpdate({
      target: [jobRuns.rhythm, jobRuns.job],
      set: {
        startedAt: sql`excluded.started_at`,
        durationMs: sql`excluded.duration_ms`,
        failures: sql`case when excluded.failures = 0 then 0 else ${jobRuns.failures} + 1 end`,
        doneAt: sql`coalesce(excluded.done_at, ${jobRuns.doneAt})`,
        request: sql`excluded.request`,
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
      })
      .from(jobRuns)
      .where(eq(jobRuns.rhythm, rhythm))
      .orderBy(asc(jobRuns.job))
      .limit(limit),
  )

/** When a job of the rhythm last began; null before the first. */
export async function findLastStart({ db, read }: Reader, rhythm: JobRhythm): Promise<number | null> {
  const last = db
    .select({ startedAt: max(jobRuns.startedAt) })
    .from(jobRuns)
    .where(eq(jobRuns.rhythm, rhythm))
    .limit(1)
  const [row] = await read(last)
  return row?.startedAt ?? null
}
