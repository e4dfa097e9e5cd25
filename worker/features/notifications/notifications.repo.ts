import { and, asc, desc, eq, gt, lt, lte, notExists, type SQL, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import { insertIf } from '#drizzle/insert-if.ts'
import type { Condition, Statement } from '#worker/core/commit.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { userNotifications: notifications } = schema

/** Literally as in the partial index, so that the plan rests on no bound value. */
const isUnread = sql`${notifications.read} = 0`

const shown = {
  sequence: notifications.sequence,
  id: notifications.id,
  title: notifications.title,
  message: notifications.message,
  type: notifications.type,
  link: notifications.link,
  read: notifications.read,
  createdAt: notifications.createdAt,
}

/** The newest first, or those before the sequence. */
export const listNotifications = ({ db, read }: Reader, userId: string, limit: number, before: number | undefined) =>
  read(
    db
      .select(shown)
      .from(notifications)
      .where(
        and(eq(notifications.userId, userId), before === undefined ? undefined : lt(notifications.sequence, before)),
      )
      .orderBy(desc(notifications.sequence))
      .limit(limit),
  )

/** In the order in which they were written, from the sequence on. */
export const listNewer = ({ db, read }: Reader, userId: string, limit: number, after: number) =>
  read(
    db
      .select(shown)
      .from(notifications)
      .where(and(eq(notifications.userId, userId), gt(notifications.sequence, after)))
      .orderBy(asc(notifications.sequence))
      .limit(limit),
  )

/** How many are unread, `max` at most. */
export async function countUnread({ db, read }: Reader, userId: string, max: number): Promise<number> {
  const unread = db
    .select({ one: sql`1`.as('one') })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isUnread))
    .limit(max)
    .as('unread')
  const [counted] = await read(
    db
      .select({ count: sql<number>`count(*)`.as('count') })
      .from(unread)
      .limit(1),
  )
  return counted?.count ?? 0
}

/** One of the member's own. */
export async function findNotification({ db, read }: Reader, userId: string, id: string) {
  const found = db
    .select({ read: notifications.read })
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .limit(1)
  const [notification] = await read(found)
  return notification
}

type NewNotification = Omit<typeof notifications.$inferInsert, 'sequence'>

export const insertNotificationIf = (db: Db, note: NewNotification, condition: Condition | undefined): Statement =>
  insertIf(db, notifications, note, condition)

type LinkedNotification = NewNotification & { link: string }

/** The note, where the condition holds and no unread one of the member leads to the same place. */
export const insertUnlessUnread = (db: Db, note: LinkedNotification, condition: Condition): Statement =>
  insertNotificationIf(db, note, and(condition, notExists(unreadWith(db, note))))

const unreadWith = (db: Db, { userId, link }: Pick<LinkedNotification, 'userId' | 'link'>) =>
  db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isUnread, eq(notifications.link, link)))
    .limit(1)

/** A query of members' ids, each once, as `user_id`: another repo's. */
export type Recipients = SQL

type SharedNotification = Omit<typeof notifications.$inferInsert, 'sequence' | 'id' | 'userId'> & { link: string }

/** The same note to each of them. */
export const insertForAll = (db: Db, recipients: Recipients, note: SharedNotification): Statement =>
  db
    .insert(notifications)
    .select(
      sql`select null, ${randomId}, recipient.user_id, ${note.title}, ${note.message}, ${note.type}, ${note.link}, ${note.read}, ${note.createdAt} from (${recipients}) recipient`,
    )

/** A UUID of version 4 that the database draws, another for each row. */
const randomId = sql.raw(
  `lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' || substr('89AB', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`,
)

export const markRead = (db: Db, userId: string, id: string): Statement =>
  db
    .update(notifications)
    .set({ read: true })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))

export const markAllRead = (db: Db, userId: string, upTo: number): Statement =>
  db
    .update(notifications)
    .set({ read: true })
    .where(and(eq(notifications.userId, userId), isUnread, lte(notifications.sequence, upTo)))
