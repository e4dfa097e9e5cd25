import { hourMs, secondMs } from '#domain/durations.ts'
import type { BrewTimerInput } from '#domain/notifications/notifications.schemas.ts'
import { timerNotification } from '#domain/notifications/timer-notifications.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { requireUser } from '#worker/core/policy.ts'

import { getChannel } from './choices.service.ts'
import { notifyIf } from './notifications.service.ts'
import * as repo from './timers.repo.ts'

const timersPerRun = 50
/** A queue delays a message for 12 hours at most. */
const maxTimerMs = 12 * hourMs

/**
 * Replaces the member's timer if they want to be notified of it. Ignores a timer that has ended or is too long for a
 * tea.
 */
export async function startTimer(ctx: Ctx, { endsAt, path }: BrewTimerInput): Promise<void> {
  const userId = requireUser(ctx).id
  const remainingMs = endsAt - ctx.now
  if (remainingMs <= 0 || remainingMs > maxTimerMs || (await getChannel(ctx, userId, 'timer')) === 'none')
    return stopTimer(ctx)
  const id = crypto.randomUUID()
  await commit(ctx, [repo.replaceTimer(ctx.db, { userId, id, endsAt, path })])
  await ctx.jobs.send({ type: 'brew-timer', timerId: id }, Math.ceil(remainingMs / secondMs))
}

export const stopTimer = (ctx: Ctx): Promise<void> => commit(ctx, [repo.deleteTimerOf(ctx.db, requireUser(ctx).id)])

/** Notifies the member once that the timer has ended. Does nothing if it was stopped, replaced or extended. */
export async function ringTimer(ctx: Ctx, id: string): Promise<void> {
  const timer = await repo.findEndedTimer(ctx, id, ctx.now)
  if (!timer) return
  const notification = { ...timerNotification, userId: timer.userId, link: timer.path }
  await commit(ctx, [notifyIf(ctx, notification, repo.hasTimer(ctx.db, id)), repo.deleteTimer(ctx.db, id)])
}

/** Rings timers whose queue message was lost or came early. Runs every minute. */
export async function ringDueTimers(ctx: Ctx): Promise<void> {
  for (const id of await repo.listEndedIds(ctx, ctx.now, timersPerRun))
    if (ctx.budget.hasRoom()) await ringTimer(ctx, id)
}
