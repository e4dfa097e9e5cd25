import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'

import { readTable } from '#worker/testing/account-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

import { requestWaitingConfirmations } from './confirmations.service.ts'
import { subscribe } from './mailing.service.ts'
import { unsubscribePageUrl, unsubscribeUrl } from './preferences.service.ts'

const { now } = testCtx()
const id = '40000000-0000-4000-8000-000000000001'

const addSubscriber = (subscriberId = id) =>
  env.DB.prepare(
    `INSERT INTO mailing_list_subscribers (id, email, subscription_date, created_at, is_active, confirmed_at, source)
     VALUES (?1, ?1 || '@example.org', 1, 1, 1, 1, 'recipe_page')`,
  )
    .bind(subscriberId)
    .run()

const listStatuses = async () =>
  (await readTable('mailing_list_subscribers')).map((row) => [row['status'], row['is_active'], row['unsubscribed_at']])

/** Posts like an email client: without cookie and origin, with only the form fields of RFC 8058. */
const postFromAnywhere = (url: string, ctx = testCtx()) =>
  visit(
    new URL(url).pathname,
    {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    },
    ctx,
  )

it('ends the subscription by one POST from anywhere, which may be repeated, and does not redirect', async () => {
  await addSubscriber()
  const url = unsubscribeUrl(testCtx(), id)
  for (const later of [0, 1000]) {
    const response = await postFromAnywhere(url, { ...testCtx(), now: now + later })
    expect([response.status, response.headers.get('Location'), response.headers.getSetCookie()]).toEqual([
      200,
      null,
      [],
    ])
    expect(await listStatuses()).toEqual([['unsubscribed', 0, now]])
  }
})

it('works for years, also for a deleted subscriber', async () => {
  await addSubscriber()
  const response = await postFromAnywhere(unsubscribeUrl(testCtx(), id), { ...testCtx(), now: now * 1.2 })
  expect(response.status).toBe(200)
  await env.DB.prepare('DELETE FROM mailing_list_subscribers').run()
  expect((await postFromAnywhere(unsubscribeUrl(testCtx(), id))).status).toBe(200)
})

it('also ends a new unconfirmed subscription of someone who left before', async () => {
  await addSubscriber()
  const url = unsubscribeUrl(testCtx(), id)
  await postFromAnywhere(url)
  await subscribe({ ...testCtx(), now: now + 1000 }, { email: `${id}@example.org`, firstName: null })
  await postFromAnywhere(url, { ...testCtx(), now: now + 2000 })
  expect(await listStatuses()).toEqual([['unsubscribed', 0, now + 2000]])
  const later = { ...testCtx(), now: now + 24 * 60 * 60 * 1000 }
  await requestWaitingConfirmations(later)
  expect(later.sentMails).toEqual([])
})

it('redirects a GET to the page with the button, and changes nothing', async () => {
  await addSubscriber()
  const { pathname } = new URL(unsubscribeUrl(testCtx(), id))
  const response = await visit(pathname)
  expect([response.status, response.headers.get('Location')]).toEqual([
    302,
    new URL(unsubscribePageUrl(testCtx(), id)).pathname,
  ])
  const page = await visit(new URL(unsubscribePageUrl(testCtx(), id)).pathname)
  expect([page.status, (await page.text()).includes('>Unsubscribe</button>')]).toEqual([200, true])
  expect(await listStatuses()).toEqual([['active', 1, null]])
})

it.each([
  ['another subscriber’s signature', (token: string) => token.replace(/1\./, '2.')],
  ['no signature', () => id],
  ['another key', () => new URL(unsubscribeUrl(createCtxWithSecret('another'), id)).pathname.split('/').at(-1) ?? ''],
])('does nothing for a link with %s', async (_, change) => {
  await addSubscriber()
  await addSubscriber(id.replace(/1$/, '2'))
  const url = unsubscribeUrl(testCtx(), id)
  const token = change(new URL(url).pathname.split('/').at(-1) ?? '')
  expect((await postFromAnywhere(`https://herbs.test/api/unsubscribe/${token}`)).status).toBe(404)
  const page = await visit(`/unsubscribe/${encodeURIComponent(token)}`)
  const html = await page.text()
  expect([page.status, html.includes('This link no longer works'), html.includes('>Unsubscribe</button>')]).toEqual([
    404,
    true,
    false,
  ])
  expect(await listStatuses()).toEqual([
    ['active', 1, null],
    ['active', 1, null],
  ])
})

it('makes no link without a key', () => {
  expect(() => unsubscribeUrl(createCtxWithSecret(''), id)).toThrow('Set MAILING_SECRET')
})

const createCtxWithSecret = (mailingSecret: string) => {
  const ctx = testCtx()
  return { ...ctx, config: { ...ctx.config, mailingSecret } }
}
