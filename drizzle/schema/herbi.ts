import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import type { HerbiSource } from '#domain/herbi/herbi.types.ts'

import { json, moment } from '../columns.ts'
import { users } from './accounts.ts'

/** A member's conversation with Herbi; `title` is how the first question begins. */
export const herbiConversations = sqliteTable(
  'herbi_conversations',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('herbi_conversations_of_user').on(table.userId, table.updatedAt, table.id)],
)

/** A question, or an answer as it was released; `order_index` counts from 0 within the conversation. */
export const herbiMessages = sqliteTable(
  'herbi_messages',
  {
    conversationId: text('conversation_id')
      .notNull()
      .references(() => herbiConversations.id, { onDelete: 'cascade' }),
    orderIndex: integer('order_index').notNull(),
    type: text('type').$type<'user' | 'bot'>().notNull(),
    content: text('content').notNull(),
    sources: json<HerbiSource[]>('sources').notNull().default([]),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.orderIndex] })],
)

/**
 * What a hosted model costs, by month (`yyyy-mm`): each call reserves the most that it may cost before it is made, and gives
 * back what it did not. A call that nobody ended stays reserved.
 */
export const aiSpending = sqliteTable('ai_spending', {
  month: text('month').primaryKey(),
  microDollars: integer('micro_dollars').notNull(),
})
