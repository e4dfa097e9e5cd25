import { describe, expect, it } from 'vitest'

import { minuteMs } from '#domain/durations.ts'
import { defaultChoices, type NotificationChannel } from '#domain/notifications/notification-kinds.ts'
import { runCron } from '#worker/cron.ts'
import { readTable } from '#worker/testing/account-rows.ts'
import { member, testCtx, type TestCtx } from '#worker/testing/test-ctx.ts'

import { saveChoices } from './choices.service.ts'
import { ringTimer, startTimer, stopTimer } from './timers.service.ts'

const { now } = testCtx()
const path = '/recipe/linden-cup'
const createCtxAt = (ms: number): TestCtx => Object.assign(testCtx({ viewer: member }), { now: now + ms })
const choose = (timer: NotificationChannel) => saveChoices(createCtxAt(0), { ...defaultChoices, timer })

async function start(endsInMs: number) {
  const ctx = createCtxAt(0)
  await startTimer(ctx, { endsAt: now + endsInMs, path })
  const [message] = ctx.queuedMessages
  return message?.type === 'brew-timer' ? message.timerId : undefined
}

async function ring(id: string, ms: number) {
  const ctx = createCtxAt(ms)
  await ringTimer(ctx, id)
  await ctx.settle()
}
const readNotifications = () => readTable('user_notifications')

describe('the timer of a tea', () => {
  it('isn’t stored unless the member chose to be notified', async () => {
    expect(await start(5 * minuteMs)).toBeUndefined()
    expect(await readTable('brew_timers')).toEqual([])
  })

  it('notifies the member once when it ends, without naming the tea', async () => {
    await choose('bell')
    const id = (await start(5 * minuteMs)) ?? ''
    await ring(id, 5 * minuteMs - 1)
    expect(await readNotifications()).toEqual([])
    await ring(id, 5 * minuteMs)
    await ring(id, 5 * minuteMs)
    expect(await readNotifications()).toMatchObject([{ user_id: member.id, title: 'Your tea is ready', link: path }])
    expect(await readTable('brew_timers')).toEqual([])
  })

  it('rings once if its message is delivered twice at the same time', async () => {
    await choose('bell')
    const id = (await start(minuteMs)) ?? ''
    await Promise.all([ring(id, minuteMs), ring(id, minuteMs)])
    expect(await readNotifications()).toHaveLength(1)
  })

  it('is rung by the job of the minute if its message was lost', async () => {
    await choose('bell')
    await start(minuteMs)
    await runCron(createCtxAt(2 * minuteMs), '* * * * *')
    expect(await readNotifications()).toHaveLength(1)
  })

  it('doesn’t ring after it was extended or stopped', async () => {
    await choose('bell')
    const first = (await start(minuteMs)) ?? ''
    await start(2 * minuteMs)
    await ring(first, minuteMs)
    expect(await readNotifications()).toEqual([])
    await stopTimer(createCtxAt(0))
    await runCron(createCtxAt(3 * minuteMs), '* * * * *')
    expect(await readNotifications()).toEqual([])
  })

  it.each([0, -minuteMs, 24 * 60 * minuteMs])('isn’t stored if it ends in %i milliseconds', async (endsInMs) => {
    await choose('push')
    expect(await start(endsInMs)).toBeUndefined()
    expect(await readTable('brew_timers')).toEqual([])
  })
})
