import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { hashToken } from '#worker/core/tokens.ts'
import { addAccount, addSession, addToken, readTable } from '#worker/testing/account-rows.ts'
import { type ApiResponse, call, readMailedToken } from '#worker/testing/call.ts'
import { createDbFailingFrom } from '#worker/testing/failing-db.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

const { now } = testCtx()
const hour = 60 * 60 * 1000
const ada = { id: 'ada', email: 'ada@example.org' }
const newEmail = 'linden@example.org'

beforeEach(async () => {
  await addAccount(ada)
})

const readCurrentEmail = async () =>
  (await env.DB.prepare(`SELECT email FROM users WHERE id = 'ada'`).first())?.['email']
const requestChange = async (email = newEmail, options: Parameters<typeof call>[2] = {}) =>
  call('POST', '/api/account/emails/request', {
    body: { email },
    cookies: { session: await addSession('ada', now) },
    ...options,
  })
const confirmChange = (token: string, at = now, database = env.DB) =>
  call('POST', '/api/account/emails', { body: { token }, now: at, database })
const listSentMails = ({ ctx }: ApiResponse) => ctx.sentMails.map(({ to, subject }) => [to, subject])

describe('a link when the database fails during the change', () => {
  it('changes nothing and stays valid, until the change succeeds and the owner is notified', async () => {
    const token = await addToken({ id: 'ada', email: newEmail }, 'email', now)
    let roundTrips = 1
    while ((await confirmChange(token, now, createDbFailingFrom(env.DB, roundTrips))).status === 503) {
      roundTrips++
      expect([await readCurrentEmail(), await readTable('user_notifications')]).toEqual([ada.email, []])
    }
    expect(roundTrips).toBeGreaterThan(1)
    expect([await readCurrentEmail(), await readTable('user_notifications')]).toMatchObject([
      newEmail,
      [{ title: 'Email address changed' }],
    ])
  })
})

describe('requesting another address', () => {
  it('emails a link to the new address and a notice to the old one, and changes nothing yet', async () => {
    const response = await requestChange(' Linden@Example.org')
    expect([response.status, response.body]).toEqual([202, { status: 'asked' }])
    expect(listSentMails(response)).toEqual([
      [ada.email, 'Someone asked to change your email address'],
      [newEmail, 'Please confirm your new address'],
    ])
    const token = readMailedToken(response)
    const link = { hash: hashToken(token), purpose: 'email', user_id: 'ada', email: newEmail, ends_at: now + 24 * hour }
    expect(await readTable('one_time_tokens')).toMatchObject([link])
    expect(await readCurrentEmail()).toBe(ada.email)
  })

  it('gives the same response for an address with an account, and emails only its owner', async () => {
    const { email } = await addAccount({ email: 'known@example.org' })
    const [knownResponse, newResponse] = [await requestChange(email), await requestChange()]
    expect([knownResponse.status, knownResponse.body]).toEqual([newResponse.status, newResponse.body])
    expect(listSentMails(knownResponse)).toEqual([
      [ada.email, 'Someone asked to change your email address'],
      [email, 'This address already has an account'],
    ])
    expect(await readTable('one_time_tokens')).toHaveLength(1)
  })

  it('refuses the current address', async () => {
    const { status, error } = await requestChange(ada.email)
    expect([status, error?.fields]).toEqual([400, { email: 'This is already your email address' }])
  })

  it('is limited to five requests an hour per account and per new address', async () => {
    for (let number = 0; number < 5; number++) await requestChange(`a${number}@example.org`)
    expect((await requestChange()).status).toBe(429)
    const otherAccounts = await Promise.all(Array.from({ length: 6 }, () => addAccount()))
    const statuses: number[] = []
    for (const { id } of otherAccounts)
      statuses.push((await requestChange(newEmail, { cookies: { session: await addSession(id, now) } })).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  })
})

const addLink = () => addToken({ id: 'ada', email: newEmail }, 'email', now)

describe('the link', () => {
  it('changes nothing when it is opened', async () => {
    const token = await addLink()
    for (const path of [`/confirm-email?token=${token}`, `/confirm-email/${token}`]) await visit(path)
    expect([await readCurrentEmail(), (await readTable('one_time_tokens')).length]).toEqual([ada.email, 1])
  })

  it('changes the address once, invalidates other links, emails the old address and signs nobody in', async () => {
    const token = await addLink()
    await addToken(ada, 'reset', now)
    const response = await confirmChange(token)
    expect([response.body, response.cookies, await readCurrentEmail()]).toEqual([{ email: newEmail }, {}, newEmail])
    expect(listSentMails(response)).toEqual([[ada.email, 'Your email address was changed']])
    expect(await readTable('one_time_tokens')).toEqual([])
    expect((await confirmChange(token)).status).toBe(404)
  })

  it('expires on time, to the millisecond', async () => {
    const token = await addLink()
    expect((await confirmChange(token, now + hour)).status).toBe(404)
    expect((await confirmChange(token, now + hour - 1)).status).toBe(200)
  })

  it('replaces an unconfirmed sign-up, but never an account', async () => {
    const token = await addLink()
    const unconfirmedAccount = await addAccount({ email: newEmail, confirmedAt: null })
    await env.DB.prepare('UPDATE users SET confirmed_at = 5 WHERE id = ?').bind(unconfirmedAccount.id).run()
    expect((await confirmChange(token)).status).toBe(404)
    expect(await readCurrentEmail()).toBe(ada.email)
    await env.DB.prepare('UPDATE users SET confirmed_at = NULL WHERE id = ?').bind(unconfirmedAccount.id).run()
    expect((await confirmChange(token)).status).toBe(200)
    expect((await readTable('users')).map(({ id }) => id)).not.toContain(unconfirmedAccount.id)
  })
})
