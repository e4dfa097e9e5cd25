import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

import type { BotActivityType } from '#domain/bot/bot.types.ts'

import { moment } from '../columns.ts'
import { users } from './accounts.ts'

/** The Herbi bot's settings, in the row of the administrator who made them; `herbi_recipes_per_hour` is recipes a batch, of which each hour has one. */
export const userSettings = sqliteTable('user_settings', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  herbiEnabled: integer('herbi_enabled', { mode: 'boolean' }).notNull().default(false),
  herbiRecipesPerHour: integer('herbi_recipes_per_hour').notNull().default(5),
  location: text('location').notNull().default('UK'),
  currency: text('currency').notNull().default('GBP'),
  updatedAt: moment('updated_at').notNull(),
})

/** What the bot did, in its own words. */
export const botActivity = sqliteTable(
  'bot_activity',
  {
    sequence: integer('sequence').primaryKey({ autoIncrement: true }),
    activityType: text('activity_type').$type<BotActivityType>().notNull(),
    description: text('description').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('bot_activity_newest').on(table.createdAt)],
)

/** One row: who writes now, and until when at most. */
export const botLease = sqliteTable(
  'bot_lease',
  { id: integer('id').primaryKey(), holder: text('holder').notNull(), until: moment('until').notNull() },
  (table) => [check('bot_lease_single', sql`${table.id} = 1`)],
)

/**
 * Recipes that are to be written together. `slot` is the hour that it is for, so that another minute of it makes no
 * second one; null for one that an administrator asked for. What each step made is counted in the batch that writes it.
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
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('bot_batches_slot').on(table.slot),
    index('bot_batches_open').on(table.status, table.createdAt, table.id),
    check('bot_batches_status', sql`${table.status} in ('open', 'done')`),
  ],
)

/** How many recipes were published on a day (UTC), by the schedule and by hand. */
export const botDays = sqliteTable('bot_days', {
  day: text('day').primaryKey(),
  scheduled: integer('scheduled').notNull().default(0),
  manual: integer('manual').notNull().default(0),
})

/** Searches without a result on a day, by the word of our own vocabulary that they resolve to, otherwise `other`. */
export const emptySearches = sqliteTable(
  'empty_searches',
  { day: text('day').notNull(), word: text('word').notNull(), searches: integer('searches').notNull() },
  (table) => [primaryKey({ columns: [table.day, table.word] })],
)
