import type { JobRhythm, JobRun } from '#domain/status/status.types.ts'
import { clockOf } from '#worker/core/clock.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import * as repo from './job-runs.repo.ts'

type Work = { name: string; run: () => Promise<void> }

/** Does the jobs one after the other, whatever becomes of each: a line of the log for each, and their runs in one row each. */
export async function runInTurn(ctx: Ctx, rhythm: JobRhythm, works: readonly Work[]): Promise<void> {
  const runs: JobRun[] = []
  for (const { name, run } of works) runs.push({ ...(await runJob(ctx, name, run)), rhythm, job: name })
  if (runs.length === 0) return
  await commit(ctx, [repo.keepRuns(ctx.db, runs)]).catch((error: unknown) => ctx.log.error('runs_not_kept', error))
}

/** Does a job and says in one line how it went; gives whether it did. */
export async function runJob(
  ctx: Ctx,
  job: string,
  run: () => Promise<void>,
): Promise<Pick<JobRun, 'startedAt' | 'durationMs' | 'failures' | 'doneAt' | 'request'>> {
  const clock = clockOf(ctx)
  const startedAt = clock()
  const hasFailed = await run().then(
    () => false,
    (error: unknown) => {
      ctx.log.error('job_failed', error, { job })
      return true
    },
  )
  const durationMs = clock() - startedAt
  ctx.log.info('job_ran', { job, outcome: hasFailed ? 'failed' : 'done', durationMs })
  return {
    startedAt,
    durationMs,
    failures: hasFailed ? 1 : 0,
    doneAt: hasFailed ? null : startedAt,
    request: ctx.requestId,
  }
}
