// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import {
  closeApplication,
  controls,
  openApplication,
  press,
  textsOf,
  until,
  untilShown,
  untilToast,
} from '#client/testing/application.tsx'
import type { ApiRequest } from '#client/testing/fake-server.ts'
import { noCounts } from '#domain/mailing/campaigns.cases.ts'
import type { CampaignSummary } from '#domain/mailing/campaigns.types.ts'
import { paths } from '#domain/paths.ts'

afterEach(closeApplication)

const counts = { ...noCounts, recipients: 250, delivered: 100 }

const createCampaign = (number: number): CampaignSummary => ({
  id: `c${number}`,
  title: `Letter ${number}`,
  subject: 'Cups',
  status: 'sending',
  createdAt: number,
  startedAt: 1,
  sentAt: null,
  stopReason: null,
  cancelledAt: null,
  audience: { topics: null, confirmedSince: null },
  scheduledFor: null,
  scheduleProblem: null,
  counts,
})

/** Opens the campaigns, the newest first, two a page. */
async function open(count: number) {
  const stored = Array.from({ length: count }, (_, index) => createCampaign(count - index))
  return openApplication(paths.mailingCampaigns, {
    role: 'admin',
    api: {
      'GET /api/campaigns': ({ query }: ApiRequest) => {
        const before = Number(query.get('before') ?? count + 1)
        const rest = stored.filter(({ createdAt }) => createdAt < before)
        return { campaigns: rest.slice(0, 2), next: rest.length > 2 ? String(rest[1]?.createdAt) : null }
      },
      'GET /api/campaigns/settings': { settings: { mailsPerSecond: 1, canSend: true, senderEmail: '' } },
      'GET /api/mailing/counts': { counts: { active: 3, paused: 0 } },
      'GET /api/campaigns/progress': ({ query }: ApiRequest) => ({
        campaigns: stored.filter(({ id }) => query.get('ids')?.split(',').includes(id)),
      }),
      'POST /api/campaigns/c1/cancel': () => {
        stored[0] = {
          ...createCampaign(1),
          status: 'failed',
          cancelledAt: 2,
          counts: { ...counts, cancelled: 150 },
        }
        return null
      },
    },
  })
}

const titles = () => textsOf('ul[aria-label="Campaigns"] h2')

describe('the campaigns', () => {
  it('have an address for each page, also with one step back', async () => {
    const { router } = await open(5)
    await until(() => expect(titles()).toEqual(['Letter 5', 'Letter 4']))
    await press('Show more')
    await until(() => expect(titles()).toEqual(['Letter 3', 'Letter 2']))
    await press('Show more')
    await until(() => expect(titles()).toEqual(['Letter 1']))
    expect([location.search, controls('Show more')]).toEqual(['?before=2', []])
    await router.navigate(-1)
    await until(() => expect(titles()).toEqual(['Letter 3', 'Letter 2']))
    await press('Back to start')
    await until(() => expect(titles()).toEqual(['Letter 5', 'Letter 4']))
  })

  it('say how many people a cancelled one has reached, before and after', async () => {
    await open(1)
    await press('Cancel Letter 1')
    await untilShown('This campaign has already reached 100 people. Nobody else will get it. You can’t undo this.')
    await press('Cancel the rest')
    await untilToast('Cancelled')
    await untilShown('150 cancelled')
    await until(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Actions for Letter 1'))
    expect(textsOf('.tag')).toEqual(['Cancelled'])
  })
})
