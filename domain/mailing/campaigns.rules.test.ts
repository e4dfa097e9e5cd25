import { describe, expect, it } from 'vitest'

import { actionsOf, finalStatusOf, pendingOf } from './campaigns.rules.ts'
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
type Given = {
  status: CampaignStatus
  stopReason?: StopReason
  cancelledAt?: number
  failed?: number
}
const may = ({ status, stopReason, cancelledAt, failed = 0 }: Given) =>
  Object.entries(
    actionsOf({
      status,
      stopReason: stopReason ?? null,
      cancelledAt: cancelledAt ?? null,
      counts: { ...counts, failed },
    }),
  ).flatMap(([name, isSo]) => (isSo ? [name] : []))

describe('what can be done with a campaign', () => {
  it.each<[string, Given, string[]]>([
    ['a draft', { status: 'draft' }, ['canEdit', 'canSend', 'canDelete']],
    ['one that goes out', { status: 'sending' }, ['canPause', 'canCancel']],
    ['one that stands still', { status: 'sending', stopReason: 'quota' }, ['canResume', 'canCancel']],
    ['one that is cancelled and not yet over', { status: 'sending', cancelledAt: 1 }, []],
    ['one that was sent', { status: 'sent' }, ['canDelete']],
    ['one of which some mails failed', { status: 'failed', failed: 1 }, ['canRetry', 'canDelete']],
  ])('%s', (_, given, actions) => {
    expect(may(given)).toEqual(actions)
  })
})

const none = { recipients: 0, delivered: 0, bounced: 0, skipped: 0, failed: 0, unknown: 0, cancelled: 0, opened: 0 }

describe('what is pending', () => {
  it('is everybody at first, and nobody once each has been settled in one of six ways', () => {
    expect(pendingOf({ ...none, recipients: 6 })).toBe(6)
    const settled = { delivered: 1, bounced: 1, skipped: 1, failed: 1, unknown: 1, cancelled: 1 }
    expect(pendingOf({ recipients: 6, ...settled })).toBe(0)
    for (const kind of ['delivered', 'bounced', 'skipped', 'failed', 'unknown', 'cancelled'] as const)
      expect(pendingOf({ ...none, recipients: 6, [kind]: 2 }), kind).toBe(4)
  })
})

describe('a campaign of which nothing is pending', () => {
  it.each<[string, Partial<DeliveryCounts>, 'sent' | 'failed']>([
    ['was sent where the provider took all', { delivered: 3 }, 'sent'],
    ['was sent where it took some', { delivered: 1, failed: 2 }, 'sent'],
    ['was sent where what it took came back', { bounced: 1, failed: 2 }, 'sent'],
    ['was sent where everybody had left before their turn', { skipped: 3 }, 'sent'],
    ['failed where it took none', { failed: 2, skipped: 1 }, 'failed'],
    ['failed where it is not known of some', { delivered: 2, unknown: 1 }, 'failed'],
    ['failed where some were cancelled', { delivered: 2, cancelled: 1 }, 'failed'],
  ])('%s', (_, counts, status) => {
    expect(finalStatusOf({ ...none, recipients: 3, ...counts })).toBe(status)
  })
})
