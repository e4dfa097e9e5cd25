import { getJobsState } from '#domain/status/status.rules.ts'
import type { JobsState, MailState } from '#domain/status/status.types.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { findLastJobStart, getMailState } from '#worker/features/status/status.service.ts'

import { countRecipes } from './health.repo.ts'

type Health = {
  database: 'up'
  recipes: number
  jobs: JobsState
  /** Seconds since the minutely jobs last started; null before their first run. */
  jobsAge: number | null
  mail: MailState
  commit: string | null
}

/** Returns the public health report. Throws if the database doesn't respond. */
export async function getHealth(ctx: Ctx): Promise<{ health: Health; isReady: boolean }> {
  const [recipes, lastJobStart] = await Promise.all([countRecipes(ctx), findLastJobStart(ctx)])
  const jobs = getJobsState(lastJobStart, ctx.now)
  const jobsAge = lastJobStart === null ? null : Math.max(0, Math.round((ctx.now - lastJobStart) / 1000))
  const commit = ctx.config.version?.commit ?? null
  const health: Health = { database: 'up', recipes, jobs, jobsAge, mail: getMailState(ctx), commit }
  return { health, isReady: jobs === 'on time' || ctx.config.isLocal }
}
