import { index, integer, sqliteTable } from 'drizzle-orm/sqlite-core'

import { json, timestamp } from '../columns.ts'

/**
 * Cache tags that a write changed. The row is inserted in the write's batch and deleted once a job has purged its tags.
 */
export const purges = sqliteTable(
  'purges',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    tags: json<string[]>('tags').notNull(),
    requestedAt: timestamp('requested_at').notNull(),
  },
  (table) => [index('purges_oldest').on(table.requestedAt)],
)
