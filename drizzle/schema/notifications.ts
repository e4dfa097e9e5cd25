import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

import type { NotificationChannel, NotificationKind } from '#domain/notifications/notification-kinds.ts'

import { timestamp } from '../columns.ts'
import { sessions, users } from './accounts.ts'

/**
 * `sequence` gives the order of writing, which clocks of workers can't, and is the cursor for newer notifications.
 * `type` is success, warning or error; anything else counts as info. `link` is a path of this site. `due_at` is when a
 * push or an email about it is sent or retried; null if none is due. Only a notification with a `kind` has one.
 */
export const userNotifications = sqliteTable(
  'user_notifications',
  {
    sequence: integer('sequence').primaryKey({ autoIncrement: true }),
    id: text('id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    message: text('message').notNull(),
    type: text('type').notNull(),
    link: text('link'),
    read: integer('read', { mode: 'boolean' }).notNull(),
    createdAt: timestamp('created_at').notNull(),
    kind: text('kind').$type<NotificationKind>(),
    dueAt: timestamp('due_at'),
  },
  (table) => [
    uniqueIndex('notifications_id').on(table.id),
    index('notifications_newest').on(table.userId, table.sequence),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`${table.read} = 0`),
    index('notifications_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index('notifications_oldest').on(table.read, table.createdAt),
  ],
)

/** Channel that a member chose for a kind of notification. Without a row, the kind's default holds. */
export const notificationChoices = sqliteTable(
  'notification_choices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    channel: text('channel').$type<NotificationChannel>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)

/**
 * Browser that shows pushes, with the address at its push service and the keys to encrypt for it. It ends with the
 * session of the browser, so that nobody gets pushes where they are signed out.
 */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    sessionHash: text('session_hash')
      .primaryKey()
      .references(() => sessions.idHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: timestamp('created_at').notNull(),
    usedAt: timestamp('used_at').notNull(),
  },
  (table) => [index('push_subscriptions_of_user').on(table.userId)],
)

/** Timer of a tea that a member has started and wants to hear of. A later timer replaces it. */
export const brewTimers = sqliteTable(
  'brew_timers',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull().unique(),
    endsAt: timestamp('ends_at').notNull(),
    path: text('path').notNull(),
  },
  (table) => [index('brew_timers_end').on(table.endsAt)],
)

/** Members who may have an open live socket, and the latest time at which it ends; each new socket raises `until`. */
export const liveMembers = sqliteTable('live_members', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  until: timestamp('until').notNull(),
})
