import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import type { AnswerProvider } from '#domain/herbi/answer-providers.ts'
import type { CompiledAnswer } from '#domain/herbi/answers.schemas.ts'
import type { HerbiDetails, HerbiSource } from '#domain/herbi/herbi.types.ts'

import { json, timestamp } from '../columns.ts'
import { users } from './accounts.ts'

/** Member's conversation with Herbi; `title` is the beginning of the first question. */
export const herbiConversations = sqliteTable(
  'herbi_conversations',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    createdAt: timestamp('created_at').notNull(),
    updatedAt: timestamp('updated_at').notNull(),
  },
  (table) => [index('herbi_conversations_of_user').on(table.userId, table.updatedAt, table.id)],
)

/** Question, or an answer as it was released; `order_index` counts from 0 within the conversation. */
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
    details: json<HerbiDetails>('details').notNull().default({ followUps: [] }),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.orderIndex] })],
)

/**
 * Cost of the hosted model per month (`yyyy-mm`). Each call reserves its maximum cost before it is made, and returns
 * the rest. The reservation of a call that never ends stays.
 */
export const aiSpending = sqliteTable('ai_spending', {
  month: text('month').primaryKey(),
  microDollars: integer('micro_dollars').notNull(),
})

/**
 * Answers per day and provider. `failed` counts calls of a hosted model that failed, after which another answered or the
 * answer ended. `helpful` and `unhelpful` are readers' votes.
 */
export const herbiAnswerCounts = sqliteTable(
  'herbi_answer_counts',
  {
    day: text('day').notNull(),
    provider: text('provider').$type<AnswerProvider>().notNull(),
    answered: integer('answered').notNull().default(0),
    unanswered: integer('unanswered').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    helpful: integer('helpful').notNull().default(0),
    unhelpful: integer('unhelpful').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.provider] })],
)

/** Words of questions that had no answer. Nothing says who asked. `count` is how often the same words were asked. */
export const herbiUnanswered = sqliteTable(
  'herbi_unanswered',
  {
    text: text('text').primaryKey(),
    count: integer('count').notNull(),
    firstAskedAt: timestamp('first_asked_at').notNull(),
    lastAskedAt: timestamp('last_asked_at').notNull(),
  },
  (table) => [index('herbi_unanswered_by_last').on(table.lastAskedAt, table.text)],
)
/** Answers that editors wrote in the catalogue, with their parsed questions. */
export const writtenAnswers = sqliteTable('written_answers', {
  id: text('id').primaryKey(),
  content: json<CompiledAnswer>('content').notNull(),
})
