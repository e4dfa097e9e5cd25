import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

import { moment } from '../columns.ts'
import { users } from './accounts.ts'

/**
 * `sequence` counts in the order in which rows were written, which no clock of a worker tells: whoever knows one note knows what
 * came later. `type` is success, warning, error or anything else, which counts as info; `link` is a path of this site.
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
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('notifications_id').on(table.id),
    index('notifications_oldest').on(table.read, table.createdAt),
    index('notifications_newest').on(table.userId, table.sequence),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`${table.read} = 0`),
  ],
)

/** Members who may have a live socket open, and until when at the latest; each socket that opens raises `until`. */
export const liveMembers = sqliteTable('live_members', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  until: moment('until').notNull(),
})
