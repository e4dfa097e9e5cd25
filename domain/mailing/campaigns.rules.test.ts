import { describe, expect, it } from 'vitest'

import { actionsOf } from './campaigns.rules.ts'
import type { CampaignStatus, StopReason } from './campaigns.types.ts'

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
