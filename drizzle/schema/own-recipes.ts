import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

import type { OwnRecipeContent } from '#domain/own-recipes/own-recipes.schemas.ts'

import { json, timestamp } from '../columns.ts'
import { users } from './accounts.ts'

/**
 * Recipe that a member wrote. `revision` rises by one with every save. `search_text` contains name, tags and
 * ingredients in lower case without accents. `last_brewed_on` and `average_stars` sum up the brews, so that the list can
 * be sorted by them; they are empty and 0 without a brew or stars. `share_token` is part of the link with which others
 * can read the recipe; null if only its author can.
 */
export const ownRecipes = sqliteTable(
  'own_recipes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: json<OwnRecipeContent>('content').notNull(),
    searchText: text('search_text').notNull(),
    revision: integer('revision').notNull().default(1),
    brewCount: integer('brew_count').notNull().default(0),
    lastBrewedOn: text('last_brewed_on').notNull().default(''),
    averageStars: real('average_stars').notNull().default(0),
    shareToken: text('share_token'),
    createdAt: timestamp('created_at').notNull(),
    updatedAt: timestamp('updated_at').notNull(),
  },
  (table) => [
    index('own_recipes_of_user').on(table.userId, sql`${table.updatedAt} desc`, sql`${table.id} desc`),
    index('own_recipes_by_brew').on(table.userId, sql`${table.lastBrewedOn} desc`, sql`${table.id} desc`),
    index('own_recipes_by_stars').on(table.userId, sql`${table.averageStars} desc`, sql`${table.id} desc`),
    uniqueIndex('own_recipes_share_token').on(table.shareToken),
  ],
)

/** Earlier version of an own recipe, replaced at `replaced_at`. The latest versions stay stored. */
export const ownRecipeVersions = sqliteTable(
  'own_recipe_versions',
  {
    recipeId: text('recipe_id')
      .notNull()
      .references(() => ownRecipes.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    content: json<OwnRecipeContent>('content').notNull(),
    replacedAt: timestamp('replaced_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recipeId, table.revision] })],
)

/**
 * Own recipe that its author offered to everybody, at most once at a time. `recipe_id` is the id that it has in the
 * catalogue, as long as it waits there or is published. `reason` says why it was declined at `decided_at`.
 */
export const recipeOffers = sqliteTable(
  'recipe_offers',
  {
    ownRecipeId: text('own_recipe_id')
      .primaryKey()
      .references(() => ownRecipes.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipeId: text('recipe_id').notNull(),
    offeredAt: timestamp('offered_at').notNull(),
    decidedAt: timestamp('decided_at'),
    reason: text('reason'),
  },
  (table) => [
    uniqueIndex('recipe_offers_recipe').on(table.recipeId),
    index('recipe_offers_of_user').on(table.userId, sql`${table.offeredAt} desc`),
  ],
)
