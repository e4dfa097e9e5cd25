import { hourMs } from '#domain/durations.ts'
import { getHourStart, shownHours } from '#domain/status/status.rules.ts'
import type { DeadJob, MailState, Status } from '#domain/status/status.types.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { getPendingPurges } from '#worker/core/purges.ts'

import { listErrors } from './errors.repo.ts'
import { findLastStart, listRuns } from './job-runs.repo.ts'
import * as repo from './status.repo.ts'

const maxRuns = 50
const maxErrors = 1000
const maxDeadJobs = 20
const maxBacklog = 1000
const maxCampaignsExamined = 20

export async function getStatus(ctx: Ctx): Promise<Status> {
  const { now, config } = ctx
  const [minutelyJobs, dailyJobs, errors, backlog, purges, deadJobs, campaigns, databaseBytes] = await Promise.all([
    listRuns(ctx, 'minute', maxRuns),
    listRuns(ctx, 'day', maxRuns),
    listErrors(ctx, getHourStart(now) - (shownHours - 1) * hourMs, maxErrors),
    repo.countBacklog(ctx, maxBacklog),
    getPendingPurges(ctx, maxBacklog),
    repo.listDeadJobs(ctx, maxDeadJobs),
    repo.listFailedCampaigns(ctx, maxCampaignsExamined),
    repo.findDatabaseSize(ctx.db),
  ])
  const jobs = [...minutelyJobs, ...dailyJobs]
  const { version } = config
  return { now, version, mail: getMailState(ctx), databaseBytes, jobs, backlog, purges, deadJobs, campaigns, errors }
}

export const findLastJobStart = (ctx: Ctx): Promise<number | null> => findLastStart(ctx, 'minute')

/** Returns whether the site delivers email. A local server only stores email. */
export function getMailState({ config, mail }: Pick<Ctx, 'config' | 'mail'>): MailState {
  if (config.isLocal) return 'local'
  return mail.canSend ? 'ready' : 'none'
}

export const storeDeadJobs = (ctx: Ctx, deadJobs: Omit<DeadJob, 'at'>[]): Promise<void> =>
  commit(ctx, [
    repo.insertDeadJobs(
      ctx.db,
      deadJobs.map((deadJob) => ({ ...deadJob, at: ctx.now })),
    ),
  ])
