import { describe, expect, it } from 'vitest'

import type { CampaignProblem, CampaignPreview } from '#domain/mailing/campaigns.types.ts'

import { checkCampaign, listProblems } from './check-campaign.ts'
import type { CampaignForm } from './use-campaign-form.ts'

const form = { title: 'Autumn', subject: 'Cups', content: 'Hello' } as CampaignForm
const preview = (problems: CampaignProblem[]): CampaignPreview => ({
  subject: 'Cups',
  from: 'Herbs <news@herbs.test>',
  html: '',
  text: '',
  size: 2000,
  problems,
})
const missingAddress = { field: 'sending', message: 'Set POSTAL_ADDRESS.' } as const
const senderCheck = (problems: CampaignProblem[]) =>
  checkCampaign(form, preview(problems), 3)?.find(({ label }) => label === 'Sender')

describe('checkCampaign', () => {
  it('shows a warning and still allows sending', () => {
    const problems: CampaignProblem[] = [{ level: 'warning', ...missingAddress }]
    expect(senderCheck(problems)).toMatchObject({ problems: [], warnings: [missingAddress.message] })
    expect(listProblems(checkCampaign(form, preview(problems), 3))).toEqual([])
  })

  it('blocks sending after an error', () => {
    const problems: CampaignProblem[] = [{ level: 'error', ...missingAddress }]
    expect(senderCheck(problems)).toMatchObject({ problems: [missingAddress.message], warnings: [] })
    expect(listProblems(checkCampaign(form, preview(problems), 3))).toEqual([missingAddress.message])
  })

  it('lists the missing fields and an empty audience', () => {
    const blank = { ...form, title: ' ', subject: '', content: '' }
    expect(listProblems(checkCampaign(blank, preview([]), 0))).toEqual([
      'Enter a title.',
      'Enter a subject.',
      'Enter the content.',
      'There are no confirmed subscribers yet.',
    ])
  })
})
