import type { JobRhythm, JobRun } from '#domain/status/status.types.ts'
import { createClock } from '#worker/core/clock.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import * as repo from './job-runs.repo.ts'

type Job = { name: string; run: () => Promise<void> }

/**
 * Runs jobs sequentially until the ctx's budget is used up, even if some fail. Logs and stores each run. Deferred jobs
 * come first in the next run.
 */
export async function runSequentially(ctx: Ctx, rhythm: JobRhythm, jobs: readonly Job[]): Promise<void> {
  const runs: JobRun[] = []
  for (const { name, run } of await sortByDeferrals(ctx, rhythm, jobs)) {
    const outcome = ctx.budget.hasRoom() ? await runJob(ctx, name, run) : recordDeferral(ctx, name)
    runs.push({ deferred: 0, ...outcome, rhythm, job: name })
  }
  const [first, ...others] = repo.storeRuns(ctx.db, runs)
  if (!first) return
  await commit(ctx, [first, ...others]).catch((error: unknown) => ctx.log.error('job_runs_store_failed', error))
}

/** Puts the most often deferred jobs first. Otherwise keeps the order. */
async function sortByDeferrals(ctx: Ctx, rhythm: JobRhythm, jobs: readonly Job[]): Promise<readonly Job[]> {
  try {
    const deferredJobs = await repo.listDeferredJobs(ctx, rhythm, jobs.length)
    const countDeferrals = ({ name }: Job) => deferredJobs.find(({ job }) => job === name)?.deferred ?? 0
    return jobs.toSorted((first, second) => countDeferrals(second) - countDeferrals(first))
  } catch (error) {
    ctx.log.error('deferred_jobs_read_failed', error)
    return jobs
  }
}

function recordDeferral(ctx: Ctx, job: string): Omit<JobRun, 'rhythm' | 'job'> {
  ctx.log.info('job_deferred', { job })
  return { startedAt: ctx.now, durationMs: 0, failures: 0, doneAt: null, request: ctx.requestId, deferred: 1 }
}

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
