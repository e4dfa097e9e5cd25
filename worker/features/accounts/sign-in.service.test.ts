import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { hashToken } from '#worker/core/tokens.ts'
import { rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'
import { createBurstLimiter, type RateLimitBinding } from '#worker/platform/bursts.ts'
import { addAccount, addSession, addToken, knownPassword, readTable } from '#worker/testing/account-rows.ts'
import { type ApiResponse, call } from '#worker/testing/call.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

import { signIn as signInWithCtx } from './sign-in.service.ts'

const { now } = testCtx()
const minute = 60 * 1000
const email = 'ada@example.org'
const { password } = knownPassword

const signIn = (fields: object = {}, options: Parameters<typeof call>[2] = {}) =>
  call('POST', '/api/session', { body: { email, password, ...fields }, ...options })

const summarizeError = ({ status, error }: ApiResponse) => [status, error?.code, error?.message]
function createLimitBinding(max: number): RateLimitBinding {
  const counts = new Map<string, number>()
  return {
    async limit({ key }) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return { success: (counts.get(key) ?? 0) <= max }
    },
  }
}

const wrongCredentials = [401, 'unauthenticated', 'Invalid login credentials']

beforeEach(async () => {
  await addAccount({ ...knownPassword, id: 'ada', email })
})

async function recordFailures(count: number, at = now) {
  const ctx = Object.assign(testCtx(), { now: at })
  for (let number = 0; number < count; number++)
    await rateLimit(ctx, 'sign-in-failure', { max: 10, windowMs: 15 * minute }, email)
}

describe('signing in', () => {
  it('starts a session under a new id, stored as a hash, and ends the browser’s earlier session', async () => {
    const plantedSession = await addSession((await addAccount({ id: 'eve' })).id, now)
    const { body, cookies, headers } = await signIn(
      { email: ' ADA@example.org' },
      { cookies: { session: plantedSession } },
    )
    expect(body).toEqual({ session: { user: { id: 'ada', email }, role: 'member' } })
    expect(headers.getSetCookie()[0]).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const session = cookies['session'] ?? ''
    expect(session).not.toBe(plantedSession)
    const rows = await readTable('sessions')
    expect(rows).toHaveLength(1)
    expect(rows).toMatchObject([
      { id_hash: hashToken(session), user_id: 'ada', used_at: now, proved_at: now, device: expect.any(String) },
    ])
    expect(Math.abs(Number(rows[0]?.['expires_at']) - now - 30 * 24 * 60 * minute)).toBeLessThan(1000)
    expect(await readTable('security_events')).toEqual([])
  })

  it('names its cookie without the https prefix on a local server', async () => {
    const localOrigin = 'http://localhost:8787'
    const headers = { Origin: localOrigin, 'Content-Type': 'application/json' }
    const body = JSON.stringify({ email, password })
    const response = await visit(`${localOrigin}/api/session`, { method: 'POST', headers, body })
    expect(response.headers.getSetCookie()[0]).toMatch(/^session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })

  it('gives the same response for a wrong password, an unknown address and unusable accounts', async () => {
    await addAccount({ ...knownPassword, email: 'waiting@example.org', confirmedAt: null })
    await addAccount({ ...knownPassword, email: 'suspended@example.org', suspendedAt: now })
    const roundTrips = new Set<number>()
    for (const address of [email, 'nobody@example.org', 'waiting@example.org', 'suspended@example.org']) {
      const response = await signIn({ email: address, password: 'a wrong one' })
      expect([address, ...summarizeError(response)]).toEqual([address, ...wrongCredentials])
      expect(response.headers.getSetCookie()).toEqual([])
      roundTrips.add(response.ctx.recording.roundTrips)
    }
    expect(roundTrips.size).toBe(1)
    const events = await readTable('security_events')
    expect(events.map(({ kind }) => kind)).toEqual(Array.from({ length: 4 }, () => 'failed-sign-in'))
    expect(events.filter(({ user_id: id }) => id === null)).toHaveLength(1)
    expect(JSON.stringify(events)).not.toMatch(/example\.org|203\.0/)
  })

  it('tells a person with the right password that the address is unconfirmed or the account suspended', async () => {
    await addAccount({ ...knownPassword, email: 'waiting@example.org', confirmedAt: null })
    await addAccount({ ...knownPassword, email: 'suspended@example.org', suspendedAt: now })
    expect(summarizeError(await signIn({ email: 'waiting@example.org' }))).toEqual([
      403,
      'unconfirmed',
      'Email not confirmed',
    ])
    const suspendedMessage = 'This account is suspended. Use the contact page to write to us.'
    expect(summarizeError(await signIn({ email: 'suspended@example.org' }))).toEqual([
      403,
      'forbidden',
      suspendedMessage,
    ])
    expect(await readTable('sessions')).toEqual([])
  })

  it('starts no session if a password reset has ended all sessions in the meantime', async () => {
    const ctx = testCtx()
    const { db } = ctx
    const resetAfterRead = async (statements: Parameters<typeof db.batch>[0]) => {
      const results = await db.batch(statements)
      await env.DB.prepare(`UPDATE users SET password_hash = 'another' WHERE id = 'ada'`).run()
      return results
    }
    ctx.db = Object.assign(Object.create(db), { batch: resetAfterRead })
    await expect(signInWithCtx(ctx, { email, password }, 'Firefox on Linux')).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    expect(await readTable('sessions')).toEqual([])
  })

  it('takes two round trips to D1, and at most four in a new isolate if the platform counts nothing', async () => {
    const ctx = testCtx()
    const countRoundTrips = async () => {
      ctx.recording.clear()
      await signInWithCtx(ctx, { email, password }, 'Firefox on Linux')
      return ctx.recording.roundTrips
    }
    expect(await countRoundTrips()).toBe(4)
    expect(await countRoundTrips()).toBe(3)
    ctx.bursts = { count: () => Promise.resolve(true) }
    expect(await countRoundTrips()).toBe(2)
  })

  it('makes no query once the platform has counted six attempts in a minute', async () => {
    const ctx = testCtx()
    ctx.bursts = createBurstLimiter({ MINUTE_LIMIT: createLimitBinding(6) }, 1)
    const credentials = { email: 'nobody@example.org', password: 'a wrong one' }
    const responses = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map(() => signInWithCtx(ctx, credentials, '').catch(String)),
    )
    expect(responses.filter((outcome) => outcome.includes('in 60 seconds'))).toHaveLength(1)
    ctx.recording.clear()
    await expect(signInWithCtx(ctx, credentials, '')).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfterSeconds: 60,
    })
    expect(ctx.recording.roundTrips).toBe(0)
  })

  it('refuses an overlong password before any query or hash', async () => {
    const { status, ctx } = await signIn({ password: 'x'.repeat(257) })
    expect([status, ctx.recording.roundTrips]).toEqual([400, 0])
  })

  it('refuses demonstration accounts in a deployment', async () => {
    await addAccount({ ...knownPassword, email: 'member@herbal.test' })
    expect(summarizeError(await signIn({ email: 'member@herbal.test' }))).toEqual(wrongCredentials)
  })
})

describe('guessing a password', () => {
  it('is limited to six attempts a minute from one network', async () => {
    const network = '2001:db8:1:2::1'
    const responses = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) => signIn({ email: `a${number}@example.org` }, { network })),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 401))
    const seventh = await signIn({}, { network: '2001:db8:1:2:ffff::9' })
    expect([summarizeError(seventh)[2], seventh.headers.get('Retry-After')]).toEqual([
      'Too many attempts. Please try again in 60 seconds.',
      '60',
    ])
    expect((await signIn({}, { network: '2001:db8:1:3::1' })).status).toBe(200)
    expect((await signIn({}, { network, now: now + minute })).status).toBe(200)
  })

  it('is stopped after ten failures in fifteen minutes from any network, for known and unknown addresses alike', async () => {
    await recordFailures(9)
    expect(summarizeError(await signIn({ password: 'a wrong one' }, { network: '198.51.100.1' }))).toEqual(
      wrongCredentials,
    )
    const eleventh = await signIn({}, { network: '198.51.100.2' })
    expect([summarizeError(eleventh)[0], eleventh.headers.get('Retry-After')]).toEqual([429, '900'])
    expect(summarizeError(await signIn({ email: 'nobody@example.org' }))).toEqual(wrongCredentials)
    expect((await signIn({}, { now: now + 15 * minute })).status).toBe(200)
  })

  it('resets the count after the right password', async () => {
    await recordFailures(9)
    expect((await signIn()).status).toBe(200)
    await recordFailures(10)
  })

  it('never locks the owner out: an emailed link opens the account and resets the count', async () => {
    await recordFailures(10)
    const token = await addToken({ id: 'ada', email }, 'reset', now)
    const body = { token, password: 'a much better one' }
    expect((await call('POST', '/api/account/resets', { body })).status).toBe(200)
    expect((await signIn({ password: body.password })).status).toBe(200)
  })
})

const reauthenticate = (session: string, enteredPassword = password) =>
  call('POST', '/api/session/proof', { body: { password: enteredPassword }, cookies: { session } })

const canExport = async (session: string) =>
  (await call('GET', '/api/account/export', { cookies: { session } })).status === 200

describe('reauthentication', () => {
  const anHour = 60 * minute

  it('unlocks protected actions in that session only', async () => {
    const [ownSession, otherSession] = [
      await addSession('ada', now, { reauthenticatedAt: now - anHour }),
      await addSession('ada', now, { reauthenticatedAt: now - anHour }),
    ]
    const { status, cookies } = await reauthenticate(ownSession)
    expect(status).toBe(204)
    expect([await canExport(cookies['session'] ?? ''), await canExport(otherSession)]).toEqual([true, false])
  })

  it('gives the session a new id, and ends the old one', async () => {
    const oldSession = await addSession('ada', now, { createdAt: now - anHour, reauthenticatedAt: now - anHour })
    const newSession = (await reauthenticate(oldSession)).cookies['session'] ?? ''
    expect(await readTable('sessions')).toMatchObject([
      { id_hash: hashToken(newSession), user_id: 'ada', proved_at: now, created_at: now - anHour },
    ])
    const response = await call('GET', '/api/session', { cookies: { session: oldSession } })
    expect([newSession === oldSession, response.body]).toEqual([false, { session: null }])
  })

  it('fails with a wrong password, which counts as a failed sign-in', async () => {
    const session = await addSession('ada', now, { reauthenticatedAt: now - anHour })
    const { status, error } = await reauthenticate(session, 'a wrong one')
    expect([status, error?.fields, await canExport(session)]).toEqual([400, { password: 'Incorrect password' }, false])
    expect(await readTable('security_events')).toMatchObject([{ kind: 'failed-sign-in', user_id: 'ada' }])
  })

  it('works six times a minute for a member, regardless of failed sign-ins', async () => {
    let session = await addSession('ada', now, { reauthenticatedAt: now - anHour })
    await recordFailures(10)
    for (let attempt = 0; attempt < 6; attempt++) {
      const { status, cookies } = await reauthenticate(session)
      expect(status).toBe(204)
      session = cookies['session'] ?? ''
    }
    expect((await reauthenticate(session)).status).toBe(429)
  })
})
