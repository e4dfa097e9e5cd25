import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { moment } from '../columns.ts'

/** How often something was tried in a window of time; `key` names the action and a salted hash of who tried. */
export const rateLimits = sqliteTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    tries: integer('tries').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('rate_limits_ends').on(table.endsAt)],
)

/** One random salt a day (UTC, `2026-11-21`), deleted with the day: then no hash leads back to anybody. */
export const dailySalts = sqliteTable('daily_salts', {
  day: text('day').primaryKey(),
  salt: text('salt').notNull(),
})
