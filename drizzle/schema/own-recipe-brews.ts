import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import { timestamp } from '../columns.ts'
import { ownRecipes } from './own-recipes.ts'

/** Day on which a member made an own recipe. `own_recipes` has their count, last day and average of stars. */
export const ownRecipeBrews = sqliteTable(
  'own_recipe_brews',
  {
    recipeId: text('recipe_id')
      .notNull()
      .references(() => ownRecipes.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    day: text('day').notNull(),
    stars: integer('stars'),
    note: text('note').notNull(),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recipeId, table.id] }),
    index('own_recipe_brews_by_day').on(table.recipeId, sql`${table.day} desc`, sql`${table.id} desc`),
  ],
)
