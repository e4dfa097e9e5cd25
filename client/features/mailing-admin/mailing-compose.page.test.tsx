// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import {
  closeApplication,
  control,
  fill,
  openApplication,
  press,
  until,
  untilShown,
  valueOf,
} from '#client/testing/application.tsx'
import { type ApiRequest, refusal } from '#client/testing/fake-server.ts'
import { draftCampaign } from '#domain/mailing/campaigns.cases.ts'
import { paths } from '#domain/paths.ts'

afterEach(closeApplication)

const preview = { subject: 'Cups', from: 'Herbs', html: '<p>Hello</p>', text: 'Hello', size: 12, problems: [] }
const previews = 'POST /api/campaigns/preview'
const saves = 'POST /api/campaigns'

async function open(api: object = {}) {
  const opened = await openApplication(paths.mailingCompose, {
    role: 'admin',
    api: {
      'GET /api/news/newest': { recipes: [] },
      'POST /api/campaigns/readers': { readers: 3 },
      [previews]: { ...preview },
      'GET /api/campaigns': { campaigns: [], next: null },
      'GET /api/campaigns/settings': { settings: { mailsPerSecond: 1, canSend: true, senderEmail: '' } },
      'GET /api/mailing/counts': { counts: { active: 3, paused: 0 } },
      'GET /api/campaigns/c1': { campaign: draftCampaign },
      ...api,
    },
  })
  const sent = (call: string) => opened.requests.filter(({ method, path: to }) => `${method} ${to}` === call)
  return { ...opened, sent }
}

describe('the campaign editor', () => {
  it('keeps a draft with only HTML when its page is left', async () => {
    await open()
    await control(/account of/)
    await fill('HTML', '<p>Only HTML</p>')
    await press('Campaigns')
    await untilShown('Leave without saving?')
    await untilShown('Your draft is saved in this browser.')
    await press('Leave')
    await untilShown('Create your first campaign!')
    await press('Compose')
    await press('Restore')
    await until(() => expect(valueOf('HTML')).toBe('<p>Only HTML</p>'))
  })

  it('replaces the title of a template by that of the next template, but keeps a typed title', async () => {
    await open()
    await press('Use Recipe Newsletter')
    await until(() => expect(valueOf('Title')).toBe('Recipe Newsletter'))
    await press('Use Seasonal Remedies')
    await until(() => expect(valueOf('Title')).toBe('Seasonal Remedies'))
    await fill('Title', 'Of my own')
    await press('Use Recipe Newsletter')
    await until(() => expect(valueOf('Title')).toBe('Of my own'))
  })

  it('shows that the checks of a campaign are running again', async () => {
    const { replies } = await open()
    await press('Use Recipe Newsletter')
    await untilShown('The checks are up to date.')
    const { promise, resolve } = Promise.withResolvers<object>()
    replies[previews] = () => promise
    await fill('Subject', 'Cups of a later hour')
    await untilShown('Checking again…')
    resolve({ ...preview, subject: 'Cups of a later hour' })
    await untilShown('The checks are up to date.')
  })

  it('sends no request while the year of the confirmation date is incomplete', async () => {
    const { sent } = await open({
      [saves]: () => refusal(400, 'invalid', '', { 'audience.confirmedSince': 'Enter the full year' }),
    })
    await press('Use Recipe Newsletter')
    await untilShown('The checks are up to date.')
    const before = [sent(previews).length, sent('POST /api/campaigns/readers').length]
    await fill('Confirmed since (optional)', '0202-01-01')
    await untilShown('Counting...')
    await press('Save Draft')
    await untilShown('Enter the full year', '.error-summary')
    expect([sent(previews).length, sent('POST /api/campaigns/readers').length]).toEqual(before)
    await fill('Confirmed since (optional)', '2026-01-01')
    await untilShown('3 people would get this campaign if you sent it now.')
  })

  it('stores a campaign once if it is saved while its preview is loading', async () => {
    const previewReply = Promise.withResolvers<object>()
    const draftReply = Promise.withResolvers<object>()
    const saved: unknown[] = []
    const { sent } = await open({
      [previews]: () => previewReply.promise,
      [saves]: ({ body }: ApiRequest) => {
        saved.push(body)
        return { campaign: draftCampaign }
      },
      'GET /api/campaigns/c1': () => draftReply.promise,
      'PUT /api/campaigns/c1': ({ body }: ApiRequest) => {
        saved.push(body)
        return { campaign: { ...draftCampaign, updatedAt: 2 } }
      },
    })
    await fill('Title', 'Hasty')
    await fill('Subject', 'Hasty words')
    await fill('Content', 'Hello')
    await until(() => expect(sent(previews)).not.toEqual([]))
    await press('Save Draft')
    await until(() => expect(sent('GET /api/campaigns/c1')).toHaveLength(1))
    previewReply.resolve(preview)
    draftReply.resolve({ campaign: draftCampaign })
    await until(() => expect(document.querySelector('form[aria-label="Edit Hasty"]')).not.toBeNull())
    await fill('Subject', 'Hasty words, mended')
    await press('Save Draft')
    await until(() => expect(saved).toHaveLength(2))
    expect(sent(saves)).toHaveLength(1)
    expect(saved[1]).toMatchObject({ subject: 'Hasty words, mended', updatedAt: 1 })
  })
})
