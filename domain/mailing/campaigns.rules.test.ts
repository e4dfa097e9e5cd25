import { describe, expect, it } from 'vitest'

import { noCounts } from './campaigns.cases.ts'
import { getAllowedActions, getFinalStatus, countPending } from './campaigns.rules.ts'
import type { CampaignStatus, DeliveryCounts, StopReason } from './campaigns.types.ts'

const counts = {
  recipients: 4,
  delivered: 1,
  opened: 0,
  bounced: 0,
  skipped: 0,
  failed: 0,
  unknown: 0,
  cancelled: 0,
}
type CampaignState = {
  status: CampaignStatus
  stopReason?: StopReason
  cancelledAt?: number
  failed?: number
}
const listActions = ({ status, stopReason, cancelledAt, failed = 0 }: CampaignState) =>
  Object.entries(
    getAllowedActions({
      status,
      stopReason: stopReason ?? null,
      cancelledAt: cancelledAt ?? null,
      counts: { ...counts, failed },
    }),
  ).flatMap(([name, isAllowed]) => (isAllowed ? [name] : []))

describe('campaign actions', () => {
  it.each<[string, CampaignState, string[]]>([
    ['a draft', { status: 'draft' }, ['canEdit', 'canSend', 'canDelete']],
    ['a running campaign', { status: 'sending' }, ['canPause', 'canCancel']],
    ['a stopped campaign', { status: 'sending', stopReason: 'quota' }, ['canResume', 'canCancel']],
    ['a campaign being cancelled', { status: 'sending', cancelledAt: 1 }, []],
    ['a sent campaign', { status: 'sent' }, ['canDelete']],
    ['a campaign with failed emails', { status: 'failed', failed: 1 }, ['canRetry', 'canDelete']],
  ])('are correct for %s', (_, campaign, actions) => {
    expect(listActions(campaign)).toEqual(actions)
  })
})

describe('the pending count', () => {
  it('includes all recipients at first, and none once each has one of six results', () => {
    expect(countPending({ ...noCounts, recipients: 6 })).toBe(6)
    const results = { delivered: 1, bounced: 1, skipped: 1, failed: 1, unknown: 1, cancelled: 1 }
    expect(countPending({ recipients: 6, ...results })).toBe(0)
    for (const kind of ['delivered', 'bounced', 'skipped', 'failed', 'unknown', 'cancelled'] as const)
      expect(countPending({ ...noCounts, recipients: 6, [kind]: 2 }), kind).toBe(4)
  })
})

describe('a campaign without pending emails', () => {
  it.each<[string, Partial<DeliveryCounts>, 'sent' | 'failed']>([
    ['sent if the provider accepted all', { delivered: 3 }, 'sent'],
    ['sent if the provider accepted some', { delivered: 1, failed: 2 }, 'sent'],
    ['sent if everything accepted bounced', { bounced: 1, failed: 2 }, 'sent'],
    ['sent if everybody had unsubscribed', { skipped: 3 }, 'sent'],
    ['failed if the provider accepted none', { failed: 2, skipped: 1 }, 'failed'],
    ['failed if some results are unknown', { delivered: 2, unknown: 1 }, 'failed'],
    ['failed if some were cancelled', { delivered: 2, cancelled: 1 }, 'failed'],
  ])('ends as %s', (_, counts, status) => {
    expect(getFinalStatus({ ...noCounts, recipients: 3, ...counts })).toBe(status)
  })
})
