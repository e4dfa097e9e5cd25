import { minuteMs } from '#domain/durations.ts'
import { maxSocketLifetimeMs } from '#domain/notifications/live-delivery.rules.ts'
import { serialiseLiveMessage } from '#domain/notifications/live-messages.ts'
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts'
import {
  parseNotificationLink,
  parseNotificationType,
  notificationsPerPage,
  maxUnreadCount,
} from '#domain/notifications/notifications.rules.ts'
import type { Notification, NotificationPage } from '#domain/notifications/notifications.types.ts'
import { commit, executeBatch, onCommitted, type Write } from '#worker/core/commit.ts'
import type { Ctx, Reader } from '#worker/core/ctx.ts'
import { AppError, notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import type { Condition } from '#worker/core/statement.ts'

import * as repo from './notifications.repo.ts'
import { sendNotifications } from './sending.service.ts'

/** Maximum notifications read at once for open sockets. */
export const maxNewerNotifications = 100

/** A notification of a `kind` reaches a member as they chose. Without a kind, it is under the bell. */
type NewNotification = Pick<Notification, 'title' | 'message' | 'type'> & {
  userId: string
  link?: string
  kind?: NotificationKind
}

/** Maximum members that one statement notifies live. Others see the notification on their next visit. */
const maxNotifiedLive = 100

type ListenerRows = { listener: string | null }[]

const extractListeners = (listenerRows: ListenerRows): string[] => [
  ...new Set(listenerRows.flatMap(({ listener }) => (listener === null ? [] : [listener]))),
]

/** Maximum pushes and emails sent right after a batch. A job of the minute sends the others. */
const maxSentAtOnce = 20

type InsertedRows = { listener: string | null; id: string; dueAt: number | null }[]

/** Shows new notifications in open pages, and sends the pushes and emails that are due. */
async function announce(ctx: Ctx, insertedRows: InsertedRows): Promise<void> {
  const dueIds = insertedRows.flatMap(({ id, dueAt }) => (dueAt === null ? [] : [id])).slice(0, maxSentAtOnce)
  await Promise.all([wakeListeners(ctx, insertedRows), sendNotifications(ctx, dueIds)])
}

/** Delivers to recipients who may have open sockets. Each takes one Durable Object call. */
async function wakeListeners({ live, budget }: Ctx, listenerRows: ListenerRows): Promise<void> {
  const wakeResults = await Promise.allSettled(
    extractListeners(listenerRows)
      .slice(0, maxNotifiedLive)
      .map(async (userId) => {
        if (budget.hasRoom()) await live.wake(userId)
      }),
  )
  const failure = wakeResults.find((wake) => wake.status === 'rejected')
  if (failure) throw failure.reason
}

/**
 * Returns a statement that notifies a member if the condition holds. Put it in the batch of the event. Open sockets are
 * notified after the commit.
 */
export const notifyIf = ({ db, now }: Ctx, notification: NewNotification, condition: Condition): Write =>
  onCommitted(
    repo.insertNotificationIf(db, { ...notification, id: crypto.randomUUID(), read: false, createdAt: now }, condition),
    announce,
  )

/** Like `notifyIf`, unless the member has an unread notification with the same link. */
export const notifyUnlessUnread = (
  { db, now }: Ctx,
  notification: NewNotification & { link: string },
  condition: Condition,
): Write =>
  onCommitted(
    repo.insertUnlessUnread(db, { ...notification, id: crypto.randomUUID(), read: false, createdAt: now }, condition),
    announce,
  )

export type SharedNotification = Omit<NewNotification, 'userId' | 'link'> & { link: string }

export const notifyAll = ({ db, now }: Ctx, recipients: repo.Recipients, notification: SharedNotification): Write =>
  onCommitted(repo.insertForAll(db, recipients, { ...notification, read: false, createdAt: now }), announce)

/**
 * Lists the member's notifications, newest first. `before` is the sequence of the last notification of the previous
 * page.
 */
export async function listNotifications(
  ctx: Ctx,
  { before }: { before?: number | undefined },
): Promise<NotificationPage> {
  const userId = requireUser(ctx).id
  // Reads one extra row to detect older notifications.
  const [rows, unread] = await Promise.all([
    repo.listNotifications(ctx, userId, notificationsPerPage + 1, before),
    repo.countUnread(ctx, userId, maxUnreadCount),
  ])
  const page = rows.slice(0, notificationsPerPage)
  const last = page.at(-1)
  return {
    notifications: page.map(toNotification),
    unread,
    next: last && rows.length > page.length ? last.sequence : null,
  }
}

/** Lists up to `maxNewerNotifications` notifications after the sequence `after`, oldest first. */
export async function listNewer(reader: Reader, userId: string, after: number): Promise<Notification[]> {
  const rows = await repo.listNewer(reader, userId, maxNewerNotifications, after)
  return rows.map(toNotification)
}

type StoredNotification = Awaited<ReturnType<typeof repo.listNotifications>>[number]

const toNotification = ({ type, link, ...stored }: StoredNotification): Notification => ({
  ...stored,
  type: parseNotificationType(type),
  link: parseNotificationLink(link),
})

/** Maximum lifetime of a socket in milliseconds, with a margin for clock differences. */
const maxLiveMs = maxSocketLifetimeMs + 5 * minuteMs

/**
 * Opens a socket that delivers new notifications and those after the sequence `after`. Records the socket before
 * reading missed notifications, so that none is lost in between. Throws `rate_limited` if too many sockets are open.
 */
export async function openLiveConnection(ctx: Ctx, after: number): Promise<Response> {
  const userId = requireUser(ctx).id
  const [[liveMember]] = await executeBatch(ctx, [repo.markLive(ctx.db, userId, ctx.now + maxLiveMs)])
  const response = await ctx.live.connect(userId, { after, until: liveMember?.until ?? 0 })
  if (response.status === 429) throw new AppError('rate_limited')
  return response
}

export async function markOffline({ db }: Reader, userId: string, until: number): Promise<void> {
  await db.batch([repo.unmarkLive(db, userId, until)])
}

/**
 * Closes the member's live sockets. Clients with a valid session reconnect. Call this function after deleting sessions.
 */
export const closeLiveConnections = (ctx: Ctx, userId: string): Promise<void> =>
  ctx.live.closeSockets(userId).catch((error: unknown) => ctx.log.error('sockets_close_failed', error))

/** Throws `not_found` for another member's notification. */
export async function markNotificationRead(ctx: Ctx, id: string): Promise<void> {
  const userId = requireUser(ctx).id
  const notification = await repo.findNotification(ctx, userId, id)
  if (!notification) throw notFound('Notification')
  if (!notification.read) await commit(ctx, [updateOtherPages(userId, repo.markRead(ctx.db, userId, id, ctx.now))])
}

export async function markAllNotificationsRead(ctx: Ctx, upTo: number): Promise<void> {
  const userId = requireUser(ctx).id
  await commit(ctx, [updateOtherPages(userId, repo.markAllRead(ctx.db, userId, { upTo, now: ctx.now }))])
}

const updateOtherPages = (userId: string, statement: ReturnType<typeof repo.markRead>): Write =>
  onCommitted(statement, async ({ live }, listenerRows) => {
    if (extractListeners(listenerRows).length > 0) await live.broadcast(userId, serialiseLiveMessage({ kind: 'read' }))
  })
