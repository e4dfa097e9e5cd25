import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { dayMs, minuteMs } from '#domain/durations.ts'
import { defaultChoices, type NotificationChoices } from '#domain/notifications/notification-kinds.ts'
import { commit } from '#worker/core/commit.ts'
import { AppError } from '#worker/core/errors.ts'
import { hashToken } from '#worker/core/tokens.ts'
import { runCron } from '#worker/cron.ts'
import type { PushOutcome } from '#worker/platform/push.ts'
import { addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { createFakePushService } from '#worker/testing/fake-push-service.ts'
import { member, testCtx, type TestCtx } from '#worker/testing/test-ctx.ts'

import { saveChoices } from './choices.service.ts'
import { subscribeDevice } from './devices.service.ts'
import { insertNotificationIf } from './notifications.repo.ts'
import { notifyAll, notifyIf } from './notifications.service.ts'

const { now } = testCtx()
const always = sql`true`
const reply = { title: 'New reply', message: 'Ada replied to “Cups”.', type: 'info', kind: 'reply' } as const
const createCtxAt = (ms: number): TestCtx => Object.assign(testCtx({ viewer: member }), { now: now + ms })
const choose = (choices: Partial<NotificationChoices>) => saveChoices(createCtxAt(0), { ...defaultChoices, ...choices })

async function subscribe(endpoint = 'https://fcm.googleapis.com/fcm/send/one') {
  const { target } = await createFakePushService(endpoint, '')
  const { p256dh, auth } = target
  const session = hashToken(await addSession(member.id, now))
  await subscribeDevice(createCtxAt(0), session, { endpoint, keys: { p256dh, auth } })
}

async function notify(ctx: TestCtx, notification?: Parameters<typeof notifyIf>[1]) {
  const link = '/community/1'
  await commit(ctx, [notifyIf(ctx, notification ?? { ...reply, userId: member.id, link }, always)])
  await ctx.settle()
  return ctx
}

/** Stores a reply's notification as a request does that ends right after its batch. */
async function storeUnsent() {
  const row = {
    ...reply,
    id: crypto.randomUUID(),
    userId: member.id,
    link: '/community/1',
    read: false,
    createdAt: now,
  }
  const { db } = testCtx()
  await db.batch([insertNotificationIf(db, row, always)])
}

async function runJob(ctx: TestCtx) {
  await runCron(ctx, '* * * * *')
  return ctx
}
const replyWith = (ctx: TestCtx, outcome: PushOutcome) => Object.assign(ctx.push, { send: async () => outcome })
const readDueTimes = async () => (await readTable('user_notifications')).map((row) => row['due_at'])

describe('a notification that the member wants as a push', () => {
  beforeEach(() => choose({ reply: 'push' }))

  it('reaches each of their devices at once, with its title only, and is under the bell', async () => {
    await subscribe()
    await subscribe('https://web.push.apple.com/two')
    const { sentPushes } = await notify(createCtxAt(0))
    expect(sentPushes.map(({ endpoint }) => new URL(endpoint).hostname).toSorted()).toEqual([
      'fcm.googleapis.com',
      'web.push.apple.com',
    ])
    const [row] = await readTable('user_notifications')
    expect(JSON.parse(sentPushes[0]?.payload ?? '')).toEqual({
      id: row?.['id'],
      title: 'New reply',
      link: '/community/1',
    })
    expect(row).toMatchObject({ kind: 'reply', due_at: null, read: 0 })
    expect((await runJob(createCtxAt(minuteMs))).sentPushes).toEqual([])
  })

  it('reaches recipients of a shared notification in the same way', async () => {
    await subscribe()
    const ctx = createCtxAt(0)
    await commit(ctx, [notifyAll(ctx, sql`select ${member.id} as user_id`, { ...reply, link: '/community/1' })])
    await ctx.settle()
    expect([ctx.sentPushes.length, await readDueTimes()]).toEqual([1, [null]])
  })

  it('is sent by the next job if the request ended before', async () => {
    await subscribe()
    await storeUnsent()
    expect(await readDueTimes()).toEqual([now])
    expect((await runJob(createCtxAt(minuteMs))).sentPushes).toHaveLength(1)
  })

  it('is sent once if two runs try at the same time', async () => {
    await subscribe()
    await storeUnsent()
    const ctxs = [createCtxAt(minuteMs), createCtxAt(minuteMs)]
    await Promise.all(ctxs.map(runJob))
    expect(ctxs.flatMap(({ sentPushes }) => sentPushes)).toHaveLength(1)
  })

  it('removes a device whose browser has unsubscribed', async () => {
    await subscribe()
    const ctx = createCtxAt(0)
    replyWith(ctx, 'gone')
    await notify(ctx)
    expect([await readTable('push_subscriptions'), await readDueTimes()]).toEqual([[], [null]])
  })

  it('is retried five minutes apart for a day if the push service is busy', async () => {
    await subscribe()
    const busyCtx = createCtxAt(0)
    replyWith(busyCtx, 'later')
    await notify(busyCtx)
    expect((await runJob(createCtxAt(4 * minuteMs))).sentPushes).toEqual([])
    expect((await runJob(createCtxAt(5 * minuteMs))).sentPushes).toHaveLength(1)
    expect(await readDueTimes()).toEqual([null])
    const ctx = createCtxAt(0)
    replyWith(ctx, 'later')
    await notify(ctx)
    expect((await runJob(createCtxAt(dayMs))).sentPushes).toEqual([])
    expect(await readDueTimes()).toEqual([null, null])
  })

  it('isn’t retried if the push service refuses it', async () => {
    await subscribe()
    const ctx = createCtxAt(0)
    replyWith(ctx, 'refused')
    await notify(ctx)
    expect(await readDueTimes()).toEqual([null])
  })

  it('stays under the bell without a device', async () => {
    const { sentPushes } = await notify(createCtxAt(0))
    expect([sentPushes, await readDueTimes()]).toEqual([[], [null]])
  })
})

describe('a notification that the member wants under the bell', () => {
  it('is never due', async () => {
    await subscribe()
    const { sentPushes, sentMails } = await notify(createCtxAt(0))
    expect([sentPushes, sentMails, await readDueTimes()]).toEqual([[], [], [null]])
  })
})

describe('a notification that the member wants by email', () => {
  beforeEach(() => choose({ reply: 'mail' }))

  it('is mailed once, with a link that stops such emails without signing in', async () => {
    const { sentMails } = await notify(createCtxAt(0))
    expect(sentMails).toMatchObject([{ to: member.email, subject: 'New reply' }])
    expect(sentMails[0]?.text).toContain('https://herbs.test/community/1')
    expect((await runJob(createCtxAt(minuteMs))).sentMails).toEqual([])
    const [, token = ''] = /\/notification-emails\/(\S+)/.exec(sentMails[0]?.text ?? '') ?? []
    const url = `/api/notifications/mail-links/${token}`
    expect((await call('GET', url)).body).toEqual({ kind: 'reply' })
    expect(await readTable('notification_choices')).toContainEqual({
      user_id: member.id,
      kind: 'reply',
      channel: 'mail',
    })
    expect((await call('POST', url)).status).toBe(204)
    expect((await call('POST', url)).status).toBe(204)
    expect((await notify(createCtxAt(minuteMs))).sentMails).toEqual([])
    expect(await readTable('user_notifications')).toHaveLength(2)
  })

  it('can’t be stopped by a link that we didn’t write', async () => {
    const url = `/api/notifications/mail-links/${member.id}.reply.${'a'.repeat(43)}`
    expect((await call('GET', url)).status).toBe(404)
    expect((await call('POST', url)).status).toBe(404)
  })

  it('is retried if the mail provider fails, unless the address takes no email', async () => {
    const ctx = createCtxAt(0)
    ctx.mail.send = () => Promise.reject(new AppError('unavailable'))
    await notify(ctx)
    expect(ctx.loggedErrors).toMatchObject([{ event: 'notification_mail_failed' }])
    const laterCtx = createCtxAt(5 * minuteMs)
    laterCtx.mail.send = () => Promise.reject(new AppError('invalid'))
    await runJob(laterCtx)
    expect(await readDueTimes()).toEqual([null])
  })
})

describe('a notification about a ticket', () => {
  it('isn’t mailed, because our answer has an email of its own', async () => {
    const ticket = { ...reply, kind: 'ticket', userId: member.id } as const
    const { sentMails } = await notify(createCtxAt(0), ticket)
    expect([sentMails, await readDueTimes()]).toEqual([[], [null]])
  })
})
