import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { subscriberQuery } from '#domain/mailing/subscribers.schemas.ts'
import { addSession, readTable } from '#worker/testing/account-rows.ts'
import { call, readMailedToken } from '#worker/testing/call.ts'
import { addManySubscribers, addSubscriber } from '#worker/testing/subscriber-rows.ts'
import { admin, member, testCtx } from '#worker/testing/test-ctx.ts'

import { subscribeOwn } from './mailing.service.ts'
import { exportSubscribers, getCounts, listSubscribers } from './subscribers.service.ts'

const { now } = testCtx()
const day = 24 * 60 * 60 * 1000

const listPage = (query: Record<string, string> = {}, ctx = testCtx({ viewer: admin })) =>
  listSubscribers(ctx, subscriberQuery.parse(query))
const listNames = async (query: Record<string, string> = {}) =>
  (await listPage(query)).subscribers.map(({ email }) => email.split('@')[0])

const addOnePerStatus = async () => {
  await addSubscriber('ada@example.org', { firstName: 'Ada', lastName: 'Lovelace', subscriptionDate: now - day })
  await addSubscriber('bea@example.org', { subscriptionDate: now - 40 * day, source: 'footer' })
  await addSubscriber('cleo@example.org', { isActive: false, confirmedAt: null, subscriptionDate: now })
  await addSubscriber('dora@example.org', { isActive: false, unsubscribedAt: 5, subscriptionDate: now - 2 * day })
  await addSubscriber('eve@example.org', {
    isActive: false,
    suppressedAt: 5,
    suppressedFor: 'bounced',
    subscriptionDate: now - 3 * day,
    source: 'import',
  })
}

describe('the counts', () => {
  it('stay correct as subscribers join, change and leave, and are read in one round trip', async () => {
    await addOnePerStatus()
    const ctx = testCtx({ viewer: admin })
    expect(await getCounts(ctx)).toEqual({
      total: 5,
      active: 2,
      campaigns: 0,
      last30Days: 4,
      paused: 0,
      byStatus: { active: 2, unconfirmed: 1, unsubscribed: 1, suppressed: 1 },
    })
    expect(ctx.recording.roundTrips).toBe(1)
    expect(ctx.recording.executed.reduce((sum, { rowsRead }) => sum + rowsRead, 0)).toBeLessThanOrEqual(40)
  })

  it('include the last thirty days and today', async () => {
    await addSubscriber('in@example.org', { subscriptionDate: now - 29 * day })
    await addSubscriber('out@example.org', { subscriptionDate: now - 30 * day })
    expect(await getCounts(testCtx())).toMatchObject({ total: 2, last30Days: 1 })
  })
})

describe('the list', () => {
  it('is sorted in each order, and filtered by status and source', async () => {
    await addOnePerStatus()
    expect(await listNames()).toEqual(['cleo', 'ada', 'dora', 'eve', 'bea'])
    expect(await listNames({ order: 'oldest' })).toEqual(['bea', 'eve', 'dora', 'ada', 'cleo'])
    expect(await listNames({ order: 'email' })).toEqual(['ada', 'bea', 'cleo', 'dora', 'eve'])
    expect(await listNames({ status: 'active' })).toEqual(['ada', 'bea'])
    expect(await listNames({ status: 'unconfirmed' })).toEqual(['cleo'])
    expect(await listNames({ status: 'unsubscribed', order: 'email' })).toEqual(['dora'])
    expect(await listNames({ source: 'import' })).toEqual(['eve'])
    expect(await listNames({ source: 'footer', status: 'active', order: 'email' })).toEqual(['bea'])
    expect(await listNames({ source: 'footer', status: 'suppressed' })).toEqual([])
  })

  it('finds subscribers by parts of address and name, even by one or two letters', async () => {
    await addOnePerStatus()
    expect(await listNames({ search: 'LOVE' })).toEqual(['ada'])
    expect(await listNames({ search: 'example' })).toHaveLength(5)
    expect(await listNames({ search: 'example be' })).toEqual(['bea'])
    expect(await listNames({ search: 'cl' })).toEqual(['cleo'])
    expect(await listNames({ search: 'example', status: 'active', order: 'email' })).toEqual(['ada', 'bea'])
    expect(await listNames({ search: '"quoted" OR' })).toEqual([])
    expect(await listNames({ search: '%' })).toEqual([])
  })

  it('finds a name with and without its accents, in any case, also with short words beside others', async () => {
    await addSubscriber('dress@example.org', { firstName: 'Ärmel', lastName: 'Łukasz Žižek' })
    await addSubscriber('sleeve@example.org', { firstName: 'Armin' })
    for (const search of [
      'Ärmel',
      'ärmel',
      'armel',
      'ARMEL',
      'A\u0308rmel',
      'zizek',
      'ŽIŽEK',
      'example äR žI',
      'zizek ar',
    ])
      expect([search, await listNames({ search })]).toEqual([search, ['dress']])
    expect(await listNames({ search: 'arm' })).toEqual(['sleeve', 'dress'])
    expect(await listNames({ search: 'dr' })).toEqual(['dress'])
    expect(await listNames({ search: 'example zo' })).toEqual([])
  })

  it('reads few rows for one or two letters, however they are spelled', async () => {
    await addManySubscribers(120)
    const ctx = testCtx({ viewer: admin })
    expect((await listPage({ search: 're' }, ctx)).subscribers).toHaveLength(50)
    expect(ctx.recording.executed.reduce((sum, { rowsRead }) => sum + rowsRead, 0)).toBeLessThanOrEqual(10 * 120)
  })

  it.each([
    { order: 'newest' },
    { order: 'oldest' },
    { order: 'email' },
    { order: 'newest', status: 'active' },
    { order: 'oldest', source: 'footer' },
    { order: 'email', status: 'active', source: 'footer' },
    { order: 'newest', status: 'active', source: 'footer' },
    { order: 'email', status: 'active' },
    { order: 'email', source: 'footer' },
  ])('continues page by page with %o, each subscriber once, and reads at most three extra rows', async (query) => {
    await addManySubscribers(120)
    const seenEmails: string[] = []
    let after: number | null = null
    for (let pages = 0; pages < 3; pages++) {
      const ctx = testCtx({ viewer: admin })
      const { subscribers, next } = await listPage({ ...query, ...(after !== null && { after: String(after) }) }, ctx)
      seenEmails.push(...subscribers.map(({ email }) => email))
      expect(ctx.recording.executed[0]?.rowsRead).toBeLessThanOrEqual(51 * 2 + 3)
      after = next
    }
    expect(after).toBeNull()
    expect(new Set(seenEmails).size).toBe(120)
    expect(seenEmails).toHaveLength(120)
  })

  it.each(['newest', 'oldest'])(
    'continues, the %s first, even if all subscribed on one day, and reads no more rows',
    async (order) => {
      await addManySubscribers(120)
      await env.DB.prepare('UPDATE mailing_list_subscribers SET subscription_date = 5').run()
      const first = await listPage({ order })
      const ctx = testCtx({ viewer: admin })
      const second = await listPage({ order, after: String(first.next) }, ctx)
      expect(new Set([...first.subscribers, ...second.subscribers].map(({ email }) => email)).size).toBe(100)
      expect(ctx.recording.executed.reduce((sum, { rowsRead }) => sum + rowsRead, 0)).toBeLessThanOrEqual(2 * 51 + 6)
    },
  )

  it('continues through search results, and says if it found more than it examines', async () => {
    await addManySubscribers(520)
    const first = await listPage({ search: 'reader' })
    expect([first.subscribers.length, first.isCut]).toEqual([50, true])
    const second = await listPage({ search: 'reader', after: String(first.next) })
    expect(second.subscribers[0]?.email).toBe('reader470@example.org')
    expect((await listPage({ search: 'reader51' })).isCut).toBe(false)
  })
})

describe('an administrator', () => {
  it('unsubscribes someone on their behalf, once, with an audit entry', async () => {
    const { id } = await addSubscriber('ada@example.org')
    const session = await addSession(admin.id, now)
    for (const expected of [204, 204])
      expect((await call('PUT', `/api/mailing/subscribers/${id}/unsubscribed`, { cookies: { session } })).status).toBe(
        expected,
      )
    expect(await readTable('mailing_list_subscribers')).toMatchObject([
      { is_active: 0, unsubscribed_at: now, status: 'unsubscribed' },
    ])
    expect(await readTable('audit_log')).toMatchObject([{ action: 'subscriber.unsubscribe', subject_id: id }])
    const unknownId = id.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
    const { status } = await call('PUT', `/api/mailing/subscribers/${unknownId}/unsubscribed`, { cookies: { session } })
    expect(status).toBe(404)
  })

  it('exports everyone as CSV without formulas, with an audit entry', async () => {
    await addSubscriber('ada@example.org', { firstName: '=1+1', lastName: 'Love, "the"', subscriptionDate: now })
    await addSubscriber('+bea@example.org', { isActive: false, confirmedAt: null, source: 'import' })
    const text = await new Response(await exportSubscribers(testCtx({ viewer: admin }))).text()
    expect(text.replace(/^\uFEFF/, '')).toBe(
      [
        'Email,First Name,Last Name,Subscription Date,Status,Source',
        `ada@example.org,'=1+1,"Love, ""the""",2026-11-21,active,recipe_page`,
        `'+bea@example.org,,,1970-01-01,unconfirmed,import`,
        '',
      ].join('\r\n'),
    )
    expect(await readTable('audit_log')).toMatchObject([{ action: 'subscriber.export' }])
  })

  it('exports a thousand rows at a time, and reads no more than the client takes', async () => {
    await addManySubscribers(2500)
    const ctx = testCtx({ viewer: admin })
    const reader = (await exportSubscribers(ctx)).getReader()
    ctx.recording.clear()
    const chunkSizes: number[] = []
    await reader.read()
    for (let parts = 0; parts < 2; parts++) {
      const { value } = await reader.read()
      chunkSizes.push(new TextDecoder().decode(value).split('\r\n').length - 1)
    }
    expect([chunkSizes, ctx.recording.roundTrips]).toEqual([[1000, 1000], 2])
    const { value } = await reader.read()
    expect(new TextDecoder().decode(value).split('\r\n')).toHaveLength(501)
    expect((await reader.read()).done).toBe(true)
    expect(Math.max(...ctx.recording.executed.map(({ rowsRead }) => rowsRead))).toBeLessThanOrEqual(1000)
  })
})

describe('a member', () => {
  let session = ''
  beforeEach(async () => {
    session = await addSession(member.id, now)
  })
  const requestOwn = (method: string, at = now) => call(method, '/api/mailing/own', { cookies: { session }, now: at })
  const getBody = async () => (await requestOwn('GET')).body

  it('subscribes from the account by an emailed link like everyone, and unsubscribes at once', async () => {
    expect(await getBody()).toEqual({ status: 'none', preferences: null })
    const response = await requestOwn('PUT')
    expect([response.status, response.ctx.sentMails.map(({ to }) => to)]).toEqual([204, [member.email]])
    expect(await getBody()).toEqual({ status: 'waiting', preferences: null })
    await call('POST', '/api/mailing/confirmations', { body: { token: readMailedToken(response) } })
    expect(await getBody()).toEqual({
      status: 'subscribed',
      preferences: expect.stringMatching(/^\/mailing-list\/preferences\/[\w-]{36}\.[\w-]{43}$/),
    })
    expect(await readTable('mailing_list_subscribers')).toMatchObject([{ source: 'profile', status: 'active' }])
    expect((await requestOwn('DELETE', now + 1)).status).toBe(204)
    expect(await getBody()).toEqual({ status: 'none', preferences: null })
  })

  it('leaves no address behind if the account is deleted during the request', async () => {
    await env.DB.prepare('DELETE FROM users WHERE id = ?').bind(member.id).run()
    const ctx = testCtx({ viewer: member })
    await subscribeOwn(ctx)
    await ctx.settle()
    expect([await readTable('mailing_list_subscribers'), ctx.sentMails]).toEqual([[], []])
  })

  it('cannot subscribe after a complaint, is told why, and gets no email', async () => {
    await addSubscriber(member.email, { suppressedAt: 1, suppressedFor: 'complained', isActive: false })
    const { commit } = await import('#worker/core/commit.ts')
    const { suppress } = await import('./suppressions.service.ts')
    const ctx = testCtx()
    await commit(ctx, suppress(ctx, member.email, 'complained'))
    const response = await requestOwn('PUT')
    expect([response.status, response.ctx.sentMails]).toEqual([409, []])
    expect(response.error?.message).toContain('Contact us')
  })
})
