import { hourMs, minuteMs, secondMs } from '#domain/durations.ts'
import { repeatHours } from '#domain/retention.ts'

import type { Audience, CampaignStatus, DeliveryCounts, StopReason } from './campaigns.types.ts'

/** Mails that one call of the provider takes. */
export const batchSize = 100
export const defaultSenderName = 'Herbal Remedies'
export const mailsPerSecondMax = 5000
export const defaultMailsPerSecond = 100
/** Shortest time between two small calls: the provider takes two a second by default. */
export const callIntervalMs = 500
/** How far ahead slots of the pace are reserved: longer than the sweeper's minute, so that no slot stays empty between two sweeps. */
export const slotHorizonMs = 2 * minuteMs

/** The provider keeps a key for 24 hours: after so many milliseconds a batch is not sent again by itself. */
export const repeatMs = repeatHours * hourMs

const firstWaitMs = 2 * secondMs
const longestWaitMs = 10 * minuteMs

/**
 * Milliseconds until a batch is tried again: doubled with each attempt up to ten minutes, half of it drawn by `random` (0 to below 1) so
 * that batches that failed together do not come back together. Never less than the provider asks for.
 */
export function waitBeforeRepeat(attempts: number, random: number, askedForMs = 0): number {
  const most = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(attempts - 1, 20))
  return Math.max(askedForMs, Math.round(most / 2 + (most / 2) * random))
}

/** Mails of a campaign of which nothing is settled yet. */
export const pendingOf = (counts: Omit<DeliveryCounts, 'opened'>): number =>
  counts.recipients -
  counts.delivered -
  counts.bounced -
  counts.skipped -
  counts.failed -
  counts.unknown -
  counts.cancelled

/**
 * How a campaign ends once nothing of it is pending: as failed where it is not known of some mails whether they were sent,
 * where some were cancelled, or where the provider took none of those that were meant to go.
 */
export function finalStatusOf(counts: Omit<DeliveryCounts, 'opened'>): 'sent' | 'failed' {
  if (counts.unknown > 0 || counts.cancelled > 0) return 'failed'
  return counts.failed > 0 && counts.delivered + counts.bounced === 0 ? 'failed' : 'sent'
}

export const everybody: Audience = { topics: null, confirmedSince: null }

/** Whether a campaign is for every reader. */
export const isForEverybody = ({ topics, confirmedSince }: Audience): boolean =>
  topics === null && confirmedSince === null

/** Days from now on which a draft can be scheduled. */
export const scheduleDaysMax = 366

type Status = {
  status: CampaignStatus
  stopReason: StopReason | null
  cancelledAt: number | null
  counts: DeliveryCounts
}

/** What an administrator can do with a campaign as it stands. */
export const actionsOf = ({ status, stopReason, cancelledAt, counts }: Status) => ({
  canEdit: status === 'draft',
  canSend: status === 'draft',
  canPause: status === 'sending' && stopReason === null && cancelledAt === null,
  canResume: status === 'sending' && stopReason !== null,
  canCancel: status === 'sending' && cancelledAt === null,
  canRetry: (status === 'sent' || status === 'failed') && counts.failed > 0,
  canDelete: status !== 'sending',
})
