import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addSubscriber } from '#worker/testing/subscriber-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

import { preferencesPath, unsubscribePageUrl } from './preferences.service.ts'

const { now } = testCtx()
const day = 24 * 60 * 60 * 1000
const id = '40000000-0000-4000-8000-000000000001'
const pagePath = preferencesPath(testCtx(), id)
const token = pagePath.split('/').at(-1) ?? ''

beforeEach(async () => {
  await addSubscriber('ada@example.org', { id, firstName: 'Ada' })
  await addSubscriber('eve@example.org', { id: id.replace(/1$/, '2'), firstName: 'Eve' })
})

const validChange = { firstName: 'Ada', topics: ['Cold & Flu', 'Sleep Problems'], pause: '30', opens: true }
const request = (method: string, body?: unknown, at = now, link = token) =>
  call(method, `/api/preferences/${link}`, { body, now: at })
const getBody = async () => (await request('GET')).body
const rows = async () =>
  (await readTable('mailing_list_subscribers')).map((row) => [
    row['first_name'],
    row['topics'],
    row['paused_until'],
    row['opens_agreed_at'],
    row['status'],
  ])
const eve = ['Eve', null, null, null, 'active']

describe('a subscriber’s preferences', () => {
  it('default to all topics, no pause and no open tracking', async () => {
    expect(await getBody()).toEqual({
      preferences: { isSubscribed: true, firstName: 'Ada', topics: [], pausedUntil: null, opens: false },
    })
  })

  it('are stored only for this subscriber', async () => {
    expect((await request('PUT', validChange)).status).toBe(204)
    expect(await rows()).toEqual([['Ada', '["Sleep Problems","Cold & Flu"]', now + 30 * day, now, 'active'], eve])
    const minimal = { firstName: ' ', topics: [], pause: 'keep', opens: true }
    expect((await request('PUT', minimal, now + day)).status).toBe(204)
    expect(await rows()).toEqual([[null, null, now + 30 * day, now, 'active'], eve])
    expect((await request('PUT', { ...minimal, pause: 'none', opens: false })).status).toBe(204)
    expect(await rows()).toEqual([[null, null, null, null, 'active'], eve])
  })

  it.each([[{ topics: ['Gout'] }], [{ pause: '3000' }], [{ opens: 'yes' }], [{ firstName: 'x'.repeat(61) }]])(
    'cannot be %j',
    async (invalidPart) => {
      expect((await request('PUT', { ...validChange, ...invalidPart })).status).toBe(400)
      expect(await rows()).toEqual([['Ada', null, null, null, 'active'], eve])
    },
  )

  it('are deleted when the same link unsubscribes, which may be repeated', async () => {
    await request('PUT', validChange)
    for (let time = 1; time <= 2; time++) expect((await request('DELETE')).status).toBe(204)
    expect(await rows()).toEqual([[null, null, null, null, 'unsubscribed'], eve])
    expect(await getBody()).toMatchObject({ preferences: { isSubscribed: false } })
    expect((await request('PUT', validChange)).error?.code).toBe('conflict')
    expect(await rows()).toEqual([[null, null, null, null, 'unsubscribed'], eve])
  })
})

describe('the preferences link', () => {
  it.each([
    ['another subscriber’s signature', token.replace(/1\./, '2.')],
    ['no signature', id],
    ['the signature of an unsubscribe link', unsubscribePageUrl(testCtx(), id).split('/').at(-1) ?? ''],
  ])('with %s shows and changes nothing', async (_, link) => {
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await request(method, method === 'PUT' ? validChange : undefined, now, link)).status).toBe(404)
    expect(await rows()).toEqual([['Ada', null, null, null, 'active'], eve])
    expect((await visit(`/mailing-list/preferences/${link}`)).status).toBe(404)
  })

  it('is not found for a deleted subscriber', async () => {
    await env.DB.prepare('DELETE FROM mailing_list_subscribers').run()
    expect((await request('GET')).status).toBe(404)
  })

  it('opens a page that is not cached, and changes nothing when opened', async () => {
    const response = await visit(pagePath)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    const page = await response.text()
    expect(page).toContain('value="Ada"')
    expect(page).not.toContain('ada@example.org')
    expect(await rows()).toEqual([['Ada', null, null, null, 'active'], eve])
  })
})
