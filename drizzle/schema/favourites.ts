import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

import { timestamp } from '../columns.ts'
import { users } from './accounts.ts'
import { recipes } from './recipes.ts'

/**
 * Likes and bookmarks: one row per member and recipe, kept when both are removed. `liked_at` and `bookmarked_at` sort a
 * collection; each is null exactly while its flag is off.
 */
export const userRecipeInteractions = sqliteTable(
  'user_recipe_interactions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    isLiked: integer('is_liked', { mode: 'boolean' }).notNull(),
    isBookmarked: integer('is_bookmarked', { mode: 'boolean' }).notNull(),
    likedAt: timestamp('liked_at'),
    bookmarkedAt: timestamp('bookmarked_at'),
    updatedAt: timestamp('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('favourites_once').on(table.userId, table.recipeId),
    index('favourites_of_recipe').on(table.recipeId),
    index('favourites_liked')
      .on(table.userId, sql`${table.likedAt} desc`, table.recipeId)
      .where(sql`${table.isLiked} = 1`),
    index('favourites_bookmarked')
      .on(table.userId, sql`${table.bookmarkedAt} desc`, table.recipeId)
      .where(sql`${table.isBookmarked} = 1`),
    check('favourites_liked_at', sql`${table.isLiked} = (${table.likedAt} is not null)`),
    check('favourites_bookmarked_at', sql`${table.isBookmarked} = (${table.bookmarkedAt} is not null)`),
  ],
)
