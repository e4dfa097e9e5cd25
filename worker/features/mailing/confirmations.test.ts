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

const createCtxAfter = (ms: number, mail?: Mail): TestCtx => {
  const ctx = testCtx()
  return { ...ctx, now: ctx.now + ms, mail: mail ?? ctx.mail }
}
const failingMail = (code: 'unavailable' | 'invalid'): Mail => ({
  canSend: true,
  send: () => Promise.reject(new AppError(code)),
})

async function subscribeAndGetMails(ctx: TestCtx, subscription = ada): Promise<MailMessage[]> {
  await subscribe(ctx, subscription)
  await ctx.settle()
  return ctx.sentMails
}
async function runJobAndGetMails(ctx: TestCtx): Promise<MailMessage[]> {
  await runCron(ctx, '* * * * *')
  return ctx.sentMails
}
const countSentAfter = async (ms: number) => (await subscribeAndGetMails(createCtxAfter(ms))).length
/** Counts the failed tries: one when subscribing and one by the job. */
const countTriesAfter = async (ms: number) => {
  const failingCtx = createCtxAfter(ms, failingMail('unavailable'))
  await subscribeAndGetMails(failingCtx)
  await runJobAndGetMails(failingCtx)
  return failingCtx.loggedErrors.length
}
const readToken = (mail: MailMessage | undefined) =>
  /^https:\/\/herbs\.test\/confirm-subscription\/([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? ''

/** Stores an address that was never asked to confirm. */
const storeUnasked = (email: string, at = 1, unsubscribedAt: number | null = null) =>
  env.DB.prepare(
    `INSERT INTO mailing_list_subscribers (id, email, subscription_date, created_at, is_active, source, unsubscribed_at)
     VALUES (?1, ?1, ?2, ?2, 0, 'recipe_page', ?3)`,
  )
    .bind(email, at, unsubscribedAt)
    .run()

const getStatus = () =>
  env.DB.prepare('SELECT confirmed_at, is_active, unsubscribed_at FROM mailing_list_subscribers').first()
const findConsentTime = () => env.DB.prepare('SELECT opens_agreed_at AS at FROM mailing_list_subscribers').first('at')
const listTokens = async () =>
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
    const [mail, ...otherMails] = await subscribeAndGetMails(testCtx())
    expect(otherMails).toEqual([])
    expect(mail).toMatchObject({ to: ada.email, subject: 'Please confirm your subscription' })
    expect(mail?.text).toContain('Hello Ada,')
    const token = readToken(mail)
    expect(token).toHaveLength(43)
    expect(await listTokens()).toEqual([
      {
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        purpose: 'subscription',
        email: ada.email,
        ends_at: testCtx().now + 7 * day,
      },
    ])
    expect(JSON.stringify(await listTokens())).not.toContain(token)
  })

  it('sends an unconfirmed address one email an hour and three a day', async () => {
    expect(await countSentAfter(0)).toBe(1)
    expect(await countSentAfter(hour - 1)).toBe(0)
    expect(await countSentAfter(hour)).toBe(1)
    expect(await countSentAfter(2 * hour)).toBe(1)
    expect(await countSentAfter(3 * hour)).toBe(0)
    expect(await countSentAfter(day - 1)).toBe(0)
    expect(await countSentAfter(day)).toBe(1)
  })

  it('sends one email if two people subscribe the same address at once', async () => {
    const contexts = [testCtx(), testCtx()]
    const sentMails = await Promise.all(contexts.map((ctx) => subscribeAndGetMails(ctx)))
    expect(sentMails.flat()).toHaveLength(1)
  })

  it('asks for confirmation again after someone has unsubscribed', async () => {
    const [mail] = await subscribeAndGetMails(testCtx())
    await confirm(readToken(mail))
    await env.DB.prepare('UPDATE mailing_list_subscribers SET is_active = 0, unsubscribed_at = 5').run()
    const [again] = await subscribeAndGetMails(createCtxAfter(minute))
    expect(await getStatus()).toEqual({ confirmed_at: null, is_active: 0, unsubscribed_at: 5 })
    await confirm(readToken(again), createCtxAfter(minute))
    expect(await getStatus()).toEqual({ confirmed_at: testCtx().now + minute, is_active: 1, unsubscribed_at: null })
  })
})

describe('the job that runs every minute', () => {
  it('asks waiting subscribers to confirm, twenty per run, each once', async () => {
    for (let number = 0; number < 21; number++) await storeUnasked(`a${number}@example.org`, number + 1)
    const first = await runJobAndGetMails(testCtx())
    const second = await runJobAndGetMails(createCtxAfter(minute))
    expect(first).toHaveLength(20)
    expect(second.map(({ to }) => to)).toEqual(['a20@example.org'])
    expect(await runJobAndGetMails(createCtxAfter(2 * minute))).toEqual([])
    expect(await runJobAndGetMails(createCtxAfter(2 * day))).toEqual([])
  })

  it('does not read subscribers who have already been asked', async () => {
    for (let number = 0; number < 10; number++) await storeUnasked(`a${number}@example.org`)
    await runJobAndGetMails(testCtx())
    const ctx = createCtxAfter(minute)
    await runJobAndGetMails(ctx)
    const queries = ctx.recording.executed.filter(({ sql }) => sql.includes('mailing_list_subscribers'))
    expect(queries).toHaveLength(1)
    expect(queries[0]?.rowsRead).toBeLessThanOrEqual(2)
  })

  it('sends no email twice when two runs overlap', async () => {
    await storeUnasked('a@example.org')
    await storeUnasked('b@example.org')
    const sentMails = await Promise.all([runJobAndGetMails(testCtx()), runJobAndGetMails(testCtx())])
    expect(
      sentMails
        .flat()
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['a@example.org', 'b@example.org'])
  })

  it('leaves out unsubscribed and confirmed addresses', async () => {
    await storeUnasked('left@example.org', 1, 2)
    await storeUnasked('confirmed@example.org')
    await env.DB.prepare("UPDATE mailing_list_subscribers SET confirmed_at = 5 WHERE email LIKE 'confirmed%'").run()
    expect(await runJobAndGetMails(testCtx())).toEqual([])
  })

  it('tries again an hour after an email could not be sent', async () => {
    const failingCtx = createCtxAfter(0, failingMail('unavailable'))
    await subscribeAndGetMails(failingCtx)
    expect(failingCtx.loggedErrors).toMatchObject([{ event: 'confirmation_not_sent' }])
    expect(await runJobAndGetMails(createCtxAfter(hour - 1))).toEqual([])
    const [mail] = await runJobAndGetMails(createCtxAfter(hour))
    expect((await confirm(readToken(mail))).status).toBe(200)
  })

  it('tries a failing address at most three times a day, by request or by the job', async () => {
    expect(await countTriesAfter(0)).toBe(1)
    expect(await countTriesAfter(hour - 1)).toBe(0)
    expect(await countTriesAfter(hour)).toBe(1)
    expect(await countTriesAfter(2 * hour)).toBe(1)
    expect(await countTriesAfter(3 * hour)).toBe(0)
    expect(await countTriesAfter(day - 1)).toBe(0)
    expect(await countTriesAfter(day)).toBe(1)
  })

  it('reaches every address, however many fail before it', async () => {
    for (let number = 0; number < 20; number++) await storeUnasked(`bad${number}@example.org`, number + 1)
    await runJobAndGetMails(createCtxAfter(0, failingMail('unavailable')))
    await storeUnasked('good@example.org', 21)
    expect((await runJobAndGetMails(createCtxAfter(minute))).map(({ to }) => to)).toEqual(['good@example.org'])
  })

  it('starts with the address that was tried longest ago', async () => {
    await storeUnasked('early@example.org', 2)
    await runJobAndGetMails(createCtxAfter(0, failingMail('unavailable')))
    await storeUnasked('late@example.org', 1)
    await runJobAndGetMails(createCtxAfter(minute, failingMail('unavailable')))
    await storeUnasked('new@example.org', 3)
    const sentMails = await runJobAndGetMails(createCtxAfter(2 * hour))
    expect(sentMails.map(({ to }) => to)).toEqual(['new@example.org', 'early@example.org', 'late@example.org'])
  })

  it('does not retry an address that accepts no email', async () => {
    await storeUnasked('nobody@example.org')
    await runJobAndGetMails(createCtxAfter(0, failingMail('invalid')))
    expect(await runJobAndGetMails(createCtxAfter(hour))).toEqual([])
    expect(await runJobAndGetMails(createCtxAfter(2 * day))).toEqual([])
  })

  it('keeps everyone waiting while no email can be sent', async () => {
    await storeUnasked('a@example.org')
    const ctxWithoutMail = createCtxAfter(0, { ...failingMail('unavailable'), canSend: false })
    await runJobAndGetMails(ctxWithoutMail)
    expect(ctxWithoutMail.loggedErrors).toEqual([])
    expect(await runJobAndGetMails(createCtxAfter(minute))).toHaveLength(1)
  })
})

describe('the confirmation link', () => {
  it('confirms the address once; afterwards it and each earlier link say that the address is confirmed', async () => {
    const [first] = await subscribeAndGetMails(testCtx())
    const [second] = await subscribeAndGetMails(createCtxAfter(hour))
    const response = await confirm(readToken(second))
    expect([response.status, await response.json()]).toEqual([200, { status: 'confirmed' }])
    expect(await getStatus()).toEqual({ confirmed_at: testCtx().now, is_active: 1, unsubscribed_at: null })
    for (const mail of [second, first]) {
      const again = await confirm(readToken(mail), createCtxAfter(minute), true)
      expect([again.status, await again.json()]).toEqual([200, { status: 'already' }])
    }
    expect([await getStatus(), await findConsentTime()]).toEqual([
      { confirmed_at: testCtx().now, is_active: 1, unsubscribed_at: null },
      null,
    ])
    await expect(subscribe(testCtx(), ada)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('does not resubscribe someone who left after using it, even if they wait for another email', async () => {
    const [mail] = await subscribeAndGetMails(testCtx())
    await confirm(readToken(mail))
    await env.DB.prepare('UPDATE mailing_list_subscribers SET is_active = 0, unsubscribed_at = 5').run()
    expect((await confirm(readToken(mail))).status).toBe(404)
    await subscribeAndGetMails(createCtxAfter(minute))
    expect((await confirm(readToken(mail), createCtxAfter(minute))).status).toBe(404)
    expect(await getStatus()).toEqual({ confirmed_at: null, is_active: 0, unsubscribed_at: 5 })
    await env.DB.prepare('UPDATE mailing_list_subscribers SET confirmed_at = 6, unsubscribed_at = NULL').run()
    expect((await confirm(readToken(mail), createCtxAfter(7 * day))).status).toBe(404)
  })

  it('allows open tracking only with consent, which is asked for each time', async () => {
    const [mail] = await subscribeAndGetMails(testCtx())
    await confirm(readToken(mail), testCtx(), true)
    expect(await findConsentTime()).toBe(testCtx().now)
    await env.DB.prepare('UPDATE mailing_list_subscribers SET is_active = 0, unsubscribed_at = 5').run()
    const [again] = await subscribeAndGetMails(createCtxAfter(minute))
    await confirm(readToken(again), createCtxAfter(minute))
    expect(await findConsentTime()).toBeNull()
  })

  it('confirms only one address', async () => {
    const [mail] = await subscribeAndGetMails(testCtx())
    await subscribeAndGetMails(testCtx(), { ...ada, email: 'eve@example.org' })
    await confirm(readToken(mail))
    const rows = await env.DB.prepare('SELECT email FROM mailing_list_subscribers WHERE confirmed_at > 0').all()
    expect(rows.results).toEqual([{ email: ada.email }])
    expect(await listTokens()).toMatchObject([
      { email: ada.email, purpose: 'subscribed' },
      { email: 'eve@example.org', purpose: 'subscription' },
    ])
  })

  it.each(['', 'unknown', 'a'.repeat(43)])('does not work with the token "%s"', async (token) => {
    await subscribeAndGetMails(testCtx())
    const response = await confirm(token)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({
      error: { code: 'not_found', message: 'This link no longer works' },
    })
  })

  it('is invalid if it is longer than any real link', async () => {
    expect((await confirm('a'.repeat(100))).status).toBe(404)
    expect((await confirm('a'.repeat(101))).status).toBe(400)
  })

  it('expires after seven days, and then confirms nothing', async () => {
    const [mail] = await subscribeAndGetMails(testCtx())
    expect((await confirm(readToken(mail), createCtxAfter(7 * day))).status).toBe(404)
    expect(await getStatus()).toMatchObject({ confirmed_at: null })
    expect((await confirm(readToken(mail), createCtxAfter(7 * day - 1))).status).toBe(200)
  })

  it('confirms no subscription if it is for another purpose', async () => {
    const [mail] = await subscribeAndGetMails(testCtx())
    await env.DB.prepare("UPDATE one_time_tokens SET purpose = 'reset'").run()
    expect((await confirm(readToken(mail))).status).toBe(404)
  })
})

const pagePath = (token: string) => `/confirm-subscription/${token}`

const submitForm = (token: string, fields: Record<string, string> = {}) =>
  visit(pagePath(token), {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: 'https://herbs.test' },
  })

describe('the confirmation page', () => {
  it('is neither cached nor indexed, sends no referrer to other sites, and changes nothing when opened', async () => {
    const [mail] = await subscribeAndGetMails(testCtx())
    const response = await visit(pagePath(readToken(mail)))
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
    })
    const page = await response.text()
    expect(page).toContain('<meta name="robots" content="noindex"/>')
    expect(page).toContain(`action="${pagePath(readToken(mail))}" method="post"`)
    expect(page).not.toContain('needs JavaScript')
    expect(await getStatus()).toMatchObject({ confirmed_at: null })
  })

  it.each([
    ['without consent to open tracking', {}, null],
    ['with consent to open tracking', { opens: 'on' }, testCtx().now],
  ])('confirms through a plain form %s, once', async (_, fields, agreedAt) => {
    const [mail] = await subscribeAndGetMails(testCtx())
    const response = await submitForm(readToken(mail), fields)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect(await response.text()).toContain('You are subscribed to our mailing list.')
    expect(await getStatus()).toEqual({ confirmed_at: testCtx().now, is_active: 1, unsubscribed_at: null })
    expect(await findConsentTime()).toBe(agreedAt)
    const again = await submitForm(readToken(mail), { opens: 'on' })
    expect([again.status, await again.text()]).toEqual([200, expect.stringContaining('You are already subscribed')])
    expect(await findConsentTime()).toBe(agreedAt)
  })

  it.each([
    ['never existed', 'a'.repeat(43), 404],
    ['is too long', 'a'.repeat(101), 400],
  ])('says that a link that %s does not work, and what to do next', async (_, token, code) => {
    await subscribeAndGetMails(testCtx())
    const response = await submitForm(token)
    expect(response.status).toBe(code)
    const page = await response.text()
    expect(page).toContain('This link no longer works')
    expect(page).toContain('Subscribe again to get a new link.')
    expect(page).not.toContain('Confirm my subscription')
    expect(await getStatus()).toMatchObject({ confirmed_at: null })
  })

  it('asks for JavaScript if the token of an earlier email is hidden from the server, and accepts no plain form', async () => {
    expect(await (await visit('/confirm-subscription')).text()).toContain('This page needs JavaScript')
    expect((await submitForm('')).status).toBe(405)
  })
})
