import { dayMs, minuteMs } from '#domain/durations.ts'
import { notificationMail } from '#domain/mail/notification-mails.ts'
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts'
import { parseNotificationLink } from '#domain/notifications/notifications.rules.ts'
import { createPushMessage, getPushLifetimeMs } from '#domain/notifications/push-messages.ts'
import { paths } from '#domain/paths.ts'
import { commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import type { PushTarget } from '#worker/platform/push.ts'

import { getChannel } from './choices.service.ts'
import * as devices from './devices.repo.ts'
import { createMailChoiceUrl } from './mail-links.service.ts'
import * as repo from './sending.repo.ts'

const sendingsPerRun = 50
/** Milliseconds that a claim lasts. What failed is retried after the same time. */
const claimMs = 5 * minuteMs

/** Sends pushes and emails that a request failed to send or left to this job. Runs every minute. */
export async function sendDueNotifications(ctx: Ctx): Promise<void> {
  for (const id of await repo.listDueIds(ctx, ctx.now, sendingsPerRun))
    if (ctx.budget.hasRoom()) await sendNotifications(ctx, [id])
}

/** Sends the push or the email about each notification, if it is due. */
export async function sendNotifications(ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (const id of ids) await sendNotification(ctx, id)
}

async function sendNotification(ctx: Ctx, id: string): Promise<void> {
  const claimed = { now: ctx.now, until: ctx.now + claimMs }
  const [[claim]] = await executeBatch(ctx, [repo.claimSending(ctx.db, id, claimed)])
  if (!claim) return
  const { kind, ...rest } = claim
  const isDone = kind === null || (await send(ctx, { ...rest, kind }))
  if (isDone) await commit(ctx, [repo.completeSending(ctx.db, id)])
}

type Claimed = NonNullable<Awaited<ReturnType<typeof repo.claimSending>>[number]>
type Due = Omit<Claimed, 'kind'> & { kind: NotificationKind }

/** Sends through the channel that the member has chosen by now. Returns false if a retry may help. */
async function send(ctx: Ctx, notification: Due): Promise<boolean> {
  const channel = await getChannel(ctx, notification.userId, notification.kind)
  if (channel === 'push') return sendPush(ctx, notification)
  return channel === 'mail' ? sendMail(ctx, notification) : true
}

/** A device that got the push before a retry shows it once, because the retry has the same id. */
async function sendPush(ctx: Ctx, notification: Due): Promise<boolean> {
  const isLate = ctx.now >= notification.createdAt + getPushLifetimeMs(notification.kind)
  if (isLate) return true
  const message = createPushMessage({ ...notification, link: parseNotificationLink(notification.link) })
  const targets = await devices.listTargets(ctx, notification.userId)
  const results = await Promise.all(
    targets.map(async (target) => ({ target, outcome: await ctx.push.send(target, message) })),
  )
  const [first, ...others] = results.flatMap(({ target, outcome }) => getDeviceWrites(ctx, target, outcome))
  if (first) await commit(ctx, [first, ...others])
  return results.every(({ outcome }) => outcome !== 'later')
}

function getDeviceWrites({ db, now }: Ctx, { endpoint }: PushTarget, outcome: string) {
  if (outcome === 'gone') return [devices.deleteEndpoint(db, endpoint)]
  return outcome === 'sent' ? [devices.markUsed(db, endpoint, now)] : []
}

async function sendMail(ctx: Ctx, { userId, createdAt, title, message, link, kind }: Due): Promise<boolean> {
  const to = await repo.findAddress(ctx, userId)
  if (to === undefined || !ctx.mail.canSend) return true
  const url = ctx.config.siteUrl + (parseNotificationLink(link) ?? paths.home)
  const mail = notificationMail({ title, message, url, kind, choiceUrl: createMailChoiceUrl(ctx, userId, kind) })
  try {
    await ctx.mail.send({ to, ...mail })
  } catch (error) {
    ctx.log.error('notification_mail_failed', error)
    const isPermanent = error instanceof AppError && error.code === 'invalid'
    return isPermanent || ctx.now >= createdAt + dayMs
  }
  return true
}
