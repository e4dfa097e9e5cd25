import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

import type { NotificationChannel, NotificationKind } from '#domain/notifications/notification-kinds.ts'

import { timestamp } from '../columns.ts'
import { users } from './accounts.ts'

/**
 * `sequence` gives the order of writing, which clocks of workers can't, and is the cursor for newer notifications.
 * `type` is success, warning or error; anything else counts as info. `link` is a path of this site.
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
  },
  (table) => [
    uniqueIndex('notifications_id').on(table.id),
    index('notifications_newest').on(table.userId, table.sequence),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`${table.read} = 0`),
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

/** Members who may have an open live socket, and the latest time at which it ends; each new socket raises `until`. */
export const liveMembers = sqliteTable('live_members', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  until: timestamp('until').notNull(),
})
