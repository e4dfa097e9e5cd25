import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { createDb } from '#drizzle/db.ts'
import { hashToken } from '#worker/core/tokens.ts'
import { addAccount, addSession, addToken, knownPassword, readTable } from '#worker/testing/account-rows.ts'
import { type ApiResponse, call, readMailedToken } from '#worker/testing/call.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

import { changePassword, consumeToken } from './accounts.repo.ts'

const { now } = testCtx()
const minute = 60 * 1000
const hour = 60 * minute
const email = 'ada@example.org'
const ada = { id: 'ada', email }
const password = 'a much better one'

beforeEach(async () => {
  await addAccount({ ...knownPassword, ...ada })
})

const readAccountRow = () => env.DB.prepare(`SELECT * FROM users WHERE id = 'ada'`).first()
const requestReset = (to = email, options: Parameters<typeof call>[2] = {}) =>
  call('POST', '/api/account/resets/request', { body: { email: to }, ...options })
const sendNewPassword = (token: string, options: Parameters<typeof call>[2] = {}) =>
  call('POST', '/api/account/resets', { body: { token, password }, ...options })

const toComparable = ({ status, body, headers }: ApiResponse) => [
  status,
  body,
  [...headers].filter(([name]) => name !== 'x-request-id'),
]

describe('requesting a reset link', () => {
  it('emails a link that lasts an hour, and stores only a hash of its token', async () => {
    const response = await requestReset(' ADA@example.org')
    expect([response.status, response.body]).toEqual([202, { status: 'asked' }])
    expect(response.ctx.sentMails).toMatchObject([{ to: email, subject: 'Set a new password' }])
    const token = readMailedToken(response)
    expect(response.ctx.sentMails[0]?.text).toContain(`https://herbs.test/reset-password#${token}`)
    const link = { hash: hashToken(token), purpose: 'reset', user_id: 'ada', created_at: now, ends_at: now + hour }
    expect(await readTable('one_time_tokens')).toMatchObject([link])
  })

  it('treats an unknown address like a known one, with the same number of queries, and sends nothing', async () => {
    const [knownResponse, unknownResponse] = [await requestReset(), await requestReset('nobody@example.org')]
    expect(toComparable(unknownResponse)).toEqual(toComparable(knownResponse))
    expect(unknownResponse.ctx.sentMails).toEqual([])
  })

  it('is limited to five an hour for an address, known or not, from any network', async () => {
    for (const to of [email, 'nobody@example.org']) {
      for (let number = 0; number < 5; number++) await requestReset(to, { network: `198.51.100.${number}` })
      const sixth = await requestReset(to)
      expect([sixth.status, sixth.headers.get('Retry-After'), sixth.ctx.sentMails]).toEqual([429, '3600', []])
      expect((await requestReset(to, { now: now + hour })).status).toBe(202)
    }
  })

  it('stays available to the owner after strangers request other links for the address', async () => {
    const eve = { session: await addSession((await addAccount()).id, now) }
    for (let number = 0; number < 5; number++) {
      const network = `198.51.100.${number}`
      const body = { email, password: 'a guess' }
      await call('POST', '/api/account/confirmations/request', { body, network })
      await call('POST', '/api/account/emails/request', { body, network, cookies: eve })
    }
    expect((await requestReset()).ctx.sentMails).toHaveLength(1)
  })

  it('is refused if no email can be sent', async () => {
    expect((await requestReset(email, { canSend: false })).status).toBe(503)
  })
})

describe('the link', () => {
  it('changes nothing when it is opened', async () => {
    const token = await addToken(ada, 'reset', now)
    for (const path of [`/reset-password?token=${token}`, `/reset-password/${token}`]) await visit(path)
    expect(await readAccountRow()).toMatchObject({ password_hash: knownPassword.passwordHash })
    expect(await readTable('one_time_tokens')).toHaveLength(1)
  })

  it('sets the password, ends every session and link, starts a new session and emails the owner', async () => {
    const token = await addToken(ada, 'reset', now)
    await addToken(ada, 'email', now)
    const earlierSessions = [await addSession('ada', now), await addSession('ada', now)]
    const response = await sendNewPassword(token, { cookies: { session: earlierSessions[0] ?? '' } })
    expect(response.body).toEqual({ session: { user: ada, role: 'member' } })
    expect(await readTable('sessions')).toMatchObject([{ id_hash: hashToken(response.cookies['session'] ?? '') }])
    expect(await readTable('one_time_tokens')).toEqual([])
    expect((await readAccountRow())?.['password_hash']).not.toBe(knownPassword.passwordHash)
    expect(response.ctx.sentMails).toMatchObject([{ to: email, subject: 'Your password was changed' }])
    expect((await sendNewPassword(token)).status).toBe(404)
    const signIn = (enteredPassword: string) =>
      call('POST', '/api/session', { body: { email, password: enteredPassword } })
    expect([(await signIn(knownPassword.password)).status, (await signIn(password)).status]).toEqual([401, 200])
  })

  it('expires on time, to the millisecond', async () => {
    const token = await addToken(ada, 'reset', now)
    expect((await sendNewPassword(token, { now: now + hour })).status).toBe(404)
    expect((await sendNewPassword(token, { now: now + hour - 1 })).status).toBe(200)
  })

  it('works for one of two simultaneous requests', async () => {
    const token = await addToken(ada, 'reset', now)
    const responses = await Promise.all([sendNewPassword(token), sendNewPassword(token)])
    expect(responses.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '404'])
    expect(await readTable('sessions')).toHaveLength(1)
  })

  it('keeps the session of the first request if a second one writes later with outdated data', async () => {
    const token = await addToken(ada, 'reset', now)
    expect((await sendNewPassword(token)).status).toBe(200)
    const laterLookup = { hash: hashToken(token), purpose: 'reset', now, userId: 'ada' } as const
    const { passwordHash } = knownPassword
    const db = createDb(env.DB)
    const [updatedRows] = await db.batch(consumeToken(db, laterLookup, { passwordHash }))
    expect(updatedRows).toEqual([])
    expect(await readTable('sessions')).toHaveLength(1)
    expect((await readAccountRow())?.['password_hash']).not.toBe(passwordHash)
  })

  it('confirms the address too', async () => {
    await env.DB.prepare(`UPDATE users SET confirmed_at = NULL WHERE id = 'ada'`).run()
    const { body } = await sendNewPassword(await addToken(ada, 'reset', now))
    expect(body).toMatchObject({ session: { user: ada } })
    expect(await readAccountRow()).toMatchObject({ confirmed_at: now })
  })

  it('does not lift a suspension', async () => {
    await env.DB.prepare(`UPDATE users SET suspended_at = 5 WHERE id = 'ada'`).run()
    const { body, cookies } = await sendNewPassword(await addToken(ada, 'reset', now))
    expect([body, cookies, await readTable('sessions')]).toEqual([{ session: null }, {}, []])
    const otherSession = await addSession((await addAccount()).id, now)
    const response = await sendNewPassword(await addToken(ada, 'reset', now), { cookies: { session: otherSession } })
    expect(response.body).toEqual({ session: null })
  })

  it('refuses a common password, and stays valid', async () => {
    const token = await addToken(ada, 'reset', now)
    const { error } = await call('POST', '/api/account/resets', { body: { token, password: '123456' } })
    expect(error?.fields).toEqual({ password: 'This password is too common' })
    expect(await readTable('one_time_tokens')).toHaveLength(1)
  })
})

const changeOwnPassword = (session: string, body: object) =>
  call('PUT', '/api/account/password', { body, cookies: { session } })

describe('changing the password', () => {
  const { password: present } = knownPassword

  it('changes nothing, and ends no session, if the password was reset in the meantime', async () => {
    await addSession('ada', now)
    const staleChange = { id: 'ada', currentHash: 'scrypt$an earlier one', newHash: 'scrypt$a stranger’s' }
    const db = createDb(env.DB)
    const [updatedRows] = await db.batch(changePassword(db, staleChange))
    expect(updatedRows).toEqual([])
    expect(await readTable('sessions')).toHaveLength(1)
    expect((await readAccountRow())?.['password_hash']).toBe(knownPassword.passwordHash)
  })

  it('ends every session and link, starts a new session and emails the owner', async () => {
    await addToken(ada, 'reset', now)
    const [currentSession] = [await addSession('ada', now), await addSession('ada', now)]
    const { status, cookies, ctx } = await changeOwnPassword(currentSession, { present, password })
    expect(status).toBe(204)
    expect(cookies['session']).not.toBe(currentSession)
    expect(await readTable('sessions')).toMatchObject([{ id_hash: hashToken(cookies['session'] ?? '') }])
    expect(await readTable('one_time_tokens')).toEqual([])
    expect(ctx.sentMails).toMatchObject([{ to: email, subject: 'Your password was changed' }])
  })

  it.each([
    ['a wrong one', { present: 'a wrong one', password }, { present: 'Incorrect password' }],
    ['the same', { present, password: present }, { password: 'Choose a password you aren’t already using' }],
    ['a common one', { present, password: '123456' }, { password: 'This password is too common' }],
    ['words of this site', { present, password: 'herbi-tea-1' }, { password: 'This password is too common' }],
    ['a short one', { present, password: 'short' }, { password: 'Password must be at least 6 characters long' }],
  ])('refuses %s, and keeps every session', async (_, body, fields) => {
    const session = await addSession('ada', now)
    const { status, error } = await changeOwnPassword(session, body)
    expect([status, error?.fields]).toEqual([400, fields])
    expect(await readTable('sessions')).toHaveLength(1)
    expect(await readAccountRow()).toMatchObject({ password_hash: knownPassword.passwordHash })
  })
})
