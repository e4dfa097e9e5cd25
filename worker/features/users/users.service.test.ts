import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { userMessages } from '#domain/users/users.messages.ts'
import { getEndOfDayMs } from '#domain/users/users.rules.ts'
import type { UserDetails } from '#domain/users/users.types.ts'
import { runCron } from '#worker/cron.ts'
import { addAccount, addSession, knownPassword, readTable } from '#worker/testing/account-rows.ts'
import { call, readMailedToken } from '#worker/testing/call.ts'
import { addPost, addReply, addTicket } from '#worker/testing/community-rows.ts'
import { admin, testCtx } from '#worker/testing/test-ctx.ts'

const { now } = testCtx()
const day = 24 * 60 * 60 * 1000
const ada = { id: 'd0a1c2de-0000-4000-8000-00000000ada1', email: 'ada@example.org' }
const nobody = '20000000-0000-4000-8000-000000000000'

let session = ''
beforeEach(async () => {
  session = await addSession(admin.id, now)
  await addAccount({ ...knownPassword, ...ada })
})

const request = (method: string, path: string, body?: unknown) =>
  call(method, `/api/users/${path}`, { cookies: { session }, now, ...(body !== undefined && { body }) })
const grantPremium = (lastDay = '2026-12-24', seen: number | null = null) =>
  request('PUT', `${ada.id}/premium`, { lastDay, seen })
const suspendAda = (reason = 'Sold pills') => request('PUT', `${ada.id}/suspension`, { reason })
const readAccount = async (id = ada.id) => (await request('GET', id)).body as UserDetails
const listAuditRows = () => readTable('audit_log')
const listNotifications = () => readTable('user_notifications')
const findAccountRow = async (id = ada.id) => (await readTable('users')).find((row) => row['id'] === id)

describe('the account page', () => {
  it('shows account, texts, sessions, failed attempts and audit entries, without secrets', async () => {
    const post = await addPost({ userId: ada.id })
    for (let attempt = 0; attempt < 2; attempt++) await addReply(post.id, { userId: ada.id })
    await addTicket({ userId: ada.id })
    await call('POST', '/api/session', { body: { email: ada.email, password: 'a wrong one' }, now })
    await request('PUT', `${ada.id}/suspension`, { reason: 'Spam' })
    await addSession(ada.id, now, { device: 'Safari on macOS', usedAt: now - 1 })
    await addSession(ada.id, now, { device: 'One that has ended', expiresAt: now - 1 })
    const { body, ctx } = await request('GET', ada.id)
    expect(body).toMatchObject({
      user: { ...ada, name: 'Ada Linden', status: 'suspended', suspensionReason: 'Spam', isAdministrator: false },
      sessions: [{ device: 'Safari on macOS', createdAt: now, usedAt: now - 1 }],
      counts: { posts: 1, replies: 2, tickets: 1 },
      events: [{ kind: 'failed-sign-in', at: now }],
      actions: [{ action: 'account.suspend', actorEmail: admin.email }],
    })
    expect(JSON.stringify(body)).not.toMatch(/scrypt|hash|[0-9a-f]{64}/i)
    // The first round trip loads the session.
    expect(ctx.recording.roundTrips).toBe(2)
  })

  it('is not found for an unknown account', async () => {
    expect((await request('GET', nobody)).error?.message).toBe('User not found')
    expect((await request('GET', 'ada')).status).toBe(400)
  })
})

describe('premium', () => {
  const until = getEndOfDayMs('2026-12-24')
  it('is granted until the end of a day, and its owner is notified', async () => {
    expect((await grantPremium()).status).toBe(204)
    expect(await findAccountRow()).toMatchObject({ premium_until: until, plan: 'premium' })
    expect(await listAuditRows()).toMatchObject([
      {
        actor_id: admin.id,
        action: 'account.premium',
        subject_kind: 'account',
        subject_id: ada.id,
        before: '{"premiumUntil":null}',
        after: `{"premiumUntil":${until}}`,
      },
    ])
    expect(await listNotifications()).toMatchObject([{ user_id: ada.id, type: 'success', link: '/tools' }])
    expect((await listNotifications())[0]?.['message']).toContain('24 Dec 2026')
    const role = await call('GET', '/api/session', { cookies: { session: await addSession(ada.id, now) }, now })
    expect(role.body).toMatchObject({ session: { role: 'premium' } })
  })

  it('is ended, and its owner is notified', async () => {
    await grantPremium()
    expect((await request('DELETE', `${ada.id}/premium`, { seen: until })).status).toBe(204)
    expect(await findAccountRow()).toMatchObject({ premium_until: null, plan: 'free' })
    expect((await listAuditRows()).map(({ action }) => action)).toEqual(['account.premium', 'account.premium.end'])
    expect((await listNotifications()).at(-1)).toMatchObject({
      title: 'Your premium plan has ended',
      link: '/#pricing',
    })
  })

  it('is unchanged if somebody else changed it in the meantime', async () => {
    await grantPremium()
    for (const response of [
      await grantPremium('2026-12-31'),
      await request('DELETE', `${ada.id}/premium`, { seen: until + 1 }),
    ])
      expect([response.status, response.error?.message]).toEqual([409, userMessages.changedMeanwhile])
    expect(await findAccountRow()).toMatchObject({ premium_until: until })
    expect([(await listAuditRows()).length, (await listNotifications()).length]).toEqual([1, 1])
    expect((await request('DELETE', `${ada.id}/premium`, { seen: null })).status).toBe(409)
  })

  it.each(['2026-11-20', '2040-01-01', '2026-02-30', 'soon'])('cannot last until %s', async (lastDay) => {
    const { status, error } = await grantPremium(lastDay)
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, ['lastDay']])
    expect(await listAuditRows()).toEqual([])
  })

  it('expires automatically, and its owner is notified once', async () => {
    const otherAccount = await addAccount({ premiumUntil: now + 2 })
    await addAccount({ id: 'ended', premiumUntil: now, suspendedAt: now })
    for (let attempt = 0; attempt < 2; attempt++) await runCron(Object.assign(testCtx(), { now: now + 1 }), '* * * * *')
    expect(await listNotifications()).toMatchObject([{ user_id: 'ended', title: 'Your premium plan has ended' }])
    expect([await findAccountRow('ended'), await findAccountRow(otherAccount.id)]).toMatchObject([
      { plan: 'free' },
      { plan: 'premium' },
    ])
  })
})

describe('a suspension', () => {
  it('ends all sessions and live connections, and its owner sees the reason at the next sign-in', async () => {
    const adaSession = await addSession(ada.id, now)
    const { status, ctx } = await suspendAda()
    expect(status).toBe(204)
    expect((await readTable('sessions')).map((row) => row['user_id'])).toEqual([admin.id])
    expect(ctx.liveCalls).toContainEqual({ method: 'closeSockets', userId: ada.id })
    expect((await call('GET', '/api/session', { cookies: { session: adaSession }, now })).body).toEqual({
      session: null,
    })
    const signIn = (password: string) => call('POST', '/api/session', { body: { email: ada.email, password }, now })
    expect((await signIn(knownPassword.password)).error?.message).toBe(
      'This account is suspended: Sold pills. Use the contact page to write to us.',
    )
    expect((await signIn('a wrong one')).error?.message).not.toContain('Sold')
    expect(await listAuditRows()).toMatchObject([{ action: 'account.suspend', after: '{"reason":"Sold pills"}' }])
  })

  it('is lifted without restoring the sessions', async () => {
    await addSession(ada.id, now)
    await suspendAda()
    expect((await request('DELETE', `${ada.id}/suspension`)).status).toBe(204)
    expect(await findAccountRow()).toMatchObject({ suspended_at: null, suspension_reason: null, status: 'active' })
    expect((await readTable('sessions')).map((row) => row['user_id'])).toEqual([admin.id])
    expect((await request('DELETE', `${ada.id}/suspension`)).status).toBe(409)
  })

  it('needs a reason, and is refused for an account already suspended', async () => {
    expect((await suspendAda('  ')).error?.fields).toEqual({ reason: userMessages.noReason })
    await suspendAda()
    expect((await suspendAda('Twice')).error?.message).toBe(userMessages.alreadySuspended)
    expect(await listAuditRows()).toHaveLength(1)
    expect(await findAccountRow()).toMatchObject({ suspension_reason: 'Sold pills' })
  })
})

it('cannot suspend or demote the administrator’s own account, or make it premium', async () => {
  await env.DB.prepare('UPDATE users SET premium_until = ? WHERE id = ?')
    .bind(now + day, admin.id)
    .run()
  const before = await findAccountRow(admin.id)
  const responses = [
    await request('PUT', `${admin.id}/suspension`, { reason: 'Why not' }),
    await request('DELETE', `${admin.id}/premium`, { seen: now + day }),
    await request('PUT', `${admin.id}/premium`, { lastDay: '2026-12-24', seen: now + day }),
  ]
  expect(responses.map(({ status, error }) => [status, error?.message])).toEqual([
    [409, userMessages.ownAccount],
    [409, userMessages.ownAccount],
    [409, userMessages.adminIsPremium],
  ])
  expect(await findAccountRow(admin.id)).toEqual(before)
  expect(await listAuditRows()).toEqual([])
})

describe('the account actions of an administrator', () => {
  it('end the sessions on all devices, and the owner is notified', async () => {
    for (let attempt = 0; attempt < 2; attempt++) await addSession(ada.id, now)
    const { status, ctx } = await request('DELETE', `${ada.id}/sessions`)
    expect(status).toBe(204)
    expect(ctx.liveCalls).toContainEqual({ method: 'closeSockets', userId: ada.id })
    expect((await readAccount()).sessions).toEqual([])
    await request('DELETE', `${ada.id}/sessions`)
    expect(await listAuditRows()).toMatchObject([{ action: 'account.sessions.end', subject_id: ada.id }])
    expect(await listNotifications()).toMatchObject([{ user_id: ada.id, type: 'warning' }])
  })

  it('send a password reset link only to the owner', async () => {
    const response = await request('POST', `${ada.id}/resets`)
    expect([response.status, response.body]).toEqual([204, undefined])
    expect(response.ctx.sentMails).toMatchObject([{ to: ada.email, subject: 'Set a new password' }])
    const body = { token: readMailedToken(response), password: 'elder and honey in May' }
    expect((await call('POST', '/api/account/resets', { body, now })).status).toBe(200)
    expect(await listAuditRows()).toMatchObject([{ action: 'account.reset-link', before: null, after: null }])
    for (let attempt = 0; attempt < 4; attempt++) await request('POST', `${ada.id}/resets`)
    expect((await request('POST', `${ada.id}/resets`)).status).toBe(429)
  })

  it('are rejected for an unknown account', async () => {
    for (const [method, path, body] of [
      ['PUT', 'premium', { lastDay: '2026-12-24', seen: null }],
      ['PUT', 'suspension', { reason: 'Gone' }],
      ['DELETE', 'suspension', undefined],
      ['DELETE', 'sessions', undefined],
      ['POST', 'resets', undefined],
    ] as const)
      expect((await request(method, `${nobody}/${path}`, body)).status).toBe(404)
    expect(await listAuditRows()).toEqual([])
  })
})
