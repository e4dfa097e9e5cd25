import {
  notificationLink,
  notificationType,
  notificationsAtOnce,
  type NotificationCursor,
  unreadMax,
  writeCursor,
} from '#domain/notifications/notifications.rules.ts'
import type { Notification, NotificationPage } from '#domain/notifications/notifications.types.ts'
import { commit, type Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notFound } from '#worker/core/errors.ts'
import { memberOf } from '#worker/core/policy.ts'

import * as repo from './notifications.repo.ts'

type NewNotification = Pick<Notification, 'title' | 'message' | 'type'> & { userId: string; link?: string }

/** The row that tells a member something; it goes into the same batch as what it tells of. */
export const notify = ({ db, now }: Ctx, note: NewNotification): Statement =>
  repo.insertNotification(db, { ...note, id: crypto.randomUUID(), read: false, createdAt: now })

/** The member's own, newest first; `before` goes on after a note that was shown. */
export async function listNotifications(
  ctx: Ctx,
  { before }: { before?: NotificationCursor | undefined },
): Promise<NotificationPage> {
  const userId = memberOf(ctx).id
  // One more than is shown tells whether there are older ones.
  const [found, unread] = await Promise.all([
    repo.listNotifications(ctx, userId, notificationsAtOnce + 1, before),
    repo.countUnread(ctx, userId, unreadMax),
  ])
  const shown = found.slice(0, notificationsAtOnce)
  const last = shown.at(-1)
  return {
    notifications: shown.map(({ type, link, ...stored }) => ({
      ...stored,
      type: notificationType(type),
      link: notificationLink(link),
    })),
    unread,
    next: last && found.length > shown.length ? writeCursor(last) : null,
  }
}

/** One of the member's own; another's is not found. */
export async function readNotification(ctx: Ctx, id: string): Promise<void> {
  const userId = memberOf(ctx).id
  const found = await repo.findNotification(ctx, userId, id)
  if (!found) throw notFound('Notification')
  if (!found.read) await commit(ctx, [repo.markRead(ctx.db, userId, id)])
}

export const readAllNotifications = (ctx: Ctx): Promise<void> =>
  commit(ctx, [repo.markAllRead(ctx.db, memberOf(ctx).id)])
