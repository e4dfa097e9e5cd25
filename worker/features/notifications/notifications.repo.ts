import { and, asc, desc, eq, gt, lt, lte, notExists, type SQL, sql } from 'drizzle-orm'

import { type Db, schema } from '#drizzle/db.ts'
import { insertIf } from '#drizzle/insert-if.ts'
import type { Condition, Statement } from '#worker/core/commit.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { liveMembers, userNotifications: notifications } = schema

/** Who of the rows that a statement returns may have a live socket open; null for the others. */
const listenerAt = (now: number) => ({
  listener: sql<string | null>`(${sql`select ${liveMembers.userId} from ${liveMembers}
    where ${liveMembers.userId} in (${notifications.userId}) and ${liveMembers.until} > ${now} limit 1`})`,
})

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

export const insertNotificationIf = (db: Db, note: NewNotification, condition: Condition | undefined) =>
  insertIf(db, notifications, note, condition).returning(listenerAt(note.createdAt))

type LinkedNotification = NewNotification & { link: string }

/** The note, where the condition holds and no unread one of the member leads to the same place. */
export const insertUnlessUnread = (db: Db, note: LinkedNotification, condition: Condition) =>
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
export const insertForAll = (db: Db, recipients: Recipients, note: SharedNotification) =>
  db
    .insert(notifications)
    .select(
      sql`select null, ${randomId}, recipient.user_id, ${note.title}, ${note.message}, ${note.type}, ${note.link}, ${note.read}, ${note.createdAt} from (${recipients}) recipient`,
    )
    .returning(listenerAt(note.createdAt))

/** A UUID of version 4 that the database draws, another for each row. */
const randomId = sql.raw(
  `lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' || substr('89AB', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`,
)

export const markRead = (db: Db, userId: string, id: string, now: number) =>
  db
    .update(notifications)
    .set({ read: true })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .returning(listenerAt(now))

export const markAllRead = (db: Db, userId: string, { upTo, now }: { upTo: number; now: number }) =>
  db
    .update(notifications)
    .set({ read: true })
    .where(and(eq(notifications.userId, userId), isUnread, lte(notifications.sequence, upTo)))
    .returning(listenerAt(now))

/** Notes that the member may have a socket open until then. The time that is kept is later than any before: it names this socket. */
export const markLive = (db: Db, userId: string, until: number) =>
  db
    .insert(liveMembers)
    .values({ userId, until })
    .onConflictDoUpdate({
      target: liveMembers.userId,
      set: { until: sql`max(${liveMembers.until} + 1, excluded.until)` },
    })
    .returning({ until: liveMembers.until })

/** Notes that the member has no socket any more, unless another one was noted after `until`. */
export const unmarkLive = (db: Db, userId: string, until: number): Statement =>
  db.delete(liveMembers).where(and(eq(liveMembers.userId, userId), lte(liveMembers.until, until)))
