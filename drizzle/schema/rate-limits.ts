import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { json, moment } from '../columns.ts'

/**
 * When something was tried and let through; `key` names the action and a salted hash of who tried, `refusals` how many
 * tries since the last that was let through were one too many, `ends_at` when the row says nothing any more.
 */
export const rateLimits = sqliteTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    times: json<number[]>('times').notNull().default([]),
    refusals: integer('refusals').notNull().default(0),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('rate_limits_ends').on(table.endsAt)],
)

/** One random salt a day (UTC, `2026-11-21`), deleted a day later: then no hash leads back to anybody. */
export const dailySalts = sqliteTable('daily_salts', {
  day: text('day').primaryKey(),
  salt: text('salt').notNull(),
})
