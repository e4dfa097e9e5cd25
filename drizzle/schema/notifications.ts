import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { moment } from '../columns.ts'
import { users } from './accounts.ts'

/** `type` is success, warning, error or anything else, which counts as info; `link` is a path of this site. */
export const userNotifications = sqliteTable(
  'user_notifications',
  {
    id: text('id').primaryKey(),
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
    index('notifications_newest').on(table.userId, sql`${table.createdAt} desc`, table.id),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`${table.read} = 0`),
  ],
)
