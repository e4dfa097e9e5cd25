import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'

import type { Subscription } from '#domain/mailing/mailing.schemas.ts'
import { unconfirmedDays } from '#domain/retention.ts'
import { runCron } from '#worker/cron.ts'
import { testCtx, type TestCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

import { subscribe } from './mailing.service.ts'

const day = 24 * 60 * 60 * 1000
const ada = { email: 'ada@example.org', firstName: 'Ada' }

type Row = { email: string; first_name: string | null; is_active: number; confirmed_at: number | null; source: string }
const listRows = async () =>
  (
    await env.DB.prepare(
      'SELECT email, first_name, is_active, confirmed_at, source FROM mailing_list_subscribers',
    ).all<Row>()
  ).results

const postSubscriber = async (body: unknown, ctx = testCtx()) => {
  const response = await visit(
    '/api/mailing/subscribers',
    {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { Origin: 'https://herbs.test', 'Content-Type': 'application/json' },
    },
    ctx,
  )
  await ctx.settle()
  return response
}

/** Signs up and waits for the email that is sent after the response. */
const signUp = async (ctx: TestCtx, subscription: Subscription) => {
  await subscribe(ctx, subscription)
  await ctx.settle()
}

const createCtxFrom = (networkAddress: string) => ({ ...testCtx(), networkAddress })
const createCtxAfterDays = (days: number) => ({ ...testCtx(), now: testCtx().now + days * day })

describe('signing up for the mailing list', () => {
  it('stores the address as unconfirmed, trimmed and in lower case', async () => {
    const response = await postSubscriber({ email: ' Ada@Example.org ', firstName: 'Ada' })
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual({ status: 'unconfirmed' })
    expect(await listRows()).toEqual([
      { email: 'ada@example.org', first_name: 'Ada', is_active: 0, confirmed_at: null, source: 'recipe_page' },
    ])
  })

  it('accepts an unconfirmed address again, and keeps one row and its name', async () => {
    await signUp(testCtx(), ada)
    await signUp(testCtx(), { ...ada, firstName: null })
    expect(await listRows()).toMatchObject([{ email: ada.email, first_name: 'Ada' }])
  })

  it('refuses a confirmed address and keeps it confirmed', async () => {
    await signUp(testCtx(), ada)
    await env.DB.prepare('UPDATE mailing_list_subscribers SET confirmed_at = 5, is_active = 1').run()
    const response = await postSubscriber(ada)
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      error: { message: "You're already subscribed to our mailing list!" },
    })
    expect(await listRows()).toMatchObject([{ is_active: 1, confirmed_at: 5 }])
  })

  it('lets an unsubscribed person start again, unconfirmed', async () => {
    await signUp(testCtx(), ada)
    await env.DB.prepare('UPDATE mailing_list_subscribers SET confirmed_at = 5, unsubscribed_at = 6').run()
    await signUp(testCtx(), ada)
    expect(await listRows()).toMatchObject([{ is_active: 0, confirmed_at: null }])
    await runCron(createCtxAfterDays(unconfirmedDays + 1), '17 3 * * *')
    expect(await listRows()).toHaveLength(1)
  })

  it('names the missing field, and rejects invalid JSON', async () => {
    const response = await postSubscriber({ email: '' })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { fields: { email: 'Please enter your email address' } } })
    expect((await postSubscriber('{')).status).toBe(400)
    expect((await postSubscriber({ email: 'a@b.org', firstName: 'x'.repeat(70_000) })).status).toBe(413)
    expect(await listRows()).toEqual([])
  })

  it('accepts ten attempts an hour per network, whatever the address', async () => {
    for (let number = 0; number < 10; number++)
      await signUp(createCtxFrom(`2001:db8:1:2::${number}`), { email: `a${number}@example.org`, firstName: null })
    await expect(signUp(createCtxFrom('2001:db8:1:2::ff'), ada)).rejects.toMatchObject({ code: 'rate_limited' })
    await signUp(createCtxFrom('2001:db8:1:3::1'), ada)
    const anHourLater = { ...createCtxFrom('2001:db8:1:2::1'), now: testCtx().now + 60 * 60 * 1000 }
    await signUp(anHourLater, { email: 'later@example.org', firstName: null })
  })
})

describe('the nightly job', () => {
  it('deletes old unconfirmed addresses, expired attempts and old salts, and may run twice', async () => {
    await signUp(testCtx(), ada)
    await signUp(testCtx(), { email: 'confirmed@example.org', firstName: null })
    await env.DB.prepare("UPDATE mailing_list_subscribers SET confirmed_at = 5 WHERE email LIKE 'confirmed%'").run()
    await runCron(createCtxAfterDays(unconfirmedDays - 1), '17 3 * * *')
    expect(await listRows()).toHaveLength(2)
    await runCron(createCtxAfterDays(unconfirmedDays + 1), '17 3 * * *')
    await runCron(createCtxAfterDays(unconfirmedDays + 1), '17 3 * * *')
    expect(await listRows()).toMatchObject([{ email: 'confirmed@example.org' }])
    for (const table of ['rate_limits', 'daily_salts'])
      expect(await env.DB.prepare(`SELECT * FROM ${table}`).all()).toMatchObject({ results: [] })
  })
})
