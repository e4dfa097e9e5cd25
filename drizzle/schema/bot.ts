import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

import type { BotActivityType } from '#domain/bot/bot.types.ts'

import { timestamp } from '../columns.ts'
import { users } from './accounts.ts'

/**
 * Settings of the Herbi bot, in the row of the administrator who made them. `herbi_recipes_per_hour` is the recipes per
 * batch; each hour has one batch.
 */
export const userSettings = sqliteTable('user_settings', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  herbiEnabled: integer('herbi_enabled', { mode: 'boolean' }).notNull().default(false),
  herbiRecipesPerHour: integer('herbi_recipes_per_hour').notNull().default(5),
  location: text('location').notNull().default('UK'),
  currency: text('currency').notNull().default('GBP'),
  updatedAt: timestamp('updated_at').notNull(),
})

export const botActivity = sqliteTable(
  'bot_activity',
  {
    sequence: integer('sequence').primaryKey({ autoIncrement: true }),
    activityType: text('activity_type').$type<BotActivityType>().notNull(),
    description: text('description').notNull(),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [index('bot_activity_newest').on(table.createdAt)],
)

/** Single row: the run that writes now, and when its lease ends. */
export const botLease = sqliteTable(
  'bot_lease',
  { id: integer('id').primaryKey(), holder: text('holder').notNull(), until: timestamp('until').notNull() },
  (table) => [check('bot_lease_single', sql`${table.id} = 1`)],
)

/**
 * Recipes to write together. `slot` is the hour of a scheduled batch, so that the hour gets no second one; null for a
 * batch that an administrator started. Each step updates the counts in the database batch that writes its recipe.
 */
export const botBatches = sqliteTable(
  'bot_batches',
  {
    id: text('id').primaryKey(),
    slot: text('slot'),
    kind: text('kind').$type<'scheduled' | 'manual'>().notNull(),
    status: text('status').$type<'open' | 'done'>().notNull(),
    ailment: text('ailment'),
    wanted: integer('wanted').notNull(),
    steps: integer('steps').notNull().default(0),
    published: integer('published').notNull().default(0),
    waiting: integer('waiting').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    createdAt: timestamp('created_at').notNull(),
    updatedAt: timestamp('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('bot_batches_slot').on(table.slot),
    index('bot_batches_open').on(table.status, table.createdAt, table.id),
    check('bot_batches_status', sql`${table.status} in ('open', 'done')`),
  ],
)

/** Recipes published per day (UTC), by the schedule and by hand. */
export const botDays = sqliteTable('bot_days', {
  day: text('day').primaryKey(),
  scheduled: integer('scheduled').notNull().default(0),
  manual: integer('manual').notNull().default(0),
})

/** Searches without a result per day, by the word of our vocabulary that they resolve to, otherwise `other`. */
export const emptySearches = sqliteTable(
  'empty_searches',
  { day: text('day').notNull(), word: text('word').notNull(), searches: integer('searches').notNull() },
  (table) => [primaryKey({ columns: [table.day, table.word] })],
)
