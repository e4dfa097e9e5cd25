import { hourMs, minuteMs, secondMs } from '#domain/durations.ts'
import { repeatHours } from '#domain/retention.ts'

import type { Audience, CampaignStatus, DeliveryCounts, StopReason } from './campaigns.types.ts'

/** Maximum emails in one call to the provider. */
export const batchSize = 100
export const defaultSenderName = 'Herbal Remedies'
export const maxMailsPerSecond = 5000
export const defaultMailsPerSecond = 100
/** Minimum time between two small calls. The provider allows two a second by default. */
export const callIntervalMs = 500
/**
 * Time for which slots are reserved in advance. It is longer than the minute between two sweeps, so that no slot stays
 * unused.
 */
export const slotHorizonMs = 2 * minuteMs

/**
 * Milliseconds after which a batch isn't retried automatically. The provider keeps idempotency keys for only 24 hours.
 */
export const maxRetryAgeMs = repeatHours * hourMs

const firstRetryDelayMs = 2 * secondMs
const maxRetryDelayMs = 10 * minuteMs

/**
 * Returns the milliseconds until a batch is retried. The maximum doubles with each attempt, up to ten minutes. `random`
 * (0 to below 1) varies the upper half so that batches that failed together don't retry together. Never returns less
 * than the provider requests.
 */
export function calculateRetryDelayMs(attempts: number, random: number, requestedMs = 0): number {
  const maxDelayMs = Math.min(maxRetryDelayMs, firstRetryDelayMs * 2 ** Math.min(attempts - 1, 20))
  return Math.max(requestedMs, Math.round(maxDelayMs / 2 + (maxDelayMs / 2) * random))
}

/** Returns the number of emails without a result. */
export const countPending = (counts: Omit<DeliveryCounts, 'opened'>): number =>
  counts.recipients -
  counts.delivered -
  counts.bounced -
  counts.skipped -
  counts.failed -
  counts.unknown -
  counts.cancelled

/**
 * Returns the final status of a campaign without pending emails. It is `failed` if some results are unknown, if some
 * emails were cancelled, or if the provider refused every email that wasn't skipped.
 */
export function getFinalStatus(counts: Omit<DeliveryCounts, 'opened'>): 'sent' | 'failed' {
  if (counts.unknown > 0 || counts.cancelled > 0) return 'failed'
  return counts.failed > 0 && counts.delivered + counts.bounced === 0 ? 'failed' : 'sent'
}

export const everybody: Audience = { topics: null, confirmedSince: null }

export const isForEverybody = ({ topics, confirmedSince }: Audience): boolean =>
  topics === null && confirmedSince === null

/** Maximum days in advance that a draft can be scheduled. */
export const maxScheduleDays = 366

type Status = {
  status: CampaignStatus
  stopReason: StopReason | null
  cancelledAt: number | null
  counts: DeliveryCounts
}

export const getAllowedActions = ({ status, stopReason, cancelledAt, counts }: Status) => ({
  canEdit: status === 'draft',
  canSend: status === 'draft',
  canPause: status === 'sending' && stopReason === null && cancelledAt === null,
  canResume: status === 'sending' && stopReason !== null,
  canCancel: status === 'sending' && cancelledAt === null,
  canRetry: (status === 'sent' || status === 'failed') && counts.failed > 0,
  canDelete: status !== 'sending',
})
