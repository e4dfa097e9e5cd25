import { dayMs } from '#domain/durations.ts'
import { maxScheduleDays } from '#domain/mailing/campaigns.rules.ts'
import { commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, toPublicError } from '#worker/core/errors.ts'
import { auditIf } from '#worker/features/security/security.service.ts'

import { findCampaignProblems, rejectProblems } from './campaign-preview.service.ts'
import { isUnchangedDraft } from './campaigns.repo.ts'
import { getCampaign, loadCampaignFacts } from './campaigns.service.ts'
import * as repo from './schedule.repo.ts'
import { sendSaved } from './send.service.ts'

const maxDueCampaigns = 5

/**
 * Schedules a draft for `at`. Throws `invalid` if the draft has errors, and `conflict` if it isn't a draft or was saved
 * in the meantime.
 */
export async function scheduleCampaign(ctx: Ctx, id: string, at: number): Promise<void> {
  if (at <= ctx.now) throw new AppError('invalid', undefined, { at: 'Choose a time in the future' })
  if (at > ctx.now + maxScheduleDays * dayMs)
    throw new AppError('invalid', undefined, { at: 'Choose a time within the next year' })
  const campaign = await getCampaign(ctx, id)
  rejectProblems(findCampaignProblems(ctx, campaign, await loadCampaignFacts(ctx)))
  await saveSchedule(ctx, campaign, at)
}

export async function unscheduleCampaign(ctx: Ctx, id: string): Promise<void> {
  await saveSchedule(ctx, await getCampaign(ctx, id), null)
}

type Draft = { id: string; updatedAt: number; subject: string }

async function saveSchedule(ctx: Ctx, { id, updatedAt, subject }: Draft, at: number | null): Promise<void> {
  const auditEvent = {
    action: at === null ? 'campaign.unschedule' : 'campaign.schedule',
    subject: { kind: 'campaign', id },
    after: { subject, at },
  }
  const [auditRows] = await executeBatch(ctx, [
    auditIf(ctx, isUnchangedDraft({ id, updatedAt }), auditEvent),
    repo.setSchedule(ctx.db, { id, updatedAt }, at, ctx.now),
  ])
  if (auditRows.length === 0)
    throw new AppError('conflict', 'The campaign has changed, so we couldn’t do that. Reload the page and try again.')
}

/**
 * Sends due campaigns once each, even if somebody else sends them at the same time. Runs every minute. A campaign with
 * errors loses its schedule and shows the reason. After a temporary failure, the next run tries again.
 */
export async function sendScheduled(ctx: Ctx): Promise<void> {
  for (const dueDraft of await repo.listDueDrafts(ctx, ctx.now, maxDueCampaigns))
    if (ctx.budget.hasRoom())
      await sendDue(ctx, dueDraft).catch((error: unknown) => ctx.log.error('scheduled_send_failed', error))
}

async function sendDue(ctx: Ctx, dueDraft: repo.ScheduledDraft): Promise<void> {
  const campaign = await getCampaign(ctx, dueDraft.id)
  if (campaign.scheduledFor !== dueDraft.scheduledFor) return
  try {
    await sendSaved(ctx, campaign)
  } catch (error) {
    const { code, message } = toPublicError(error)
    if (code !== 'invalid' && code !== 'conflict') throw error
    await commit(ctx, [repo.endSchedule(ctx.db, dueDraft, message)])
  }
}
