import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { moment } from '../columns.ts'
import { users } from './accounts.ts'

/** A blend that was generated for a member, or is about to be: what counts against the month (`yyyy-mm`, UTC). A failed one goes. */
export const blendGenerations = sqliteTable(
  'blend_generations',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    month: text('month').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('blend_generations_of_month').on(table.userId, table.month),
    index('blend_generations_oldest').on(table.month),
  ],
)
