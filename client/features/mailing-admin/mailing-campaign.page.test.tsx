// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import {
  closeApplication,
  field,
  fill,
  openApplication,
  press,
  textsOf,
  until,
  untilHidden,
  untilShown,
  untilToast,
} from '#client/testing/application.tsx'
import { refusal } from '#client/testing/fake-server.ts'
import { draftCampaign, noCounts } from '#domain/mailing/campaigns.cases.ts'
import type { Campaign } from '#domain/mailing/campaigns.types.ts'
import { paths } from '#domain/paths.ts'

afterEach(closeApplication)

/** Opens the campaign. The server keeps it. */
async function open(stored: Campaign) {
  const server = { campaign: stored }
  const opened = await openApplication(paths.mailingCampaign('c1'), {
    role: 'admin',
    api: {
      'GET /api/campaigns/c1': () => server,
      'GET /api/mailing/counts': { counts: { active: 3, paused: 0 } },
    },
  })
  return { ...opened, server }
}

describe('a campaign with refused emails', () => {
  it('names the addresses, and retries them after the password is entered again', async () => {
    const failedDeliveries = ['refused-1', 'refused-2'].map((name) => ({
      subscriberId: name,
      email: `${name}@example.org`,
      error: 'Invalid `to` field.',
    }))
    const counts = { ...noCounts, recipients: 5, delivered: 3 }
    const { replies, server } = await open({
      ...draftCampaign,
      status: 'sent',
      counts: { ...counts, failed: 2 },
      failedDeliveries,
    })
    await untilShown('2 refused by the provider')
    expect(textsOf('section[aria-labelledby="failed"] li span')).toEqual([
      'refused-1@example.org',
      'refused-2@example.org',
    ])
    const retry = 'POST /api/campaigns/c1/retry'
    replies[retry] = () => refusal(403, 'reauthentication_required', 'Please enter your password again.')
    replies['POST /api/session/proof'] = () => {
      replies[retry] = () => {
        server.campaign = { ...draftCampaign, status: 'sent', counts: { ...counts, delivered: 5 } }
        return null
      }
      return null
    }
    await press('Retry failed emails')
    await untilShown('Confirm it’s you')
    await fill('Password', 'linden at dusk')
    await press('Continue')
    await untilToast('Retrying the failed emails')
    await untilHidden('Emails refused by the provider')
    await until(() => expect(textsOf('main dl dd')).toEqual(['5', '5', '0']))
  })
})

describe('a schedule', () => {
  it('says why the checks refuse it', async () => {
    const { replies } = await open(draftCampaign)
    replies['PUT /api/campaigns/c1/schedule'] = () =>
      refusal(400, 'invalid', '', { at: 'Enter a date and time', content: '{{name}} isn’t a known variable.' })
    const at = await field('Date and time')
    expect(at.getAttribute('aria-invalid')).not.toBe('true')
    await fill('Date and time', '2026-12-01T10:00')
    await press('Schedule')
    await untilShown('{{name}} isn’t a known variable.', '.error-summary')
    expect(textsOf('.error-summary a')).toContain('Enter a date and time')
  })
})
