import { describe, expect, it } from 'vitest'

import type { CampaignProblem, CampaignPreview } from '#domain/mailing/campaigns.types.ts'

import { checksOf, problemsIn } from './campaign-problems.ts'
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
const noAddress = { field: 'sending', message: 'Set POSTAL_ADDRESS.' } as const
const sender = (problems: CampaignProblem[]) =>
  checksOf(form, preview(problems), 3)?.find(({ label }) => label === 'Sender')

describe('the checks of a campaign', () => {
  it('show a warning and still allow sending', () => {
    const problems: CampaignProblem[] = [{ level: 'warning', ...noAddress }]
    expect(sender(problems)).toMatchObject({ problems: [], warnings: [noAddress.message] })
    expect(problemsIn(checksOf(form, preview(problems), 3))).toEqual([])
  })

  it('block sending for an error', () => {
    const problems: CampaignProblem[] = [{ level: 'error', ...noAddress }]
    expect(sender(problems)).toMatchObject({ problems: [noAddress.message], warnings: [] })
    expect(problemsIn(checksOf(form, preview(problems), 3))).toEqual([noAddress.message])
  })

  it('list the missing fields and an empty audience', () => {
    const blank = { ...form, title: ' ', subject: '', content: '' }
    expect(problemsIn(checksOf(blank, preview([]), 0))).toEqual([
      'Enter a title.',
      'Enter a subject.',
      'Enter the content.',
      'There are no confirmed subscribers yet.',
    ])
  })
})
