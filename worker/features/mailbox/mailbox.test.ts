import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'

import type { StoredMail } from '#domain/mail/mail.types.ts'
import { app } from '#worker/app.ts'
import type { MailMessage } from '#worker/platform/mail.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

import { createMail } from './mailbox.service.ts'

const localOrigin = 'http://localhost:8787'
const ada: MailMessage = {
  to: 'ada@example.org',
  subject: 'A <cup> of tea',
  text: 'Hello <cup>,\n\nhttps://herbs.test/do#token\n',
  html: '<!doctype html><p style="color:blue">Hello</p>',
}
const eve: MailMessage = { ...ada, to: 'eve@example.org', subject: 'Another cup' }

type CtxOptions = { isLocal?: boolean; at?: number; EMAIL?: never; MAIL_FROM?: string }

function createMailboxCtx({ isLocal = true, at = 0, ...variables }: CtxOptions = {}) {
  const ctx = testCtx()
  const config = { ...ctx.config, isLocal }
  const deployment = { ...ctx, config, now: ctx.now + at }
  const deployedEnv = { ...env, CONTACT_EMAIL: '', ADMIN_EMAIL: '', MAIL_FROM: 'post@herbs.test', ...variables }
  return { ...deployment, mail: createMail({ ...deployment, env: deployedEnv }) }
}

const visitLocal = (path: string, ctx = createMailboxCtx()) => visit(localOrigin + path, {}, ctx)
const subjectsAt = async (path: string) => {
  const { mails } = (await (await visitLocal(path)).json()) as { mails: StoredMail[] }
  return mails.map(({ subject }) => subject)
}

describe('the mailbox of a local server', () => {
  it('lists emails that would have been sent, newest first, all or for one address', async () => {
    const { mail } = createMailboxCtx()
    await mail.send(ada)
    await mail.send(eve)
    await createMailboxCtx({ at: -1 }).mail.send({ ...eve, subject: 'Earlier' })
    expect(await subjectsAt('/dev/mailbox.json')).toEqual(['Another cup', 'A <cup> of tea', 'Earlier'])
    const response = await visitLocal('/dev/mailbox.json?to=Ada@example.org')
    expect(await response.json()).toEqual({
      mails: [
        { ...ada, id: expect.any(String), headers: { 'Auto-Submitted': 'auto-generated' }, sentAt: testCtx().now },
      ],
    })
  })

  it('shows each email with its text, its links and its HTML in a frame without permissions', async () => {
    await createMailboxCtx().mail.send(ada)
    const response = await visitLocal('/dev/mailbox')
    const page = await response.text()
    expect(page).toContain('A &lt;cup&gt; of tea')
    expect(page).toContain('<a href="https://herbs.test/do#token">https://herbs.test/do#token</a>')
    expect(page).toContain('21 Nov 2026, 12:00 (UTC)')
    expect(page).toMatch(/<iframe\s+sandbox\s+src="\/dev\/mailbox\/[0-9a-f-]{36}"/)
    expect(page).not.toContain('<cup>')
    expect(response.headers.get('Content-Security-Policy')).toContain("frame-src 'self'")
  })

  it('shows the headers of each email in a collapsed section', async () => {
    const headers = { 'List-Unsubscribe': '<https://herbs.test/leave>', 'List-Unsubscribe-Post': 'One-Click' }
    await createMailboxCtx().mail.send({ ...ada, headers })
    await createMailboxCtx().mail.send(eve)
    const page = (await (await visitLocal('/dev/mailbox')).text()).replaceAll(/\s+/g, ' ')
    expect(page).toContain('<summary>Header</summary> <pre>Auto-Submitted: auto-generated</pre>')
    expect(page).toContain(
      '<pre>List-Unsubscribe: &lt;https://herbs.test/leave&gt; List-Unsubscribe-Post: One-Click</pre>',
    )
    expect(page).not.toContain('<details open')
  })

  it('shows the HTML of an email under a policy that blocks scripts', async () => {
    await createMailboxCtx().mail.send(ada)
    const [, id] = /\/dev\/mailbox\/([0-9a-f-]{36})/.exec(await (await visitLocal('/dev/mailbox')).text()) ?? []
    const response = await visitLocal(`/dev/mailbox/${id}`)
    expect(await response.text()).toBe(ada.html)
    expect(response.headers.get('Content-Security-Policy')).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
    )
    expect((await visitLocal('/dev/mailbox/unknown')).status).toBe(404)
  })

  it.each(['/dev/mailbox', '/dev/mailbox.json'])('keeps %s from caches and search engines', async (path) => {
    const { headers, status } = await visitLocal(path)
    expect([status, headers.get('Cache-Control'), headers.get('X-Robots-Tag')]).toEqual([
      200,
      'private, no-store',
      'noindex',
    ])
  })

  it('stores the newest 500 emails and shows 50', async () => {
    const insert = env.DB.prepare(
      `INSERT INTO mail_outbox (id, recipient, subject, text, html, sent_at) VALUES (?1, 'a@b.org', 's', 't', 'h', ?1)`,
    )
    await env.DB.batch(Array.from({ length: 501 }, (_, at) => insert.bind(at + 1)))
    await createMailboxCtx().mail.send(ada)
    const storedMails = await env.DB.prepare(
      'SELECT count(*) AS count, min(sent_at) AS oldest FROM mail_outbox',
    ).first()
    expect(storedMails).toEqual({ count: 500, oldest: 3 })
    expect(await subjectsAt('/dev/mailbox.json')).toHaveLength(50)
  })

  it('reports on /health that emails are stored locally', async () => {
    expect(await (await visitLocal('/health')).json()).toMatchObject({ mail: 'local' })
  })
})

/** Returns the parts of a response that don't repeat its URL. */
const comparableParts = async (response: Response) => ({
  status: response.status,
  policy: response.headers.get('Content-Security-Policy'),
  type: response.headers.get('Content-Type'),
  robots: response.headers.get('X-Robots-Tag'),
  html: (await response.text()).replaceAll(/mailbox(\.json|\/1)?|nowhere/g, ''),
})

describe('a deployment', () => {
  it.each(['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox/1'])(
    'responds to %s as to any unknown URL',
    async (path) => {
      await env.DB.prepare(
        `INSERT INTO mail_outbox (id, recipient, subject, text, html, sent_at) VALUES ('1', 'a', 's', 't', 'h', 1)`,
      ).run()
      const unknown = await comparableParts(await visit('/dev/nowhere'))
      expect(unknown.status).toBe(404)
      expect(await comparableParts(await visit(path, {}, createMailboxCtx({ isLocal: false })))).toEqual(unknown)
      expect(await comparableParts(await visit(path, {}, createMailboxCtx()))).toEqual(unknown)
    },
  )

  it.each([
    ['nothing', {}, localOrigin, 404, 'ready'],
    ['LOCAL, requested by another host name', { LOCAL: '1' }, 'http://herbs.test', 404, 'ready'],
    ['LOCAL, requested from localhost', { LOCAL: '1' }, localOrigin, 200, 'local'],
    ['no binding', { EMAIL: undefined }, localOrigin, 404, 'none'],
    ['no sender', { MAIL_FROM: '' }, localOrigin, 404, 'none'],
  ])('configured with %s shows the mailbox only on a local server', async (_, variables, origin, status, mail) => {
    const executionCtx = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
    const request = (path: string) => app.fetch(new Request(origin + path), { ...env, ...variables }, executionCtx)
    for (const path of ['/dev/mailbox', '/dev/mailbox.json']) expect((await request(path)).status).toBe(status)
    expect(await (await request('/health')).json()).toMatchObject({ mail })
  })

  it('stores no emails, and reports whether it can send them', async () => {
    const createSendingCtx = createMailboxCtx({ isLocal: false })
    const health = async (ctx: typeof createSendingCtx) => (await visit('/health', {}, ctx)).json()
    expect(await health(createSendingCtx)).toMatchObject({ mail: 'ready' })
    for (const missing of [{ MAIL_FROM: ' ' }, { EMAIL: undefined as never }]) {
      const ctx = createMailboxCtx({ isLocal: false, ...missing })
      await expect(ctx.mail.send(ada)).rejects.toMatchObject({ code: 'unavailable' })
      expect(ctx.loggedErrors).toMatchObject([{ event: 'mail_refused' }])
      expect(await health(ctx)).toMatchObject({ mail: 'none' })
    }
    expect(await env.DB.prepare('SELECT id FROM mail_outbox').all()).toMatchObject({ results: [] })
  })
})
