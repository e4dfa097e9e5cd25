import { and, asc, desc, eq, gt, inArray, lt, lte, notExists, type SQL, sql } from 'drizzle-orm'

import { getSendingChannels, type NotificationKind } from '#domain/notifications/notification-kinds.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { insertIf } from '#drizzle/insert-if.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Condition, Statement } from '#worker/core/statement.ts'

import { selectChannel } from './choices.repo.ts'

const { liveMembers, userNotifications: notifications } = schema

/** Selects the recipient's id if they may have an open live socket, and otherwise null. */
const listenerColumn = (now: number) => ({
  listener: sql<string | null>`(${sql`select ${liveMembers.userId} from ${liveMembers}
    where ${liveMembers.userId} in (${notifications.userId}) and ${liveMembers.until} > ${now} limit 1`})`,
})

/** Repeats the partial index's condition as plain text, because SQLite can't use the index with a bound value. */
const isUnread = sql`${notifications.read} = 0`

const columns = {
  sequence: notifications.sequence,
  id: notifications.id,
  title: notifications.title,
  message: notifications.message,
  type: notifications.type,
  link: notifications.link,
  read: notifications.read,
  createdAt: notifications.createdAt,
}

export const listNotifications = ({ db, read }: Reader, userId: string, limit: number, before: number | undefined) =>
  read(
    db
      .select(columns)
      .from(notifications)
      .where(
        and(eq(notifications.userId, userId), before === undefined ? undefined : lt(notifications.sequence, before)),
      )
      .orderBy(desc(notifications.sequence))
      .limit(limit),
  )

export const listNewer = ({ db, read }: Reader, userId: string, limit: number, after: number) =>
  read(
    db
      .select(columns)
      .from(notifications)
      .where(and(eq(notifications.userId, userId), gt(notifications.sequence, after)))
      .orderBy(asc(notifications.sequence))
      .limit(limit),
  )

export async function countUnread({ db, read }: Reader, userId: string, max: number): Promise<number> {
  const unreadQuery = db
    .select({ one: sql`1`.as('one') })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isUnread))
    .limit(max)
    .as('unread')
  const [countRow] = await read(
    db
      .select({ count: sql<number>`count(*)`.as('count') })
      .from(unreadQuery)
      .limit(1),
  )
  return countRow?.count ?? 0
}

export async function findNotification({ db, read }: Reader, userId: string, id: string) {
  const query = db
    .select({ read: notifications.read })
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .limit(1)
  const [notification] = await read(query)
  return notification
}

type NewNotification = Omit<typeof notifications.$inferInsert, 'sequence' | 'kind' | 'dueAt'> & {
  kind?: NotificationKind
}

/** SQL condition that the recipient wants notifications of this kind. */
const isWanted = (userId: string | SQL, kind: NotificationKind | undefined) =>
  kind && sql`${selectChannel(userId, kind)} <> 'none'`

/** SQL for the time from which a push or an email is due; null if the member chose neither. */
const selectDueTime = (userId: string | SQL, kind: NotificationKind | undefined, now: number) =>
  kind &&
  sql<number | null>`case when ${inArray(selectChannel(userId, kind), [...getSendingChannels(kind)])} then ${now} end`

const insertedColumns = (now: number) => ({ ...listenerColumn(now), id: notifications.id, dueAt: notifications.dueAt })

export const insertNotificationIf = (db: Db, notification: NewNotification, condition: Condition | undefined) => {
  const { userId, kind, createdAt } = notification
  const dueAt = selectDueTime(userId, kind, createdAt)
  const row = { ...notification, ...(dueAt && { dueAt }) }
  return insertIf(db, notifications, row, and(condition, isWanted(userId, kind))).returning(insertedColumns(createdAt))
}

type LinkedNotification = NewNotification & { link: string }

/** Inserts the notification if the condition holds and the member has no unread notification with the same link. */
export const insertUnlessUnread = (db: Db, notification: LinkedNotification, condition: Condition) =>
  insertNotificationIf(db, notification, and(condition, notExists(selectUnreadWithLink(db, notification))))

const selectUnreadWithLink = (db: Db, { userId, link }: Pick<LinkedNotification, 'userId' | 'link'>) =>
  db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isUnread, eq(notifications.link, link)))
    .limit(1)

/** Query for distinct member ids as `user_id`, from another repo. */
export type Recipients = SQL

type SharedNotification = Omit<NewNotification, 'id' | 'userId'> & { link: string }

export const insertForAll = (db: Db, recipients: Recipients, { kind, ...notification }: SharedNotification) => {
  const recipient = sql`recipient.user_id`
  const dueAt = selectDueTime(recipient, kind, notification.createdAt) ?? sql`null`
  return db
    .insert(notifications)
    .select(
      sql`select null, ${randomId}, ${recipient}, ${notification.title}, ${notification.message}, ${notification.type}, ${notification.link}, ${notification.read}, ${notification.createdAt}, ${kind ?? null}, ${dueAt} from (${recipients}) recipient where ${isWanted(recipient, kind) ?? sql`true`}`,
    )
    .returning(insertedColumns(notification.createdAt))
}

/** SQL for a version 4 UUID that differs in each row. */
const randomId = sql.raw(
  `lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' || substr('89AB', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`,
)

export const markRead = (db: Db, userId: string, id: string, now: number) =>
  db
    .update(notifications)
    .set({ read: true })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .returning(listenerColumn(now))

export const markAllRead = (db: Db, userId: string, { upTo, now }: { upTo: number; now: number }) =>
  db
    .update(notifications)
    .set({ read: true })
    .where(and(eq(notifications.userId, userId), isUnread, lte(notifications.sequence, upTo)))
    .returning(listenerColumn(now))

/**
 * Records that the member may have an open socket until this time. Stores a later time than before, so that the time
 * identifies this socket.
 */
export const markLive = (db: Db, userId: string, until: number) =>
  db
    .insert(liveMembers)
    .values({ userId, until })
    .onConflictDoUpdate({
      target: liveMembers.userId,
      set: { until: sql`max(${liveMembers.until} + 1, excluded.until)` },
    })
    .returning({ until: liveMembers.until })

/** Marks the member as offline, unless another socket was recorded after `until`. */
export const unmarkLive = (db: Db, userId: string, until: number): Statement =>
  db.delete(liveMembers).where(and(eq(liveMembers.userId, userId), lte(liveMembers.until, until)))
