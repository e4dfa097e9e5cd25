import type { JobRhythm, JobRun } from '#domain/status/status.types.ts'
import { createClock } from '#worker/core/clock.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import * as repo from './job-runs.repo.ts'

type Work = { name: string; run: () => Promise<void> }

/**
 * Runs the jobs one after another, even if some fail, while the context's budget has room. Logs each job and stores its
 * run. The others are postponed and come first in the next run.
 */
export async function runSequentially(ctx: Ctx, rhythm: JobRhythm, works: readonly Work[]): Promise<void> {
  const runs: JobRun[] = []
  for (const { name, run } of await inOrder(ctx, rhythm, works)) {
    const outcome = ctx.budget.hasRoom() ? await runJob(ctx, name, run) : deferred(ctx, name)
    runs.push({ deferred: 0, ...outcome, rhythm, job: name })
  }
  if (runs.length === 0) return
  await commit(ctx, [repo.storeRuns(ctx.db, runs)]).catch((error: unknown) => ctx.log.error('runs_not_kept', error))
}

/** Puts postponed jobs first, the most often postponed before the others; otherwise keeps the order. */
async function inOrder(ctx: Ctx, rhythm: JobRhythm, works: readonly Work[]): Promise<readonly Work[]> {
  try {
    const waiting = await repo.listPostponed(ctx, rhythm, works.length)
    const timesOf = ({ name }: Work) => waiting.find(({ job }) => job === name)?.deferred ?? 0
    return works.toSorted((one, other) => timesOf(other) - timesOf(one))
  } catch (error) {
    ctx.log.error('put_off_jobs_not_read', error)
    return works
  }
}

function deferred(ctx: Ctx, job: string): Omit<JobRun, 'rhythm' | 'job'> {
  ctx.log.info('job_deferred', { job })
  return { startedAt: ctx.now, durationMs: 0, failures: 0, doneAt: null, request: ctx.requestId, deferred: 1 }
}

/** Runs a job, logs its result in one line, and returns the run. */
export async function runJob(
  ctx: Ctx,
  job: string,
  run: () => Promise<void>,
): Promise<Pick<JobRun, 'startedAt' | 'durationMs' | 'failures' | 'doneAt' | 'request'>> {
  const clock = createClock(ctx)
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
