import { sql } from 'drizzle-orm'
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import type { SharedPart } from '#domain/pharmacist-links/shared-parts.ts'

import { json, timestamp } from '../columns.ts'
import { users } from './accounts.ts'

/**
 * Link with which a pharmacist or doctor reads `parts` of a member's data. Only the link contains its token:
 * `token_hash` is its SHA-256. A link that its member ends expires at that moment.
 */
export const pharmacistLinks = sqliteTable(
  'pharmacist_links',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    parts: json<SharedPart[]>('parts').notNull(),
    createdAt: timestamp('created_at').notNull(),
    expiresAt: timestamp('expires_at').notNull(),
  },
  (table) => [
    index('pharmacist_links_of_user').on(table.userId, sql`${table.expiresAt} desc`),
    index('pharmacist_links_end').on(table.expiresAt),
  ],
)
