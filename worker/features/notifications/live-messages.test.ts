import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { maxSocketLifetimeMs, maxSockets } from '#domain/notifications/live-delivery.rules.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { hashToken } from '#worker/core/tokens.ts'
import { addAccount, addLiveMembers, addSession, knownPassword, readTable } from '#worker/testing/account-rows.ts'
import { cookieHeader } from '#worker/testing/call.ts'
import { testCtx, type TestCtx } from '#worker/testing/test-ctx.ts'
import { sendHandshake, openLiveSocket, type TestSocket, realLiveObjects } from '#worker/testing/test-socket.ts'
import { site, visit } from '#worker/testing/visit.ts'

import { notifyIf, markAllNotificationsRead } from './notifications.service.ts'

const { now } = testCtx()
const always = sql`true`
const ada = { id: '', session: '' }
const ben = { id: '', session: '' }

/** Each test has new users, because sockets from earlier tests stay open. */
beforeEach(async () => {
  for (const person of [ada, ben]) {
    person.id = crypto.randomUUID()
    await addAccount({ id: person.id, ...knownPassword })
    person.session = await addSession(person.id, now)
  }
})

const createLiveCtx = () => testCtx({ live: realLiveObjects })

async function notifyMember(title: string, userId = ada.id) {
  const ctx = createLiveCtx()
  await commit(ctx, [notifyIf(ctx, { userId, title, message: 'Something has come about.', type: 'info' }, always)])
  await ctx.settle()
  expect(ctx.loggedErrors).toEqual([])
}

async function request(method: string, path: string, session: string, body?: unknown) {
  const ctx = createLiveCtx()
  const headers = { Origin: site, Cookie: cookieHeader({ session }), 'Content-Type': 'application/json' }
  const response = await visit(
    path,
    { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) },
    ctx,
  )
  await ctx.settle()
  return response.status
}

const findSequence = (title: string) =>
  env.DB.prepare('SELECT sequence FROM user_notifications WHERE title = ? LIMIT 1')
    .bind(title)
    .first<number>('sequence')

describe('the handshake', () => {
  it('is for members only, from pages of this site', async () => {
    const cookie = { Cookie: cookieHeader({ session: ada.session }) }
    const after = { after: '0' }
    expect((await sendHandshake(after)).status).toBe(401)
    expect((await sendHandshake(after, { ...cookie, Origin: 'https://elsewhere.test' })).status).toBe(403)
    expect((await sendHandshake(after, { ...cookie, Upgrade: 'h2c' })).status).toBe(400)
    expect((await sendHandshake({}, cookie)).status).toBe(400)
    expect((await sendHandshake({ after: '-1' }, cookie)).status).toBe(400)
    const handshake = await sendHandshake(after, cookie)
    expect([handshake.status, handshake.headers.get('Cache-Control')]).toEqual([101, 'private, no-store'])
  })
})

describe('a socket', () => {
  it('receives its member’s notifications, and nobody else’s', async () => {
    const [listener, other] = [await openLiveSocket(ada.session), await openLiveSocket(ben.session)]
    await notifyMember('For Ada')
    await notifyMember('For Ben', ben.id)
    await Promise.all([listener.waitForMessages(1), other.waitForMessages(1)])
    expect([listener.titles(), other.titles()]).toEqual([['For Ada'], ['For Ben']])
    expect(listener.messages[0]).toMatchObject({ note: { type: 'info', read: false, link: null, createdAt: now } })
  })

  it('is refused if the member has too many, until one of them is closed', async () => {
    const [first] = await Promise.all(Array.from({ length: maxSockets }, () => openLiveSocket(ada.session)))
    const cookie = { Cookie: cookieHeader({ session: ada.session }) }
    const refusedHandshake = await sendHandshake({ after: '0' }, cookie)
    expect([refusedHandshake.status, await refusedHandshake.json()]).toMatchObject([
      429,
      { error: { code: 'rate_limited' } },
    ])
    await openLiveSocket(ben.session)
    first?.socket.close()
    await first?.closeCode
    expect((await sendHandshake({ after: '0' }, cookie)).status).toBe(101)
  })

  it('is closed by the server too when its page closes it', async () => {
    const { socket, closeCode } = await openLiveSocket(ada.session)
    socket.close()
    expect(await closeCode).toBe(1000)
  })

  it('receives everything after its last known notification at once', async () => {
    for (const title of ['One', 'Two', 'Three']) await notifyMember(title)
    const late = await openLiveSocket(ada.session, (await findSequence('One')) ?? 0)
    await late.waitForMessages(2)
    expect(late.titles()).toEqual(['Two', 'Three'])
  })

  it('receives more notifications than one query returns', async () => {
    const ctx = createLiveCtx()
    const titles = Array.from({ length: 250 }, (_, number) => `Note ${number}`)
    const [first, ...rest] = titles.map((title) =>
      notifyIf(ctx, { userId: ada.id, title, message: '', type: 'info' }, always),
    )
    if (first) await commit({ ...ctx, live: testCtx().live }, [first, ...rest])
    const late = await openLiveSocket(ada.session)
    await late.waitForMessages(250)
    expect(late.titles()).toEqual(titles)
  })

  it('receives nothing that was rolled back', async () => {
    const listener = await openLiveSocket(ada.session)
    const ctx = createLiveCtx()
    const undoneNotification = notifyIf(ctx, { userId: ada.id, title: 'Undone', message: '', type: 'info' }, always)
    const invalidNotification = notifyIf(
      ctx,
      { userId: 'nobody', title: 'To nobody', message: '', type: 'info' },
      always,
    )
    await expect(commit(ctx, [undoneNotification, invalidNotification])).rejects.toThrow('FOREIGN KEY')
    await notifyMember('Done')
    await listener.waitForMessages(1)
    expect(listener.titles()).toEqual(['Done'])
  })

  it('is notified when notifications are read elsewhere', async () => {
    const listener = await openLiveSocket(ada.session)
    for (const title of ['News', 'More news']) await notifyMember(title)
    const { id } = (await env.DB.prepare('SELECT id FROM user_notifications LIMIT 1').first<{ id: string }>()) ?? {}
    expect(await request('PUT', `/api/notifications/${id}/read`, ada.session)).toBe(204)
    expect(await request('PUT', '/api/notifications/read?upTo=999999', ada.session)).toBe(204)
    await listener.waitForMessages(4)
    expect(listener.messages.slice(2)).toEqual([{ kind: 'read' }, { kind: 'read' }])
  })

  it('replies to a ping while its Durable Object hibernates', async () => {
    const listener = await openLiveSocket(ada.session)
    await notifyMember('News')
    await evictDurableObject(env.LIVE.getByName(ada.id))
    listener.socket.send('ping')
    await notifyMember('More news')
    await listener.waitForMessages(2)
    expect(listener.texts).toEqual(['pong'])
  })
})

const listLiveMembers = async () => (await readTable('live_members')).map(({ user_id }) => user_id)

const getLiveCalls = async (action: (ctx: TestCtx) => Promise<unknown>) => {
  const ctx = testCtx()
  await action(ctx)
  await ctx.settle()
  return ctx.liveCalls
}
const notifyAda = (ctx: TestCtx) =>
  commit(ctx, [notifyIf(ctx, { userId: ada.id, title: 'News', message: '', type: 'info' }, always)])

describe('a member', () => {
  it('is woken with a socket, and not without one', async () => {
    expect(await getLiveCalls(notifyAda)).toEqual([])
    const listener = await openLiveSocket(ada.session)
    expect(await getLiveCalls(notifyAda)).toEqual([{ method: 'wake', userId: ada.id }])
    listener.socket.close()
    await listener.closeCode
    await expect.poll(listLiveMembers).toEqual([])
    expect(await getLiveCalls(notifyAda)).toEqual([])
  })

  it('is woken until the last socket is closed, in any order of closing', async () => {
    const [first, second, third] = await runInSequence(() => openLiveSocket(ada.session), 3)
    for (const closing of [second, third]) {
      closing?.socket.close()
      await closing?.closeCode
      expect(await getLiveCalls(notifyAda)).toHaveLength(1)
    }
    first?.socket.close()
    await first?.closeCode
    await expect.poll(listLiveMembers).toEqual([])
  })

  it('is woken after one socket closed while another one opened', async () => {
    const first = await openLiveSocket(ada.session)
    const connect: typeof realLiveObjects.connect = async (userId, from) => {
      first.socket.close()
      await first.closeCode
      await runInDurableObject(env.LIVE.getByName(ada.id), () => undefined)
      return realLiveObjects.connect(userId, from)
    }
    const response = await sendHandshake(
      { after: '0' },
      { Cookie: cookieHeader({ session: ada.session }) },
      { ...realLiveObjects, connect },
    )
    expect(response.status).toBe(101)
    expect(await getLiveCalls(notifyAda)).toHaveLength(1)
  })

  it('misses nothing if the socket opens between a notification and its wake-up call', async () => {
    let opened: TestSocket | undefined
    const ctx = createLiveCtx()
    const batch: Ctx['db']['batch'] = ctx.db.batch.bind(ctx.db)
    ctx.db.batch = async (statements) => {
      const returned = await batch(statements)
      opened ??= await openLiveSocket(ada.session)
      return returned
    }
    await commit(ctx, [notifyIf(ctx, { userId: ada.id, title: 'Between', message: '', type: 'info' }, always)])
    await ctx.settle()
    await opened?.waitForMessages(1)
    expect(opened?.titles()).toEqual(['Between'])
  })

  it('is not woken after the recorded time has passed', async () => {
    await env.DB.prepare('INSERT INTO live_members (user_id, until) VALUES (?, ?)').bind(ada.id, now).run()
    expect(await getLiveCalls(notifyAda)).toEqual([])
  })

  it('learns about notifications read elsewhere only while a socket is open', async () => {
    await getLiveCalls(notifyAda)
    const readAll = (ctx: TestCtx) =>
      markAllNotificationsRead(
        Object.assign(ctx, { viewer: { role: 'member', id: ada.id, email: '', reauthenticatedAt: now } }),
        999,
      )
    expect(await getLiveCalls(readAll)).toEqual([])
    await getLiveCalls(notifyAda)
    await addLiveMembers(ada.id)
    expect(await getLiveCalls(readAll)).toEqual([{ method: 'broadcast', userId: ada.id }])
  })
})

async function runInSequence<Result>(run: () => Promise<Result>, count: number): Promise<Result[]> {
  const results: Result[] = []
  for (let number = 0; number < count; number++) results.push(await run())
  return results
}

describe('twenty sockets of one member', () => {
  it('receive each of 1,000 notifications once and in order, from several writers, although the object is removed', async () => {
    const sockets = await Promise.all(Array.from({ length: 20 }, () => openLiveSocket(ada.session)))
    const writers = Array.from({ length: 10 }, async (_, writer) => {
      for (let number = 0; number < 100; number++) {
        await notifyMember(`${writer}.${number}`)
        if (writer === 0 && number % 25 === 24) await evictDurableObject(env.LIVE.getByName(ada.id))
      }
    })
    await Promise.all(writers)
    await Promise.all(sockets.map((socket) => socket.waitForMessages(1000)))
    const { results } = await env.DB.prepare('SELECT title FROM user_notifications ORDER BY sequence').all<{
      title: string
    }>()
    const writtenTitles = results.map(({ title }) => title)
    expect(writtenTitles).toHaveLength(1000)
    for (const socket of sockets) expect(socket.titles()).toEqual(writtenTitles)
  })
})

describe('a broken socket', () => {
  it('misses nothing and receives nothing twice after its member reconnects', async () => {
    const before = await openLiveSocket(ada.session)
    await notifyMember('One')
    await before.waitForMessages(1)
    await evictDurableObject(env.LIVE.getByName(ada.id), { webSockets: 'close' })
    await notifyMember('Two')
    await notifyMember('Three')
    expect(before.titles()).toEqual(['One'])
    const reconnected = await openLiveSocket(ada.session, (await findSequence('One')) ?? 0)
    await notifyMember('Four')
    await reconnected.waitForMessages(3)
    expect(reconnected.titles()).toEqual(['Two', 'Three', 'Four'])
  })

  it('is closed if the database fails, and its member gets what is missing on reconnecting', async () => {
    const listener = await openLiveSocket(ada.session)
    const ctx = createLiveCtx()
    await env.DB.prepare('ALTER TABLE user_notifications RENAME TO away').run()
    await ctx.live.wake(ada.id)
    await env.DB.prepare('ALTER TABLE away RENAME TO user_notifications').run()
    expect(await listener.closeCode).toBe(1001)
    await notifyMember('Later')
    const reconnected = await openLiveSocket(ada.session)
    await reconnected.waitForMessages(1)
    expect(reconnected.titles()).toEqual(['Later'])
  })
})

describe('an ended session', () => {
  it.each([
    ['by signing out', 'DELETE', '/api/session', undefined],
    ['by signing out everywhere', 'DELETE', '/api/account/sessions', undefined],
    [
      'by a new password',
      'PUT',
      '/api/account/password',
      { present: knownPassword.password, password: 'another one for tea' },
    ],
    ['with the account', 'DELETE', '/api/account', { password: knownPassword.password }],
  ])('%s gets no further messages', async (_, method, path, body) => {
    const listener = await openLiveSocket(ada.session)
    expect(await request(method, path, ada.session, body)).toBeLessThan(300)
    expect(await listener.closeCode).toBe(1001)
    expect((await sendHandshake({ after: '0' }, { Cookie: cookieHeader({ session: ada.session }) })).status).toBe(401)
  })

  it('on another device gets no further messages', async () => {
    const lostSession = await addSession(ada.id, now)
    const otherDevice = await openLiveSocket(lostSession)
    expect(await request('DELETE', `/api/account/sessions/${hashToken(lostSession)}`, ada.session)).toBe(204)
    expect(await otherDevice.closeCode).toBe(1001)
  })

  it('gets no socket if it ends while one opens', async () => {
    const connect: typeof realLiveObjects.connect = async (userId, from) => {
      expect(await request('DELETE', '/api/session', ada.session)).toBe(204)
      return realLiveObjects.connect(userId, from)
    }
    const late = await sendHandshake(
      { after: '0' },
      { Cookie: cookieHeader({ session: ada.session }) },
      { ...realLiveObjects, connect },
    )
    expect(late.status).toBe(401)
  })

  it.each([
    ['a notification', () => notifyMember('News')],
    ['notifications read elsewhere', () => request('PUT', '/api/notifications/read?upTo=999999', ada.session)],
  ])('is detected after half a day if nothing closed its socket, which then gets no more: %s', async (_, send) => {
    const listener = await openLiveSocket(ada.session)
    await notifyMember('Early')
    const since = Date.now() - maxSocketLifetimeMs - 1
    await runInDurableObject(env.LIVE.getByName(ada.id), (_, state) => {
      for (const socket of state.getWebSockets())
        socket.serializeAttachment({ ...socket.deserializeAttachment(), since })
    })
    await send()
    expect(await listener.closeCode).toBe(1001)
    expect(listener.messages).toMatchObject([{ note: { title: 'Early' } }])
  })
})
