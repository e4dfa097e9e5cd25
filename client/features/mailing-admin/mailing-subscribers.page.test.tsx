// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import {
  closeApplication,
  fill,
  openApplication,
  press,
  textsOf,
  until,
  untilShown,
  untilToast,
} from '#client/testing/application.tsx'
import { type ApiRequest, refusal } from '#client/testing/fake-server.ts'
import type { Subscriber } from '#domain/mailing/subscribers.types.ts'
import { paths } from '#domain/paths.ts'

afterEach(closeApplication)

const createSubscriber = (number: number): Subscriber => ({
  id: `s${number}`,
  email: `reader${number}@example.org`,
  firstName: 'Reader',
  lastName: null,
  subscriptionDate: 1,
  status: 'active',
  source: 'footer',
  consentSource: null,
  consentAt: null,
  suppressedFor: null,
})

const list = 'GET /api/mailing/subscribers'
const unavailable = () => refusal(503, 'unavailable', '')

/** Opens the subscribers, two a page. */
async function open(count: number, query = '') {
  const stored = { subscribers: Array.from({ length: count }, (_, index) => createSubscriber(index + 1)) }
  const opened = await openApplication(paths.mailingSubscribers + query, {
    role: 'admin',
    api: {
      [list]: ({ query: sent }: ApiRequest) => {
        const after = Number(sent.get('after') ?? 0)
        const subscribers = stored.subscribers.slice(after, after + 2)
        return { subscribers, next: after + 2 < count ? after + 2 : null, isCut: false }
      },
      'PUT /api/mailing/subscribers/s1/unsubscribed': () => {
        stored.subscribers = [{ ...createSubscriber(1), status: 'unsubscribed' }]
        return null
      },
    },
  })
  return opened
}

const isIdle = () => document.querySelector('nav[aria-label="More subscribers"][aria-busy="false"]') !== null
const emails = () => textsOf('tbody th')

describe('the subscribers', () => {
  it('say when there are none', async () => {
    await open(0)
    await untilShown('No subscribers yet.')
  })

  it('stay when more cannot be loaded, and are loaded by the next press', async () => {
    const { replies } = await open(3)
    const reply = replies[list]
    replies[list] = unavailable
    await press('Show more')
    await untilToast('Failed to load subscribers')
    expect(emails()).toHaveLength(2)
    replies[list] = reply
    await until(() => expect(isIdle()).toBe(true))
    await press('Show more')
    await until(() => expect(emails()).toHaveLength(3))
  })

  it('have an address for each page, which leads back to the start', async () => {
    await open(3, '?after=2')
    await until(() => expect(emails()).toEqual(['reader3@example.org']))
    await press('Back to start')
    await until(() => expect(emails()).toEqual(['reader1@example.org', 'reader2@example.org']))
  })
})

describe('a subscriber', () => {
  it('stays on the list when unsubscribing fails, and has the focus once it worked', async () => {
    const { replies } = await open(1)
    const call = 'PUT /api/mailing/subscribers/s1/unsubscribed'
    const reply = replies[call]
    replies[call] = undefined
    await press('Unsubscribe reader1@example.org')
    await press('Unsubscribe')
    await untilToast('Failed to unsubscribe user')
    replies[call] = reply
    await press('Unsubscribe reader1@example.org')
    await press('Unsubscribe')
    await untilToast('User unsubscribed')
    await until(() => expect(document.activeElement?.textContent).toBe('reader1@example.org'))
    expect(textsOf('tbody .tag')).toEqual(['Unsubscribed'])
  })
})

describe('an import', () => {
  it('needs a file, and the day of the consent that it names', async () => {
    const { requests } = await open(0)
    await fill(/^Where they agreed/, 'Fair in York')
    await press('Import')
    await untilShown('Choose a file')
    await untilShown('Enter the date when people agreed to the newsletter')
    expect(document.activeElement?.getAttribute('name')).toBe('file')
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])
  })
})
