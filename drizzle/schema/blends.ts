import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { timestamp } from '../columns.ts'
import { users } from './accounts.ts'

/**
 * Blends that were generated for a member or are in progress, which count towards the limit of a month (`yyyy-mm`,
 * UTC). Failed ones are deleted.
 */
export const blendGenerations = sqliteTable(
  'blend_generations',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    month: text('month').notNull(),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    index('blend_generations_of_month').on(table.userId, table.month),
    index('blend_generations_oldest').on(table.month),
  ],
)
