import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'

import { AppError } from '#worker/core/errors.ts'
import { runCron } from '#worker/cron.ts'
import type { Mail, MailMessage } from '#worker/platform/mail.ts'
import { testCtx, type TestCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

import { subscribe } from './mailing.service.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour
const ada = { email: 'ada@example.org', firstName: 'Ada' }

const after = (ms: number, mail?: Mail): TestCtx => {
  const ctx = testCtx()
  return { ...ctx, now: ctx.now + ms, mail: mail ?? ctx.mail }
}
const failing = (code: 'unavailable' | 'invalid'): Mail => ({
  canSend: true,
  send: () => Promise.reject(new AppError(code)),
})

async function mailsOfSubscribing(ctx: TestCtx, subscription = ada): Promise<MailMessage[]> {
  await subscribe(ctx, subscription)
  await ctx.settle()
  return ctx.sent
}
async function mailsOfRun(ctx: TestCtx): Promise<MailMessage[]> {
  await runCron(ctx, '* * * * *')
  return ctx.sent
}
const sentAfter = async (ms: number) => (await mailsOfSubscribing(after(ms))).length
/** Counts the failed attempts to send: the one made on subscribing and the one made by the job. */
const triedAfter = async (ms: number) => {
  const broken = after(ms, failing('unavailable'))
  await mailsOfSubscribing(broken)
  await mailsOfRun(broken)
  return broken.logged.length
}
const tokenOf = (mail: MailMessage | undefined) =>
  /^https:\/\/herbs\.test\/confirm-subscription\/([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? ''

/** Stores an address that has never been asked to confirm. */
const storeEarlier = (email: string, at = 1, unsubscribedAt: number | null = null) =>
  env.DB.prepare(
    `INSERT INTO mailing_list_subscribers (id, email, subscription_date, created_at, is_active, source, unsubscribed_at)
     VALUES (?1, ?1, ?2, ?2, 0, 'recipe_page', ?3)`,
  )
    .bind(email, at, unsubscribedAt)
    .run()

const status = () =>
  env.DB.prepare('SELECT confirmed_at, is_active, unsubscribed_at FROM mailing_list_subscribers').first()
const agreed = () => env.DB.prepare('SELECT opens_agreed_at AS at FROM mailing_list_subscribers').first('at')
const tokens = async () =>
  (await env.DB.prepare('SELECT hash, purpose, email, ends_at FROM one_time_tokens').all()).results

const confirm = (token: string, ctx = testCtx(), opens?: boolean) =>
  visit(
    '/api/mailing/confirmations',
    {
      method: 'POST',
      body: JSON.stringify({ token, ...(opens !== undefined && { opens }) }),
      headers: { Origin: 'https://herbs.test', 'Content-Type': 'application/json' },
    },
    ctx,
  )

describe('subscribing', () => {
  it('sends a link that expires after seven days and whose token is stored only as a hash', async () => {
    const [mail, ...others] = await mailsOfSubscribing(testCtx())
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: ada.email, subject: 'Please confirm your subscription' })
    expect(mail?.text).toContain('Hello Ada,')
    const token = tokenOf(mail)
    expect(token).toHaveLength(43)
    expect(await tokens()).toEqual([
      {
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        purpose: 'subscription',
        email: ada.email,
        ends_at: testCtx().now + 7 * day,
      },
    ])
    expect(JSON.stringify(await tokens())).not.toContain(token)
  })

  it('sends an unconfirmed address one mail an hour and three a day', async () => {
    expect(await sentAfter(0)).toBe(1)
    expect(await sentAfter(hour - 1)).toBe(0)
    expect(await sentAfter(hour)).toBe(1)
    expect(await sentAfter(2 * hour)).toBe(1)
    expect(await sentAfter(3 * hour)).toBe(0)
    expect(await sentAfter(day - 1)).toBe(0)
    expect(await sentAfter(day)).toBe(1)
  })

  it('sends one mail if two people subscribe the same address at once', async () => {
    const both = [testCtx(), testCtx()]
    const sent = await Promise.all(both.map((ctx) => mailsOfSubscribing(ctx)))
    expect(sent.flat()).toHaveLength(1)
  })

  it('asks again after somebody has unsubscribed', async () => {
    const [mail] = await mailsOfSubscribing(testCtx())
    await confirm(tokenOf(mail))
    await env.DB.prepare('UPDATE mailing_list_subscribers SET is_active = 0, unsubscribed_at = 5').run()
    const [again] = await mailsOfSubscribing(after(minute))
    expect(await status()).toEqual({ confirmed_at: null, is_active: 0, unsubscribed_at: 5 })
    await confirm(tokenOf(again), after(minute))
    expect(await status()).toEqual({ confirmed_at: testCtx().now + minute, is_active: 1, unsubscribed_at: null })
  })
})

describe('the minutely job', () => {
  it('asks earlier subscribers, twenty per run, each once', async () => {
    for (let number = 0; number < 21; number++) await storeEarlier(`a${number}@example.org`, number + 1)
    const first = await mailsOfRun(testCtx())
    const second = await mailsOfRun(after(minute))
    expect(first).toHaveLength(20)
    expect(second.map(({ to }) => to)).toEqual(['a20@example.org'])
    expect(await mailsOfRun(after(2 * minute))).toEqual([])
    expect(await mailsOfRun(after(2 * day))).toEqual([])
  })

  it('does not read people who were asked before', async () => {
    for (let number = 0; number < 10; number++) await storeEarlier(`a${number}@example.org`)
    await mailsOfRun(testCtx())
    const ctx = after(minute)
    await mailsOfRun(ctx)
    const queries = ctx.recording.issued.filter(({ sql }) => sql.includes('mailing_list_subscribers'))
    expect(queries).toHaveLength(1)
    expect(queries[0]?.rowsRead).toBeLessThanOrEqual(2)
  })

  it('sends no mail twice when two runs overlap', async () => {
    await storeEarlier('a@example.org')
    await storeEarlier('b@example.org')
    const sent = await Promise.all([mailsOfRun(testCtx()), mailsOfRun(testCtx())])
    expect(
      sent
        .flat()
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['a@example.org', 'b@example.org'])
  })

  it('leaves out unsubscribed and confirmed addresses', async () => {
    await storeEarlier('left@example.org', 1, 2)
    await storeEarlier('confirmed@example.org')
    await env.DB.prepare("UPDATE mailing_list_subscribers SET confirmed_at = 5 WHERE email LIKE 'confirmed%'").run()
    expect(await mailsOfRun(testCtx())).toEqual([])
  })

  it('tries again an hour after a mail could not be sent', async () => {
    const broken = after(0, failing('unavailable'))
    await mailsOfSubscribing(broken)
    expect(broken.logged).toMatchObject([{ event: 'confirmation_not_sent' }])
    expect(await mailsOfRun(after(hour - 1))).toEqual([])
    const [mail] = await mailsOfRun(after(hour))
    expect((await confirm(tokenOf(mail))).status).toBe(200)
  })

  it('tries a failing address three times a day, whoever requests it', async () => {
    expect(await triedAfter(0)).toBe(1)
    expect(await triedAfter(hour - 1)).toBe(0)
    expect(await triedAfter(hour)).toBe(1)
    expect(await triedAfter(2 * hour)).toBe(1)
    expect(await triedAfter(3 * hour)).toBe(0)
    expect(await triedAfter(day - 1)).toBe(0)
    expect(await triedAfter(day)).toBe(1)
  })

  it('reaches every address, however many fail before it', async () => {
    for (let number = 0; number < 20; number++) await storeEarlier(`bad${number}@example.org`, number + 1)
    await mailsOfRun(after(0, failing('unavailable')))
    await storeEarlier('good@example.org', 21)
    expect((await mailsOfRun(after(minute))).map(({ to }) => to)).toEqual(['good@example.org'])
  })

  it('starts with the address that was tried longest ago', async () => {
    await storeEarlier('early@example.org', 2)
    await mailsOfRun(after(0, failing('unavailable')))
    await storeEarlier('late@example.org', 1)
    await mailsOfRun(after(minute, failing('unavailable')))
    await storeEarlier('new@example.org', 3)
    const sent = await mailsOfRun(after(2 * hour))
    expect(sent.map(({ to }) => to)).toEqual(['new@example.org', 'early@example.org', 'late@example.org'])
  })

  it('does not retry an address that accepts no mail', async () => {
    await storeEarlier('nobody@example.org')
    await mailsOfRun(after(0, failing('invalid')))
    expect(await mailsOfRun(after(hour))).toEqual([])
    expect(await mailsOfRun(after(2 * day))).toEqual([])
  })

  it('keeps everybody waiting while no mail can be sent', async () => {
    await storeEarlier('a@example.org')
    const without = after(0, { ...failing('unavailable'), canSend: false })
    await mailsOfRun(without)
    expect(without.logged).toEqual([])
    expect(await mailsOfRun(after(minute))).toHaveLength(1)
  })
})

describe('the link', () => {
  it('confirms the address once; afterwards it and each earlier one report that it is confirmed', async () => {
    const [first] = await mailsOfSubscribing(testCtx())
    const [second] = await mailsOfSubscribing(after(hour))
    const response = await confirm(tokenOf(second))
    expect([response.status, await response.json()]).toEqual([200, { status: 'confirmed' }])
    expect(await status()).toEqual({ confirmed_at: testCtx().now, is_active: 1, unsubscribed_at: null })
    for (const mail of [second, first]) {
      const again = await confirm(tokenOf(mail), after(minute), true)
      expect([again.status, await again.json()]).toEqual([200, { status: 'already' }])
    }
    expect([await status(), await agreed()]).toEqual([
      { confirmed_at: testCtx().now, is_active: 1, unsubscribed_at: null },
      null,
    ])
    await expect(subscribe(testCtx(), ada)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('resubscribes nobody who has left or waits for another mail once it was used', async () => {
    const [mail] = await mailsOfSubscribing(testCtx())
    await confirm(tokenOf(mail))
    await env.DB.prepare('UPDATE mailing_list_subscribers SET is_active = 0, unsubscribed_at = 5').run()
    expect((await confirm(tokenOf(mail))).status).toBe(404)
    await mailsOfSubscribing(after(minute))
    expect((await confirm(tokenOf(mail), after(minute))).status).toBe(404)
    expect(await status()).toEqual({ confirmed_at: null, is_active: 0, unsubscribed_at: 5 })
    await env.DB.prepare('UPDATE mailing_list_subscribers SET confirmed_at = 6, unsubscribed_at = NULL').run()
    expect((await confirm(tokenOf(mail), after(7 * day))).status).toBe(404)
  })

  it('allows open tracking only with consent, which is asked for each time', async () => {
    const [mail] = await mailsOfSubscribing(testCtx())
    await confirm(tokenOf(mail), testCtx(), true)
    expect(await agreed()).toBe(testCtx().now)
    await env.DB.prepare('UPDATE mailing_list_subscribers SET is_active = 0, unsubscribed_at = 5').run()
    const [again] = await mailsOfSubscribing(after(minute))
    await confirm(tokenOf(again), after(minute))
    expect(await agreed()).toBeNull()
  })

  it('confirms only one address', async () => {
    const [mail] = await mailsOfSubscribing(testCtx())
    await mailsOfSubscribing(testCtx(), { ...ada, email: 'eve@example.org' })
    await confirm(tokenOf(mail))
    const rows = await env.DB.prepare('SELECT email FROM mailing_list_subscribers WHERE confirmed_at > 0').all()
    expect(rows.results).toEqual([{ email: ada.email }])
    expect(await tokens()).toMatchObject([
      { email: ada.email, purpose: 'subscribed' },
      { email: 'eve@example.org', purpose: 'subscription' },
    ])
  })

  it.each(['', 'unknown', 'a'.repeat(43)])('that carries "%s" does not work', async (token) => {
    await mailsOfSubscribing(testCtx())
    const response = await confirm(token)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({
      error: { code: 'not_found', message: 'This link no longer works' },
    })
  })

  it('is not looked up if it is longer than any real link', async () => {
    expect((await confirm('a'.repeat(100))).status).toBe(404)
    expect((await confirm('a'.repeat(101))).status).toBe(400)
  })

  it('expires after seven days, and then confirms nothing', async () => {
    const [mail] = await mailsOfSubscribing(testCtx())
    expect((await confirm(tokenOf(mail), after(7 * day))).status).toBe(404)
    expect(await status()).toMatchObject({ confirmed_at: null })
    expect((await confirm(tokenOf(mail), after(7 * day - 1))).status).toBe(200)
  })

  it('confirms no subscription if it is for another purpose', async () => {
    const [mail] = await mailsOfSubscribing(testCtx())
    await env.DB.prepare("UPDATE one_time_tokens SET purpose = 'reset'").run()
    expect((await confirm(tokenOf(mail))).status).toBe(404)
  })
})

const path = (token: string) => `/confirm-subscription/${token}`

/** Submits the form on the page like a browser without JavaScript. */
const press = (token: string, fields: Record<string, string> = {}) =>
  visit(path(token), { method: 'POST', body: new URLSearchParams(fields), headers: { Origin: 'https://herbs.test' } })

describe('the page of the link', () => {
  it('is neither cached nor indexed, sends no referrer to other sites, and changes nothing when opened', async () => {
    const [mail] = await mailsOfSubscribing(testCtx())
    const response = await visit(path(tokenOf(mail)))
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
    })
    const page = await response.text()
    expect(page).toContain('<meta name="robots" content="noindex"/>')
    expect(page).toContain(`action="${path(tokenOf(mail))}" method="post"`)
    expect(page).not.toContain('needs JavaScript')
    expect(await status()).toMatchObject({ confirmed_at: null })
  })

  it.each([
    ['without consent to open tracking', {}, null],
    ['with consent to open tracking', { opens: 'on' }, testCtx().now],
  ])('confirms through a plain form %s, once', async (_, fields, agreedAt) => {
    const [mail] = await mailsOfSubscribing(testCtx())
    const response = await press(tokenOf(mail), fields)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect(await response.text()).toContain('You are subscribed to our mailing list.')
    expect(await status()).toEqual({ confirmed_at: testCtx().now, is_active: 1, unsubscribed_at: null })
    expect(await agreed()).toBe(agreedAt)
    const again = await press(tokenOf(mail), { opens: 'on' })
    expect([again.status, await again.text()]).toEqual([200, expect.stringContaining('You are already subscribed')])
    expect(await agreed()).toBe(agreedAt)
  })

  it.each([
    ['never existed', 'a'.repeat(43), 404],
    ['is too long', 'a'.repeat(101), 400],
  ])('says of a link that %s that it does not work, and what to do next', async (_, token, code) => {
    await mailsOfSubscribing(testCtx())
    const response = await press(token)
    expect(response.status).toBe(code)
    const page = await response.text()
    expect(page).toContain('This link no longer works')
    expect(page).toContain('Subscribe again to get a new one.')
    expect(page).not.toContain('Confirm my subscription')
    expect(await status()).toMatchObject({ confirmed_at: null })
  })

  it('asks for JavaScript if the token of an earlier mail is hidden from the server, and accepts no plain form', async () => {
    expect(await (await visit('/confirm-subscription')).text()).toContain('This page needs JavaScript')
    expect((await press('')).status).toBe(405)
  })
})
