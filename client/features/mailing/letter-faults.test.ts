import { describe, expect, it } from 'vitest'

import type { CampaignFault, CampaignPreview } from '#domain/mailing/campaigns.types.ts'

import { checksOf, faultsIn } from './letter-faults.ts'
import type { Letter } from './use-letter.ts'

const letter = { title: 'Autumn', subject: 'Cups', content: 'Hello' } as Letter
const preview = (faults: CampaignFault[]): CampaignPreview => ({
  subject: 'Cups',
  from: 'Herbs <news@herbs.test>',
  html: '',
  text: '',
  size: 2000,
  faults,
})
const noAddress = { field: 'sending', message: 'The letter does not say where its sender is reached by post.' } as const
const sender = (faults: CampaignFault[]) =>
  checksOf(letter, preview(faults), 3)?.find(({ label }) => label === 'Sender')

describe('the checks of a letter', () => {
  it('show a warning beside what is fine, and let it be sent', () => {
    const faults: CampaignFault[] = [{ level: 'warning', ...noAddress }]
    expect(sender(faults)).toMatchObject({ faults: [], warnings: [noAddress.message] })
    expect(faultsIn(checksOf(letter, preview(faults), 3))).toEqual([])
  })

  it('hold it back for a fault', () => {
    const faults: CampaignFault[] = [{ level: 'error', ...noAddress }]
    expect(sender(faults)).toMatchObject({ faults: [noAddress.message], warnings: [] })
    expect(faultsIn(checksOf(letter, preview(faults), 3))).toEqual([noAddress.message])
  })

  it('name what is missing in place of other faults, and that nobody would get it', () => {
    const blank = { ...letter, title: ' ', subject: '', content: '' }
    expect(faultsIn(checksOf(blank, preview([]), 0))).toEqual([
      'There is no title yet.',
      'There is no subject yet.',
      'There is no content yet.',
      'Nobody has confirmed a subscription yet, so nobody would get it.',
    ])
  })
})
