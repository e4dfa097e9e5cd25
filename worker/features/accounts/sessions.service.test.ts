import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'

import { hashToken } from '#worker/core/tokens.ts'
import { runCron } from '#worker/cron.ts'
import { addAccount, addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { member, testCtx } from '#worker/testing/test-ctx.ts'

const { now } = testCtx()
const day = 24 * 60 * 60 * 1000
const monthlyExpiry = { expiresAt: now + 30 * day }

const getSessionAt = (session: string, at = now) => call('GET', '/api/session', { cookies: { session }, now: at })
const signedInBody = { session: { user: { id: member.id, email: member.email }, role: 'member' } }
const readTimes = async (session: string) =>
  env.DB.prepare('SELECT used_at AS used, expires_at AS ends FROM sessions WHERE id_hash = ?')
    .bind(hashToken(session))
    .first()

describe('the signed-in user', () => {
  it('is read from two rows in one round trip, without a write', async () => {
    const { body, ctx } = await getSessionAt(await addSession(member.id, now, monthlyExpiry))
    expect(body).toEqual(signedInBody)
    const { executed, roundTrips } = ctx.recording
    expect(roundTrips).toBe(1)
    expect(executed.reduce((sum, { rowsRead }) => sum + rowsRead, 0)).toBeLessThanOrEqual(2)
  })

  it('is null without a cookie, and needs no query', async () => {
    const { body, ctx, headers } = await call('GET', '/api/session')
    expect([body, ctx.recording.roundTrips]).toEqual([{ session: null }, 0])
    expect(headers.getSetCookie()).toEqual([])
    expect(headers.get('Cache-Control')).toBe('private, no-store')
  })

  it.each(['', 'x', '0'.repeat(5000), '%00', "' or 1=1 --"])('is null for the cookie %j', async (session) => {
    expect((await getSessionAt(session)).body).toEqual({ session: null })
  })

  it('has a cookie that no script reads and no other site sends, for as long as the session', async () => {
    const session = await addSession(member.id, now)
    const { headers } = await getSessionAt(session)
    expect(headers.getSetCookie()).toEqual([
      `__Host-session=${session}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
      '__Host-signed-in=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
    ])
  })

  it('loses the cookie once the session has ended', async () => {
    const { headers } = await getSessionAt('ended')
    expect(headers.getSetCookie()).toEqual(['__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax'])
  })
})

describe('a session', () => {
  it('is extended by its use, at most once a day', async () => {
    const session = await addSession(member.id, now, monthlyExpiry)
    for (const hours of [1, 12, 24]) {
      const { ctx } = await getSessionAt(session, now + hours * (day / 24))
      expect(ctx.recording.executed.filter(({ sql }) => !sql.startsWith('select'))).toEqual([])
    }
    await getSessionAt(session, now + day + 1)
    expect(await readTimes(session)).toEqual({ used: now + day + 1, ends: now + 31 * day + 1 })
    const secondResponse = await getSessionAt(session, now + day + 2)
    expect(secondResponse.ctx.recording.executed).toHaveLength(1)
  })

  it('is extended by one write, even just before it expires', async () => {
    const session = await addSession(member.id, now, monthlyExpiry)
    const at = now + 29 * day
    const { ctx } = await getSessionAt(session, at)
    expect(ctx.recording.executed.filter(({ sql }) => sql.startsWith('update'))).toHaveLength(1)
    expect((await getSessionAt(session, at + 30 * day - 1000)).body).toEqual(signedInBody)
  })

  it('ends thirty days after its last use, and its row is deleted', async () => {
    const session = await addSession(member.id, now, monthlyExpiry)
    expect((await getSessionAt(session, now + 30 * day)).body).toEqual({ session: null })
    expect(await readTable('sessions')).toEqual([])
  })

  it('is deleted by the nightly job once it has ended', async () => {
    const session = await addSession(member.id, now, monthlyExpiry)
    await runCron(Object.assign(testCtx(), { now: now + 30 * day }), '17 3 * * *')
    expect(await readTimes(session)).not.toBeNull()
    await runCron(Object.assign(testCtx(), { now: now + 30 * day + 1 }), '17 3 * * *')
    expect(await readTable('sessions')).toEqual([])
  })

  it('is stored only as the hash of its id', async () => {
    const session = await addSession(member.id, now)
    expect(await readTable('sessions')).toMatchObject([{ id_hash: hashToken(session) }])
    expect((await getSessionAt(hashToken(session))).body).toEqual({ session: null })
  })

  it('ends with signing out, and its cookie is deleted; other sessions stay', async () => {
    const [ownSession, otherSession] = [await addSession(member.id, now), await addSession(member.id, now)]
    const { status, cookies } = await call('DELETE', '/api/session', { cookies: { session: ownSession } })
    expect([status, cookies]).toEqual([204, { session: '' }])
    expect((await getSessionAt(ownSession)).body).toEqual({ session: null })
    expect((await getSessionAt(otherSession)).body).toEqual(signedInBody)
  })
})

describe('the list of sessions', () => {
  it('names the browsers, last used first, marks the current one, and omits expired sessions', async () => {
    const session = await addSession(member.id, now, { ...monthlyExpiry, usedAt: now - day })
    await addSession(member.id, now, { device: 'Safari on iPhone' })
    await addSession(member.id, now, { device: 'Ended', expiresAt: now })
    await addSession((await addAccount()).id, now, { device: 'Of another' })
    const { body } = await call('GET', '/api/account/sessions', { cookies: { session } })
    expect(body).toEqual({
      sessions: [
        { id: expect.any(String), device: 'Safari on iPhone', createdAt: now, usedAt: now, isPresent: false },
        { id: hashToken(session), device: 'Firefox on Linux', createdAt: now, usedAt: now - day, isPresent: true },
      ],
    })
  })

  it('lets a member end one of them', async () => {
    const [ownSession, otherSession] = [await addSession(member.id, now), await addSession(member.id, now)]
    const path = `/api/account/sessions/${hashToken(otherSession)}`
    const { status, ctx } = await call('DELETE', path, { cookies: { session: ownSession } })
    expect([status, ctx.liveCalls]).toEqual([204, [{ method: 'closeSockets', userId: member.id }]])
    expect([(await getSessionAt(ownSession)).body, (await getSessionAt(otherSession)).body]).toEqual([
      signedInBody,
      { session: null },
    ])
  })

  it('returns 404 for another member’s session, and keeps it', async () => {
    const ownSession = await addSession(member.id, now)
    const othersSession = await addSession((await addAccount({ id: 'other' })).id, now)
    const path = `/api/account/sessions/${hashToken(othersSession)}`
    const { status, ctx } = await call('DELETE', path, { cookies: { session: ownSession } })
    expect([status, ctx.liveCalls]).toEqual([404, []])
    expect((await getSessionAt(othersSession)).body).toMatchObject({ session: { user: { id: 'other' } } })
  })

  it('lets a member end all of their own, and nobody else’s', async () => {
    const [ownSession, otherSession] = [await addSession(member.id, now), await addSession(member.id, now)]
    const othersSession = await addSession((await addAccount({ id: 'other' })).id, now)
    const { cookies, ctx } = await call('DELETE', '/api/account/sessions', { cookies: { session: ownSession } })
    expect([cookies, ctx.liveCalls]).toMatchObject([{ session: '' }, [{ method: 'closeSockets', userId: member.id }]])
    for (const session of [ownSession, otherSession])
      expect((await getSessionAt(session)).body).toEqual({ session: null })
    expect((await getSessionAt(othersSession)).body).toMatchObject({ session: { user: { id: 'other' } } })
  })
})
