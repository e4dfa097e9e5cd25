import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'

import { browserContext } from '#client/core/api.ts'
import { poll } from '#client/core/poll.ts'
import type { Campaign, CampaignProgress, CampaignSummary } from '#domain/mailing/campaigns.types.ts'

import { getProgress } from './campaigns.api.ts'

const intervalsMs = { running: 2000, scheduled: 20_000 } as const

type AnyCampaign = CampaignSummary | Campaign

/** True while emails of the campaign are being sent. */
const isRunning = ({ status, stopReason }: CampaignProgress): boolean => status === 'sending' && stopReason === null

const needsPolling = (campaign: CampaignProgress): boolean => isRunning(campaign) || campaign.scheduledFor !== null

/**
 * Returns the loaded campaigns with their latest counts. Polls every two seconds while emails are being sent, and every
 * twenty while a campaign is scheduled. Any other change, such as the end of a campaign, reloads the page.
 */
export function useLiveProgress<One extends AnyCampaign>(campaigns: readonly One[]): readonly One[] {
  const { revalidate } = useRevalidator()
  const [latest, setLatest] = useState<{ campaigns: readonly One[]; progress: CampaignProgress[] }>()
  const ids = campaigns.filter(needsPolling).map(({ id }) => id)
  const intervalMs = campaigns.some(isRunning) ? intervalsMs.running : intervalsMs.scheduled
  const fetchProgress = useEffectEvent(async () => {
    const { progress } = await getProgress(browserContext, ids)
    const isComplete =
      progress.length === ids.length && progress.every((current) => campaigns.some(hasOnlyNewCounts(current)))
    if (isComplete) setLatest({ campaigns, progress })
    else await revalidate()
  })
  const isPolling = ids.length > 0
  useEffect(() => (isPolling ? poll(() => fetchProgress(), intervalMs) : undefined), [isPolling, intervalMs])
  if (latest?.campaigns !== campaigns) return campaigns
  return campaigns.map((campaign) => ({ ...campaign, ...latest.progress.find(({ id }) => id === campaign.id) }))
}

/**
 * True if only the counts have changed. A campaign's own page lists failed and unknown deliveries individually, so new
 * failed or unknown deliveries need a reload.
 */
const hasOnlyNewCounts =
  ({ id, status, stopReason, scheduledFor, counts }: CampaignProgress) =>
  (campaign: AnyCampaign): boolean =>
    campaign.id === id &&
    campaign.status === status &&
    campaign.stopReason === stopReason &&
    campaign.scheduledFor === scheduledFor &&
    !('failedDeliveries' in campaign && campaign.counts.failed !== counts.failed) &&
    !('unknownBatches' in campaign && campaign.counts.unknown !== counts.unknown)
