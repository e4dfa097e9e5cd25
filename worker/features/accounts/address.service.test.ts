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

const addressNow = async () => (await env.DB.prepare(`SELECT email FROM users WHERE id = 'ada'`).first())?.['email']
const request = async (email = newEmail, options: Parameters<typeof call>[2] = {}) =>
  call('POST', '/api/account/emails/request', {
    body: { email },
    cookies: { session: await addSession('ada', now) },
    ...options,
  })
const confirm = (token: string, at = now, database = env.DB) =>
  call('POST', '/api/account/emails', { body: { token }, now: at, database })
const sentBy = ({ ctx }: ApiResponse) => ctx.sentMails.map(({ to, subject }) => [to, subject])

describe('a link when the database fails during the change', () => {
  it('changes nothing and stays valid, until the change succeeds and the owner is notified', async () => {
    const token = await addToken({ id: 'ada', email: newEmail }, 'email', now)
    let roundTrips = 1
    while ((await confirm(token, now, createDbFailingFrom(env.DB, roundTrips))).status === 503) {
      roundTrips++
      expect([await addressNow(), await readTable('user_notifications')]).toEqual([ada.email, []])
    }
    expect(roundTrips).toBeGreaterThan(1)
    expect([await addressNow(), await readTable('user_notifications')]).toMatchObject([
      newEmail,
      [{ title: 'Email address changed' }],
    ])
  })
})

describe('requesting another address', () => {
  it('emails a link to the new address and a notice to the old one, and changes nothing yet', async () => {
    const answer = await request(' Linden@Example.org')
    expect([answer.status, answer.body]).toEqual([202, { status: 'asked' }])
    expect(sentBy(answer)).toEqual([
      [ada.email, 'Someone asked to change your email address'],
      [newEmail, 'Please confirm your new address'],
    ])
    const token = readMailedToken(answer)
    const link = { hash: hashToken(token), purpose: 'email', user_id: 'ada', email: newEmail, ends_at: now + 24 * hour }
    expect(await readTable('one_time_tokens')).toMatchObject([link])
    expect(await addressNow()).toBe(ada.email)
  })

  it('gives the same response for an address with an account, and emails only its owner', async () => {
    const { email } = await addAccount({ email: 'known@example.org' })
    const [known, fresh] = [await request(email), await request()]
    expect([known.status, known.body]).toEqual([fresh.status, fresh.body])
    expect(sentBy(known)).toEqual([
      [ada.email, 'Someone asked to change your email address'],
      [email, 'This address already has an account'],
    ])
    expect(await readTable('one_time_tokens')).toHaveLength(1)
  })

  it('refuses the current address', async () => {
    const { status, error } = await request(ada.email)
    expect([status, error?.fields]).toEqual([400, { email: 'This is already your address' }])
  })

  it('is limited to five requests an hour per account and per new address', async () => {
    for (let number = 0; number < 5; number++) await request(`a${number}@example.org`)
    expect((await request()).status).toBe(429)
    const others = await Promise.all(Array.from({ length: 6 }, () => addAccount()))
    const statuses: number[] = []
    for (const { id } of others)
      statuses.push((await request(newEmail, { cookies: { session: await addSession(id, now) } })).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  })
})

const addLink = () => addToken({ id: 'ada', email: newEmail }, 'email', now)

describe('the link', () => {
  it('changes nothing when it is opened', async () => {
    const token = await addLink()
    for (const path of [`/confirm-email?token=${token}`, `/confirm-email/${token}`]) await visit(path)
    expect([await addressNow(), (await readTable('one_time_tokens')).length]).toEqual([ada.email, 1])
  })

  it('moves the account once, ends its other links, emails the old address and signs nobody in', async () => {
    const token = await addLink()
    await addToken(ada, 'reset', now)
    const answer = await confirm(token)
    expect([answer.body, answer.cookies, await addressNow()]).toEqual([{ email: newEmail }, {}, newEmail])
    expect(sentBy(answer)).toEqual([[ada.email, 'Your email address was changed']])
    expect(await readTable('one_time_tokens')).toEqual([])
    expect((await confirm(token)).status).toBe(404)
  })

  it('expires on time, to the millisecond', async () => {
    const token = await addLink()
    expect((await confirm(token, now + hour)).status).toBe(404)
    expect((await confirm(token, now + hour - 1)).status).toBe(200)
  })

  it('replaces an unconfirmed sign-up, but never an account', async () => {
    const token = await addLink()
    const waiting = await addAccount({ email: newEmail, confirmedAt: null })
    await env.DB.prepare('UPDATE users SET confirmed_at = 5 WHERE id = ?').bind(waiting.id).run()
    expect((await confirm(token)).status).toBe(404)
    expect(await addressNow()).toBe(ada.email)
    await env.DB.prepare('UPDATE users SET confirmed_at = NULL WHERE id = ?').bind(waiting.id).run()
    expect((await confirm(token)).status).toBe(200)
    expect((await readTable('users')).map(({ id }) => id)).not.toContain(waiting.id)
  })
})
