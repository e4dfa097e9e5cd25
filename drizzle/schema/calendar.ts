import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

import type { FeedCup } from '#domain/calendar/calendar.schemas.ts'

import { json, timestamp } from '../columns.ts'
import { users } from './accounts.ts'

/**
 * Calendar feed of a member: the cups of the plans that they sent here from their browser. Only the address of the feed
 * contains its token: `token_hash` is its SHA-256.
 */
export const calendarFeeds = sqliteTable('calendar_feeds', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  cups: json<FeedCup[]>('cups').notNull(),
  createdAt: timestamp('created_at').notNull(),
  updatedAt: timestamp('updated_at').notNull(),
})
