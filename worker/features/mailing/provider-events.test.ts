import { createHmac } from 'node:crypto'

import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'

import { runCron } from '#worker/cron.ts'
import { readTable } from '#worker/testing/account-rows.ts'
import { call, readMailedToken } from '#worker/testing/call.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

const { now, config } = testCtx()
const day = 24 * 60 * 60 * 1000
const ada = 'ada@example.org'

const bounceEvent = (to = ada, type = 'Permanent') => ({
  type: 'email.bounced',
  created_at: '2026-11-21T12:00:00.000Z',
  data: { email_id: 're_1', to: [to], bounce: { type, subType: 'General', message: 'No such mailbox' } },
})
const complaintEvent = { type: 'email.complained', data: { email_id: 're_1', to: [`Ada <${ada.toUpperCase()}>`] } }

/** Posts an event like the provider: without an origin, and signed at `at`. */
async function postEvent(event: unknown, { id = 'msg_1', at = now, key = config.mailWebhookSecret } = {}) {
  const timestamp = String(Math.floor(at / 1000))
  const body = typeof event === 'string' ? event : JSON.stringify(event)
  const secret = Buffer.from(key.replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
  const headers = { 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': `v1,${signature}` }
  const ctx = { ...testCtx(), now: at }
  return (await visit('/api/webhooks/mail', { method: 'POST', body, headers }, ctx)).status
}

const subscribe = (email = ada, at = now) =>
  call('POST', '/api/mailing/subscribers', { body: { email, firstName: 'Ada' }, now: at })
const confirm = async (subscribeResponse: Awaited<ReturnType<typeof subscribe>>, at = now) =>
  call('POST', '/api/mailing/confirmations', { body: { token: readMailedToken(subscribeResponse) }, now: at })
const subscribeAndConfirm = async (email = ada, at = now) => confirm(await subscribe(email, at), at)

const listStatuses = async () =>
  (await readTable('mailing_list_subscribers')).map((row) => [row['status'], row['is_active'], row['suppressed_for']])
const listReasons = async () => (await readTable('mail_suppressions')).map(({ reason }) => reason)

describe('an event from the provider', () => {
  it('suppresses an address that bounces, and stores only its keyed hash', async () => {
    await subscribeAndConfirm()
    expect(await postEvent(bounceEvent())).toBe(204)
    expect(await listStatuses()).toEqual([['suppressed', 0, 'bounced']])
    expect(await listReasons()).toEqual(['bounced'])
    expect(JSON.stringify(await readTable('mail_suppressions'))).not.toContain('ada')
  })

  it('changes nothing for a temporary failure, or if it names no address', async () => {
    await subscribeAndConfirm()
    const events = [
      bounceEvent(ada, 'Transient'),
      { type: 'email.delivered', data: { email_id: 're_1', to: [ada] } },
      { type: 'email.bounced', data: {} },
      'no json',
    ]
    for (const [number, event] of events.entries()) expect(await postEvent(event, { id: `msg_${number}` })).toBe(204)
    expect(await listStatuses()).toEqual([['active', 1, null]])
  })

  it('stops counting a bounced email as delivered, once, also for a temporary failure', async () => {
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO email_campaigns (id, title, subject, content, sender_name, sender_email, status, created_at, updated_at, recipient_count, delivered_count)
         VALUES ('letter', '', '', '', '', '', 'sent', 1, 1, 1, 1)`,
      ),
      env.DB.prepare(
        `INSERT INTO campaign_deliveries (campaign_id, subscriber_id, batch_number, status) VALUES ('letter', 'ada', 1, 'accepted')`,
      ),
    ])
    const event = bounceEvent(ada, 'Transient')
    const taggedEvent = { ...event, data: { ...event.data, tags: { campaign: 'letter', subscriber: 'ada' } } }
    for (const id of ['msg_1', 'msg_1', 'msg_2']) expect(await postEvent(taggedEvent, { id })).toBe(204)
    expect(await readTable('email_campaigns')).toMatchObject([{ delivered_count: 0, bounced_count: 1 }])
    expect(await readTable('campaign_deliveries')).toMatchObject([{ status: 'bounced' }])
    expect(await listReasons()).toEqual([])
  })

  it('is refused without a valid signature', async () => {
    await subscribeAndConfirm()
    expect(await postEvent(bounceEvent(), { key: 'whsec_b3RoZXI=' })).toBe(400)
    expect((await visit('/api/webhooks/mail', { method: 'POST', body: JSON.stringify(bounceEvent()) })).status).toBe(
      400,
    )
    expect(await listStatuses()).toEqual([['active', 1, null]])
    expect(await readTable('mail_events')).toEqual([])
  })

  it('counts once, whatever happened to the address since', async () => {
    await subscribeAndConfirm()
    expect(await Promise.all([postEvent(bounceEvent()), postEvent(bounceEvent())])).toEqual([204, 204])
    await subscribeAndConfirm(ada, now + 2 * day)
    expect(await postEvent(bounceEvent(), { at: now + 3 * day })).toBe(204)
    expect(await listStatuses()).toEqual([['active', 1, null]])
    expect(await postEvent(bounceEvent(), { id: 'msg_2', at: now + 3 * day })).toBe(204)
    expect(await listStatuses()).toEqual([['suppressed', 0, 'bounced']])
  })

  it('is stored for thirty days', async () => {
    await postEvent(bounceEvent())
    await runCron(Object.assign(testCtx(), { now: now + 30 * day }), '17 3 * * *')
    expect(await readTable('mail_events')).toHaveLength(1)
    await runCron(Object.assign(testCtx(), { now: now + 30 * day + 1 }), '17 3 * * *')
    expect(await readTable('mail_events')).toEqual([])
    expect(await listReasons()).toEqual(['bounced'])
  })
})

describe('a suppressed address', () => {
  it('returns after a failure by subscribing and confirming again, and not before', async () => {
    await subscribeAndConfirm()
    await postEvent(bounceEvent())
    const subscribeResponse = await subscribe(ada, now + day)
    expect([subscribeResponse.status, await listStatuses()]).toEqual([202, [['suppressed', 0, 'bounced']]])
    expect((await confirm(subscribeResponse, now + day)).status).toBe(200)
    expect([await listStatuses(), await listReasons()]).toEqual([[['active', 1, null]], []])
  })

  it('gets no email after a complaint, and the response does not reveal it', async () => {
    await subscribeAndConfirm()
    await postEvent(bounceEvent())
    await postEvent(complaintEvent, { id: 'msg_2' })
    expect([await listStatuses(), await listReasons()]).toEqual([[['suppressed', 0, 'complained']], ['complained']])
    await postEvent(bounceEvent(), { id: 'msg_3' })
    expect([await listStatuses(), await listReasons()]).toEqual([[['suppressed', 0, 'complained']], ['complained']])
    await env.DB.prepare('DELETE FROM mailing_list_subscribers').run()
    const subscribeResponse = await subscribe(ada, now + day)
    expect([subscribeResponse.status, subscribeResponse.body, subscribeResponse.ctx.sentMails]).toEqual([
      202,
      { status: 'unconfirmed' },
      [],
    ])
    expect(await listStatuses()).toEqual([])
  })

  it('is not confirmed by a link that was sent before the complaint', async () => {
    const subscribeResponse = await subscribe()
    await postEvent(complaintEvent)
    expect((await confirm(subscribeResponse)).status).toBe(404)
    expect(await listStatuses()).toEqual([['suppressed', 0, 'complained']])
  })
})

describe('the welcome email', () => {
  it('is sent once, with an unsubscribe link, however often the address is confirmed', async () => {
    const { ctx } = await subscribeAndConfirm()
    expect(ctx.sentMails).toMatchObject([{ to: ada, subject: 'Welcome to Herbal Remedies' }])
    const [{ text, html } = { text: '', html: '' }] = ctx.sentMails
    expect(text).toContain('Hello Ada,')
    expect(text).not.toMatch(/\{\{|&#/)
    for (const part of [text, html]) expect(part).toContain('1 Tea Lane, Herbtown')
    expect(html).toContain('<a class="cobalt" href="https://herbs.test/unsubscribe/')
    const [, token = ''] = /^Unsubscribe: https:\/\/herbs\.test\/unsubscribe\/(\S+)$/m.exec(text) ?? []
    expect((await call('POST', `/api/unsubscribe/${token}`)).status).toBe(200)
    expect(await listStatuses()).toEqual([['unsubscribed', 0, null]])
    const again = await subscribeAndConfirm(ada, now + day)
    expect([again.status, again.ctx.sentMails, await listStatuses()]).toEqual([200, [], [['active', 1, null]]])
  })

  it('is sent once if the link is clicked twice at once', async () => {
    const subscribeResponse = await subscribe()
    const results = await Promise.all([confirm(subscribeResponse), confirm(subscribeResponse)])
    expect(results.flatMap(({ ctx }) => ctx.sentMails)).toHaveLength(1)
  })

  it('leaves out a name that is an advertisement', async () => {
    const subscribeResponse = await call('POST', '/api/mailing/subscribers', {
      body: { email: ada, firstName: 'buy at evil.test' },
    })
    const [mail] = (await confirm(subscribeResponse)).ctx.sentMails
    expect(mail?.text).toContain('Hello there,')
    expect(mail?.html).not.toContain('evil')
  })
})
