import { defaultMailsPerSecond } from '#domain/mailing/campaigns.rules.ts'
import type { SendingSettings } from '#domain/mailing/campaigns.types.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { audit } from '#worker/features/security/security.service.ts'

import * as repo from './pace.repo.ts'
import { sweepCampaigns } from './sending.service.ts'

export async function getSendingSettings(ctx: Ctx): Promise<SendingSettings> {
  const { canSend, from } = ctx.campaignMail
  return { mailsPerSecond: (await repo.findPace(ctx)) ?? defaultMailsPerSecond, canSend, senderEmail: from }
}

/** Sets the maximum number of emails per second for all campaigns, including those being sent. */
export async function changePace(ctx: Ctx, mailsPerSecond: number): Promise<SendingSettings> {
  const before = await getSendingSettings(ctx)
  const auditEvent = { action: 'campaign.pace', subject: { kind: 'campaign', id: 'pace' } }
  await commit(ctx, [
    audit(ctx, { ...auditEvent, before: { mailsPerSecond: before.mailsPerSecond }, after: { mailsPerSecond } }),
    ...repo.updatePace(ctx.db, mailsPerSecond, ctx.now),
  ])
  await sweepCampaigns(ctx)
  return { ...before, mailsPerSecond }
}
