import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { json, timestamp } from '../columns.ts'

/**
 * Times of allowed attempts. `key` is the action and a salted hash of the person; `refusals` counts attempts refused
 * since the last allowed one; the row has no effect after `ends_at`.
 */
export const rateLimits = sqliteTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    times: json<number[]>('times').notNull().default([]),
    refusals: integer('refusals').notNull().default(0),
    endsAt: timestamp('ends_at').notNull(),
  },
  (table) => [index('rate_limits_ends').on(table.endsAt)],
)

/** Random salt of each day (UTC, `2026-11-21`), deleted a day later so that hashes can't be traced back to anybody. */
export const dailySalts = sqliteTable('daily_salts', {
  day: text('day').primaryKey(),
  salt: text('salt').notNull(),
})
