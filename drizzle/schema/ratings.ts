import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { timestamp } from '../columns.ts'
import { users } from './accounts.ts'
import { recipes } from './recipes.ts'

/** Member's rating of a recipe, from 1 to 5. Triggers adjust the recipe's `rating_sum`, `reviews` and `rating` by the difference that each write makes. */
export const recipeRatings = sqliteTable(
  'recipe_ratings',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    rating: integer('rating').notNull(),
    updatedAt: timestamp('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.recipeId] }),
    index('ratings_of_recipe').on(table.recipeId),
    check('ratings_range', sql`${table.rating} in (1, 2, 3, 4, 5)`),
  ],
)
