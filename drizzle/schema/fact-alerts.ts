import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import type { WatchedFacts } from '#domain/herbs/find-stricter-facts.ts'
import type { StricterHerb } from '#domain/herbs/stricter-facts-notification.ts'

import { json, timestamp } from '../columns.ts'

/** Single row: the facts of the herbs, by slug, with which the next version of the facts is compared. */
export const watchedFacts = sqliteTable(
  'watched_facts',
  {
    id: integer('id').primaryKey(),
    dataVersion: text('data_version').notNull(),
    facts: json<Record<string, WatchedFacts>>('facts').notNull(),
  },
  (table) => [check('watched_facts_single', sql`${table.id} = 1`)],
)

/**
 * Herbs that became stricter with a version of the facts, which is the `id`. Members up to `after_member`, in the order
 * of their ids, have been notified.
 */
export const factAlerts = sqliteTable(
  'fact_alerts',
  {
    id: text('id').primaryKey(),
    herbs: json<StricterHerb[]>('herbs').notNull(),
    afterMember: text('after_member').notNull().default(''),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [index('fact_alerts_oldest').on(table.createdAt, table.id)],
)
