import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { unconfirmedDays } from '#domain/retention.ts'
import { hashToken } from '#worker/core/tokens.ts'
import { runCron } from '#worker/cron.ts'
import { rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'
import { addAccount, addSession, addToken, knownPassword, readTable } from '#worker/testing/account-rows.ts'
import { type ApiResponse, call, readMailedToken } from '#worker/testing/call.ts'
import { member, testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

import { insertAccount } from './accounts.repo.ts'
import { limitSignIns } from './sign-in.service.ts'

const { now } = testCtx()
const hour = 60 * 60 * 1000
const ada = { fullName: 'Ada Linden', email: 'ada@example.org', password: 'valerian by the well' }
const requestLinkAgain = (email: string, password: string) =>
  call('POST', '/api/account/confirmations/request', { body: { email, password } })
const readAdasRow = () => env.DB.prepare('SELECT * FROM users WHERE email = ?').bind(ada.email).first()

const signUp = (fields: object = {}, options: Parameters<typeof call>[2] = {}) =>
  call('POST', '/api/account', { body: { ...ada, ...fields }, ...options })

/** Returns the visible parts of a response, without random values. */
const toComparable = ({ status, body, headers }: ApiResponse) => ({
  status,
  body,
  headers: [...headers].map(([name, value]) =>
    name === 'x-request-id' ? name : `${name}: ${value.replace(/=[\w-]{43};/, '=…;')}`,
  ),
})

describe('signing up', () => {
  it('stores the account unconfirmed and emails a link that lasts a day, without storing its token', async () => {
    const response = await signUp({ email: ' Ada@Example.org ', dateOfBirth: '1990-05-01', location: ' ' })
    expect([response.status, response.body]).toEqual([202, { status: 'unconfirmed' }])
    expect(response.ctx.sentMails).toMatchObject([{ to: ada.email, subject: 'Please confirm your account' }])
    const token = readMailedToken(response)
    expect(response.ctx.sentMails[0]?.text).toContain(`https://herbs.test/confirm-account#${token}`)
    const row = await readAdasRow()
    expect(row).toMatchObject({ confirmed_at: null, password_hash: expect.stringMatching(/^scrypt\$15\$8\$3\$/) })
    const profile = { full_name: 'Ada Linden', date_of_birth: '1990-05-01', location: null }
    expect((await readTable('profiles')).at(-1)).toMatchObject({ id: row?.['id'], ...profile })
    expect(await readTable('one_time_tokens')).toEqual([
      {
        hash: hashToken(token),
        purpose: 'account',
        user_id: row?.['id'],
        subscriber_id: null,
        email: ada.email,
        browser_hash: hashToken(response.cookies['browser'] ?? ''),
        created_at: now,
        ends_at: now + 24 * hour,
      },
    ])
    expect(await readTable('sessions')).toEqual([])
  })

  it('ignores every field that it does not ask for', async () => {
    const extraFields = { id: 'mine', role: 'admin', premiumUntil: now + hour, confirmedAt: now, status: 'active' }
    expect((await signUp({ ...extraFields, premium_until: now + hour, confirmed_at: now })).status).toBe(202)
    const row = await readAdasRow()
    expect(row).toMatchObject({ confirmed_at: null, premium_until: null })
    expect(row?.['id']).not.toBe('mine')
  })

  it('gives a known address the same response as a new one, emails its owner and keeps the account unchanged', async () => {
    const knownAccount = await addAccount({ ...knownPassword, email: 'known@example.org' })
    const [knownResponse, newResponse] = [await signUp({ email: knownAccount.email }), await signUp()]
    expect(toComparable(knownResponse)).toEqual(toComparable(newResponse))
    expect(knownResponse.ctx.recording.roundTrips).toBe(newResponse.ctx.recording.roundTrips)
    for (const { ctx } of [knownResponse, newResponse]) expect(ctx.recording.executed.at(-1)?.sql).toMatch(/^insert/)
    expect(knownResponse.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-browser=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ])
    expect(knownResponse.ctx.sentMails).toMatchObject([
      { to: knownAccount.email, subject: 'You already have an account' },
    ])
    const row = env.DB.prepare('SELECT password_hash AS hash FROM users WHERE id = ?').bind(knownAccount.id)
    expect(await row.first()).toEqual({ hash: knownAccount.passwordHash })
    expect(await readTable('one_time_tokens')).toHaveLength(1)
    expect(await readTable('security_events')).toMatchObject([{ kind: 'known-sign-up', user_id: knownAccount.id }])
  })

  it('replaces an earlier unconfirmed sign-up, and ends its link', async () => {
    const earlierAccount = await addAccount({ email: ada.email, confirmedAt: null })
    const link = await addToken(earlierAccount, 'account', now)
    await signUp({ fullName: 'The owner' })
    expect((await readAdasRow())?.['id']).not.toBe(earlierAccount.id)
    expect(await readTable('profiles')).not.toContainEqual(expect.objectContaining({ id: earlierAccount.id }))
    const body = { token: link, password: 'a stranger’s own' }
    expect((await call('POST', '/api/account/confirmations', { body })).status).toBe(404)
  })

  it('creates one account for two simultaneous requests', async () => {
    const responses = await Promise.all([signUp(), signUp()])
    expect(responses.map(({ status }) => status)).toEqual([202, 202])
    const { results } = await env.DB.prepare('SELECT id FROM users WHERE email = ?').bind(ada.email).all()
    expect(results).toHaveLength(1)
  })

  it('keeps an account that was confirmed in the meantime', async () => {
    const knownAccount = await addAccount({ email: ada.email })
    const { db } = testCtx()
    const account = { id: 'late', email: ada.email, passwordHash: '', createdAt: now }
    const profile = { fullName: 'Ada', dateOfBirth: null, location: null }
    await expect(db.batch(insertAccount(db, account, profile))).rejects.toThrow('UNIQUE constraint failed')
    expect(await readAdasRow()).toMatchObject({ id: knownAccount.id })
  })

  it.each([
    ['a common password', { password: 'Sunshine' }, { password: 'This password is too common' }],
    [
      'a common password in full-width letters',
      { password: '１２３４５６' },
      { password: 'This password is too common' },
    ],
    [
      'words of this site in full-width letters',
      { password: 'ｈｅｒｂａｌ１２' },
      { password: 'This password is too common' },
    ],
    ['words of this site', { password: 'Herbal-Remedies 2026' }, { password: 'This password is too common' }],
    ['a short password', { password: 'abcde' }, { password: 'Password must be at least 6 characters long' }],
    ['a very long password', { password: 'x'.repeat(257) }, { password: 'Use at most 256 characters' }],
    ['no name', { fullName: ' ' }, { fullName: 'Full name is required' }],
    ['no address', { email: 'ada' }, { email: 'Enter an email address like name@example.org' }],
    ['an impossible date', { dateOfBirth: '2001-02-30' }, { dateOfBirth: expect.any(String) }],
    ['a future date', { dateOfBirth: '2026-11-22' }, { dateOfBirth: 'Please check the year' }],
    [
      'a child, a day before turning 13',
      { dateOfBirth: '2013-11-22' },
      { dateOfBirth: 'You must be at least 13 years old to create an account' },
    ],
  ])('refuses %s, stores nothing and sends no email', async (_, input, fields) => {
    const { status, error, ctx } = await signUp(input)
    expect([status, error?.fields, ctx.sentMails]).toEqual([400, fields, []])
    expect([await readAdasRow(), ctx.recording.roundTrips]).toEqual([null, 0])
  })

  it('accepts a person who turns 13 today', async () => {
    expect((await signUp({ dateOfBirth: '2013-11-21' })).status).toBe(202)
  })

  it('is limited to five an hour for a network', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((number) => signUp({ email: `a${number}@example.org` })))
    const { status, error, headers } = await signUp()
    expect([status, error?.message]).toEqual([429, 'Too many attempts. Please try again in 60 minutes.'])
    expect(headers.get('Retry-After')).toBe('3600')
    expect(await readAdasRow()).toBeNull()
  })

  it('is refused if no email can be sent', async () => {
    const { status, error } = await signUp({}, { canSend: false })
    expect([status, error?.message]).toEqual([503, 'We can’t send email right now. Please try again later.'])
  })
})

const expectStoredLink = async () => expect(await readTable('one_time_tokens')).toHaveLength(1)

describe('the link', () => {
  const browser = 'the browser that signed up'
  let token = ''
  beforeEach(async () => {
    const account = await addAccount({ ...knownPassword, id: 'ada', email: ada.email, confirmedAt: null })
    token = await addToken(account, 'account', now, { browserHash: hashToken(browser) })
  })
  const confirmAccount = (fields: object = {}, options: Parameters<typeof call>[2] = {}) =>
    call('POST', '/api/account/confirmations', { body: { token, ...fields }, ...options })

  it('changes nothing when it is opened', async () => {
    for (const path of [`/confirm-account?token=${token}`, `/confirm-account/${token}`]) await visit(path)
    expect(await readAdasRow()).toMatchObject({ confirmed_at: null })
    await expectStoredLink()
  })

  it('confirms and signs in the browser that signed up, once', async () => {
    const { status, body, cookies } = await confirmAccount({}, { cookies: { browser } })
    const session = { user: { id: 'ada', email: ada.email }, role: 'member' }
    expect([status, body]).toEqual([200, { session, needsPassword: false }])
    expect(await readTable('sessions')).toMatchObject([
      { id_hash: hashToken(cookies['session'] ?? ''), user_id: 'ada' },
    ])
    expect(await readAdasRow()).toMatchObject({ confirmed_at: now, password_hash: knownPassword.passwordHash })
    const secondResponse = await confirmAccount({}, { cookies: { browser } })
    expect([secondResponse.status, secondResponse.error?.message]).toEqual([404, 'This link no longer works'])
  })

  it.each([undefined, 'another browser'])(
    'asks %s for a new password first, and changes nothing before',
    async (otherBrowser) => {
      const options = otherBrowser === undefined ? {} : { cookies: { browser: otherBrowser } }
      const { body, cookies } = await confirmAccount({}, options)
      expect([body, cookies]).toEqual([{ session: null, needsPassword: true }, {}])
      expect(await readAdasRow()).toMatchObject({ confirmed_at: null })
      await expectStoredLink()
    },
  )

  it('works in another browser with a new password, and the earlier password no longer does', async () => {
    await addSession('ada', now)
    const { body } = await confirmAccount({ password: 'the owner’s own' })
    expect(body).toMatchObject({ session: { user: { id: 'ada' } }, needsPassword: false })
    expect(await readTable('sessions')).toHaveLength(1)
    const { email } = ada
    const oldPasswordResponse = await call('POST', '/api/session', {
      body: { email, password: knownPassword.password },
    })
    expect(oldPasswordResponse.status).toBe(401)
  })

  it('refuses a common password, and stays valid', async () => {
    const { error } = await confirmAccount({ password: '123456' })
    expect(error?.fields).toEqual({ password: 'This password is too common' })
    await expectStoredLink()
  })

  it('expires on time, to the millisecond', async () => {
    const cookies = { browser }
    expect((await confirmAccount({}, { cookies, now: now + hour })).status).toBe(404)
    expect((await confirmAccount({}, { cookies, now: now + hour - 1 })).status).toBe(200)
  })

  it('signs in one of two simultaneous requests', async () => {
    const responses = await Promise.all([1, 2].map(() => confirmAccount({}, { cookies: { browser } })))
    expect(responses.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '404'])
    expect(await readTable('sessions')).toHaveLength(1)
  })

  it('works only for its own purpose', async () => {
    const body = { token, password: 'another password' }
    expect((await call('POST', '/api/account/resets', { body })).status).toBe(404)
    expect((await call('POST', '/api/account/emails', { body })).status).toBe(404)
  })

  it('does not confirm a suspended account', async () => {
    await env.DB.prepare(`UPDATE users SET suspended_at = 5 WHERE id = 'ada'`).run()
    const { status, error } = await confirmAccount({}, { cookies: { browser } })
    expect([status, error?.message]).toEqual([403, expect.stringContaining('suspended')])
    expect(await readTable('sessions')).toEqual([])
    await expectStoredLink()
  })

  it('is sent again to a person with the password, and everybody gets the same response', async () => {
    const { password } = knownPassword
    const knownAccount = await requestLinkAgain(ada.email, password)
    const otherResponses = [
      await requestLinkAgain(ada.email, 'wrong'),
      await requestLinkAgain('nobody@example.org', password),
    ]
    for (const otherBrowser of otherResponses)
      expect([toComparable(otherBrowser), otherBrowser.ctx.sentMails]).toEqual([toComparable(knownAccount), []])
    expect(knownAccount.ctx.sentMails).toMatchObject([{ to: ada.email }])
    token = readMailedToken(knownAccount)
    const { body } = await confirmAccount({}, { cookies: { browser: knownAccount.cookies['browser'] ?? '' } })
    expect(body).toMatchObject({ needsPassword: false })
  })

  it('is not sent for an account that is already confirmed, even with its password', async () => {
    await env.DB.prepare(`UPDATE users SET confirmed_at = ? WHERE id = 'ada'`).bind(now).run()
    const { ctx } = await requestLinkAgain(ada.email, knownPassword.password)
    expect([ctx.sentMails, (await readTable('one_time_tokens')).length]).toEqual([[], 1])
  })

  it('resets the count of failed sign-ins', async () => {
    for (let number = 0; number < 10; number++)
      await rateLimit(testCtx(), 'sign-in-failure', { max: 10, windowMs: hour }, ada.email)
    await confirmAccount({}, { cookies: { browser } })
    const body = { email: ada.email, password: knownPassword.password }
    expect((await call('POST', '/api/session', { body })).status).toBe(200)
  })

  it('cannot be used to try more passwords from one network than allowed', async () => {
    for (let number = 0; number < 6; number++) await limitSignIns(testCtx())
    expect((await requestLinkAgain(ada.email, knownPassword.password)).status).toBe(429)
  })
})

const runNightly = (at: number) => runCron(Object.assign(testCtx(), { now: at }), '17 3 * * *')

it('deletes unconfirmed accounts and expired links, and keeps members', async () => {
  await addToken(await addAccount({ id: 'forgotten', confirmedAt: null, createdAt: now }), 'account', now)
  await runNightly(now + unconfirmedDays * 24 * hour)
  expect([(await readTable('users')).length, await readTable('one_time_tokens')]).toEqual([3, []])
  await runNightly(now + unconfirmedDays * 24 * hour + 1)
  expect((await readTable('users')).map(({ id }) => id)).toContain(member.id)
  expect(await readTable('users')).toHaveLength(2)
})
