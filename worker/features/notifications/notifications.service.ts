import { minuteMs } from '#domain/durations.ts'
import { socketLifeMs } from '#domain/notifications/live-delivery.rules.ts'
import { writeLiveMessage } from '#domain/notifications/live-messages.ts'
import {
  notificationLink,
  notificationType,
  notificationsAtOnce,
  unreadMax,
} from '#domain/notifications/notifications.rules.ts'
import type { Notification, NotificationPage } from '#domain/notifications/notifications.types.ts'
import { commit, executeBatch, type Condition, onCommitted, type Statement } from '#worker/core/commit.ts'
import type { Ctx, Reader } from '#worker/core/ctx.ts'
import { AppError, notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'

import * as repo from './notifications.repo.ts'

/** Notes that are read at once for those who listen. */
export const newerAtOnce = 100

type NewNotification = Pick<Notification, 'title' | 'message' | 'type'> & { userId: string; link?: string }

/** Members whose sockets are woken for one statement at most; the others find the note when they come back. */
const wokenMax = 100

type Returned = { listener: string | null }[]

const listenersIn = (returned: Returned): string[] => [
  ...new Set(returned.flatMap(({ listener }) => (listener === null ? [] : [listener]))),
]

/** Wakes the sockets of the recipients who may have one open: a call of a Durable Object each. */
async function wakeListeners({ live, budget }: Ctx, returned: Returned): Promise<void> {
  const wakes = await Promise.allSettled(
    listenersIn(returned)
      .slice(0, wokenMax)
      .map(async (userId) => {
        if (budget.hasRoom()) await live.wake(userId)
      }),
  )
  const failed = wakes.find((wake) => wake.status === 'rejected')
  if (failed) throw failed.reason
}

/**
 * The row that tells a member something, where the condition holds; it goes into the same batch as what it tells of, and who listens
 * hears at once.
 */
export const notifyIf = ({ db, now }: Ctx, note: NewNotification, condition: Condition): Statement =>
  onCommitted(
    repo.insertNotificationIf(db, { ...note, id: crypto.randomUUID(), read: false, createdAt: now }, condition),
    wakeListeners,
  )

/** The same, where the member has no unread note that leads to the same place besides. */
export const notifyUnlessUnread = (
  { db, now }: Ctx,
  note: NewNotification & { link: string },
  condition: Condition,
): Statement =>
  onCommitted(
    repo.insertUnlessUnread(db, { ...note, id: crypto.randomUUID(), read: false, createdAt: now }, condition),
    wakeListeners,
  )

export type SharedNote = Omit<NewNotification, 'userId' | 'link'> & { link: string }

/** The same note for each of the recipients. */
export const notifyAll = ({ db, now }: Ctx, recipients: repo.Recipients, note: SharedNote): Statement =>
  onCommitted(repo.insertForAll(db, recipients, { ...note, read: false, createdAt: now }), wakeListeners)

/** The member's own, newest first; `before` goes on after the note of that sequence. */
export async function listNotifications(
  ctx: Ctx,
  { before }: { before?: number | undefined },
): Promise<NotificationPage> {
  const userId = requireUser(ctx).id
  // One more than is shown tells whether there are older ones.
  const [found, unread] = await Promise.all([
    repo.listNotifications(ctx, userId, notificationsAtOnce + 1, before),
    repo.countUnread(ctx, userId, unreadMax),
  ])
  const shown = found.slice(0, notificationsAtOnce)
  const last = shown.at(-1)
  return {
    notifications: shown.map(asShown),
    unread,
    next: last && found.length > shown.length ? last.sequence : null,
  }
}

/** What a member was told after the note of the sequence `after`, in that order; up to `newerAtOnce`. */
export async function listNewer(reader: Reader, userId: string, after: number): Promise<Notification[]> {
  const found = await repo.listNewer(reader, userId, newerAtOnce, after)
  return found.map(asShown)
}

type Stored = Awaited<ReturnType<typeof repo.listNotifications>>[number]

const asShown = ({ type, link, ...stored }: Stored): Notification => ({
  ...stored,
  type: notificationType(type),
  link: notificationLink(link),
})

/** A socket ends at the latest after this time, and a little for clocks that differ. */
const liveMs = socketLifeMs + 5 * minuteMs

/**
 * A socket that carries what the member at hand is told from now on, and what was missed since the sequence `after`. Throws
 * `rate_limited` where too many are open. That the member listens is noted before the socket reads what it lacks: a note that is written before
 * is read, one that is written later wakes it.
 */
export async function listen(ctx: Ctx, after: number): Promise<Response> {
  const userId = requireUser(ctx).id
  const [[marked]] = await executeBatch(ctx, [repo.markLive(ctx.db, userId, ctx.now + liveMs)])
  const answer = await ctx.live.connect(userId, { after, until: marked?.until ?? 0 })
  if (answer.status === 429) throw new AppError('rate_limited')
  return answer
}

/** Notes that the last socket of the member is closed: nobody is woken until another one opens. */
export async function stopListening({ db }: Reader, userId: string, until: number): Promise<void> {
  await db.batch([repo.unmarkLive(db, userId, until)])
}

/**
 * Closes the member's sockets: whoever may still listen comes back, a session that has ended does not. Call it once the
 * session is gone.
 */
export const closeLiveConnections = (ctx: Ctx, userId: string): Promise<void> =>
  ctx.live.closeSockets(userId).catch((error: unknown) => ctx.log.error('hang_up_failed', error))

/** One of the member's own; another's is not found. */
export async function readNotification(ctx: Ctx, id: string): Promise<void> {
  const userId = requireUser(ctx).id
  const found = await repo.findNotification(ctx, userId, id)
  if (!found) throw notFound('Notification')
  if (!found.read) await commit(ctx, [heardElsewhere(userId, repo.markRead(ctx.db, userId, id, ctx.now))])
}

/** All of the member's own up to the sequence: what came later, nobody has seen. */
export async function readAllNotifications(ctx: Ctx, upTo: number): Promise<void> {
  const userId = requireUser(ctx).id
  await commit(ctx, [heardElsewhere(userId, repo.markAllRead(ctx.db, userId, { upTo, now: ctx.now }))])
}

/** The member's other pages count anew. */
const heardElsewhere = (userId: string, statement: ReturnType<typeof repo.markRead>): Statement =>
  onCommitted(statement, async ({ live }, returned) => {
    if (listenersIn(returned).length > 0) await live.say(userId, writeLiveMessage({ kind: 'read' }))
  })
