import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

import type { Blend } from '#domain/blends/blends.types.ts'

import { json, timestamp } from '../columns.ts'
import { users } from './accounts.ts'
import { herbs } from './herbs.ts'

/**
 * Herb in a member's cabinet. `quantity` is as the member wrote it, such as `50 g`; dates are `yyyy-mm-dd`.
 * `told_expiry` lists the expiry dates that the member was notified of, separated by spaces; `recent_uses` lists the
 * idempotency keys of the latest uses.
 */
export const userHerbCabinet = sqliteTable(
  'user_herb_cabinet',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    herbId: text('herb_id')
      .notNull()
      .references(() => herbs.id, { onDelete: 'cascade' }),
    quantity: text('quantity').notNull().default(''),
    purchaseDate: text('purchase_date'),
    expiryDate: text('expiry_date'),
    storageLocation: text('storage_location').notNull().default(''),
    notes: text('notes').notNull().default(''),
    isAvailable: integer('is_available', { mode: 'boolean' }).notNull().default(true),
    toldExpiry: text('told_expiry'),
    createdAt: timestamp('created_at').notNull(),
    recentUses: json<string[]>('recent_uses'),
  },
  (table) => [
    uniqueIndex('cabinet_of_user').on(table.userId, table.herbId),
    index('cabinet_of_herb').on(table.herbId),
    index('cabinet_to_tell')
      .on(table.expiryDate, table.id)
      .where(sql`${table.isAvailable} = 1 and ${table.toldExpiry} is not ${table.expiryDate}`),
  ],
)

/**
 * Blend suggested from a cabinet, or saved from the blend generator. `suggested_herbs` are names. `blend` is the whole
 * generated blend; null for a suggestion from a cabinet. Rows of deleted suggestions stay, so that the same blends
 * aren't suggested again first.
 */
export const blendSuggestions = sqliteTable(
  'blend_suggestions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    suggestedHerbs: json<string[]>('suggested_herbs').notNull(),
    blendName: text('blend_name').notNull(),
    description: text('description').notNull(),
    preparationMethod: text('preparation_method').notNull(),
    benefits: json<string[]>('benefits').notNull(),
    blend: json<Blend>('blend'),
    createdAt: timestamp('created_at').notNull(),
    deletedAt: timestamp('deleted_at'),
  },
  (table) => [
    uniqueIndex('suggestions_once').on(table.userId, table.blendName, table.suggestedHerbs),
    index('suggestions_deleted')
      .on(table.userId, sql`${table.deletedAt} desc`, table.id)
      .where(sql`${table.deletedAt} is not null`),
    index('suggestions_of_user')
      .on(table.userId, sql`${table.createdAt} desc`, table.id)
      .where(sql`${table.deletedAt} is null`),
  ],
)
