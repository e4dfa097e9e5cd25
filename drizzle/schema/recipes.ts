import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  real,
  type SQLiteColumn,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'

import type { Difficulty, Recipe, RecipeOrigin, RecipeParts, RecipeWarning } from '#domain/recipes/recipes.types.ts'
import type { Verdict } from '#domain/safety/findings.ts'
import type { NoteTopic } from '#domain/safety/notes.ts'
import type { ReaderGroup } from '#domain/safety/reader-group-names.ts'
import type { StoredSafety } from '#domain/safety/stored-check.ts'

import { caselessText, json, timestamp, ratingKey } from '../columns.ts'
import { herbs } from './herbs.ts'

/**
 * `ingredient_names` and `parts` copy the child tables, so that a page reads one row; whoever writes child rows sets
 * them with `rebuiltParts`. Triggers keep `variety` and `ailment_variety`, and `rating`, `rating_sum` and `reviews` from
 * `recipe_ratings`.
 * `is_closed` is true for a recipe beyond the free content limit while that limit is on.
 * `row_key` ties the search tables to the row and must survive exports.
 * `is_draft` separates an administrator's drafts from recipes that wait for review: both have the status `review`.
 * `seed_hash` and `edited_at` tell the seed what it may still change. `verdict`, `data_version` and `safety` come from
 * the last check. Triggers refuse to publish a refused recipe, or one that needs a confirmation and has none
 * (`confirmed_at`). They empty `data_version` and increase `contents_revision` when checked content changes.
 * `recheck_failed_at` is when the job last failed to recheck the recipe; null once it was checked.
 * `reader_groups` are the groups for which the last check passes; triggers keep `recipe_groups` from them.
 */
export const recipes = sqliteTable(
  'recipes',
  {
    rowKey: integer('row_key').primaryKey({ autoIncrement: true }),
    id: text('id').notNull(),
    slug: text('slug').notNull(),
    name: caselessText('name').notNull(),
    ailment: text('ailment').notNull(),
    description: text('description').notNull(),
    brewMinutes: integer('brew_time').notNull(),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    servings: integer('servings').notNull(),
    emoji: text('image').notNull(),
    rating: real('rating'),
    ratingSum: integer('rating_sum').notNull().default(0),
    reviews: integer('reviews').notNull().default(0),
    cupsPerDay: integer('cups_per_day').notNull(),
    courseDays: integer('course_days'),
    preparation: json<Recipe['preparation']>('preparation').notNull(),
    status: text('status').$type<'published' | 'review'>().notNull(),
    isDraft: integer('is_draft', { mode: 'boolean' }).notNull().default(false),
    origin: text('origin').$type<RecipeOrigin>().notNull(),
    verdict: text('verdict').$type<Verdict>().notNull().default('needs_review'),
    dataVersion: text('data_version').notNull().default(''),
    safety: json<StoredSafety>('safety').notNull().default({ codes: [], sources: [], daily: [] }),
    readerGroups: json<ReaderGroup[]>('reader_groups').notNull().default([]),
    confirmedAt: timestamp('confirmed_at'),
    isClosed: integer('is_closed', { mode: 'boolean' }).notNull().default(false),
    contentsRevision: integer('contents_revision').notNull().default(0),
    createdAt: timestamp('created_at').notNull(),
    updatedAt: timestamp('updated_at').notNull(),
    editedAt: timestamp('edited_at'),
    seedHash: text('seed_hash'),
    ingredientNames: json<string[]>('ingredient_names').notNull().default([]),
    parts: json<RecipeParts>('parts'),
    variety: integer('variety').notNull().default(0),
    ailmentVariety: integer('ailment_variety').notNull().default(0),
    recheckFailedAt: timestamp('recheck_failed_at'),
  },
  (table) => [
    uniqueIndex('recipes_id').on(table.id),
    uniqueIndex('recipes_slug').on(table.slug),
    index('recipes_newest').on(table.status, sql`${table.createdAt} desc`, table.id),
    index('recipes_ailment_newest').on(table.status, table.ailment, sql`${table.createdAt} desc`, table.id),
    index('recipes_name').on(table.name, table.status, table.ailment, table.id),
    index('recipes_closed')
      .on(table.createdAt, table.id)
      .where(sql`${table.isClosed} = 1`),
    index('recipes_outdated').on(table.recheckFailedAt, table.dataVersion),
    ...listIndexes(table),
    check('recipes_status', sql`${table.status} in ('published', 'review')`),
    check('recipes_rating', sql`${table.rating} between 1 and 5`),
  ],
)

type Columns = Record<
  'status' | 'isDraft' | 'ailment' | 'origin' | 'verdict' | 'createdAt' | 'name' | 'rating' | 'updatedAt' | 'id',
  SQLiteColumn
>

/** Builds an index for each order of the administrator's list: for a status alone, and with each filter. */
function listIndexes(table: Columns) {
  const orders = {
    newest: table.createdAt,
    name: table.name,
    rating: ratingKey(table.rating, table.id),
    edited: table.updatedAt,
  }
  const filterColumns = { all: [], ailment: [table.ailment], origin: [table.origin], verdict: [table.verdict] }
  return Object.entries(orders).flatMap(([order, key]) =>
    Object.entries(filterColumns).map(([kind, column]) =>
      index(`recipes_listed_${kind}_${order}`).on(table.status, table.isDraft, ...column, key, table.id),
    ),
  )
}

/** Every slug that a recipe ever had. A row outlives its recipe, so that its slug is never reused. */
export const recipeSlugs = sqliteTable(
  'recipe_slugs',
  {
    slug: text('slug').primaryKey(),
    recipeId: text('recipe_id').notNull(),
    createdAt: timestamp('created_at').notNull(),
    withdrawnAt: timestamp('withdrawn_at'),
    withdrawalReason: text('withdrawal_reason'),
  },
  (table) => [index('recipe_slugs_recipe').on(table.recipeId)],
)

const recipeId = () =>
  text('recipe_id')
    .notNull()
    .references(() => recipes.id, { onDelete: 'cascade' })

export const recipeIngredients = sqliteTable(
  'recipe_ingredients',
  {
    recipeId: recipeId(),
    orderIndex: integer('order_index').notNull(),
    name: text('name').notNull(),
    amount: text('amount').notNull(),
    notes: text('notes'),
    herbId: text('herb_id'),
    gramsPerCup: real('grams_per_cup'),
  },
  (table) => [
    primaryKey({ columns: [table.recipeId, table.orderIndex] }),
    index('recipe_ingredients_herb').on(table.herbId, table.recipeId),
    foreignKey({ columns: [table.herbId], foreignColumns: [herbs.id], name: 'recipe_ingredients_herb_fk' }),
  ],
)

export const recipeInstructions = sqliteTable(
  'recipe_instructions',
  { recipeId: recipeId(), stepNumber: integer('step_number').notNull(), stepText: text('step_text').notNull() },
  (table) => [primaryKey({ columns: [table.recipeId, table.stepNumber] })],
)

export const recipeBenefits = sqliteTable(
  'recipe_benefits',
  { recipeId: recipeId(), orderIndex: integer('order_index').notNull(), benefit: text('benefit').notNull() },
  (table) => [primaryKey({ columns: [table.recipeId, table.orderIndex] })],
)

/**
 * `derived` rows come from the safety check and are rebuilt with it, each with its topic and its sources as positions
 * in those of `recipes.safety`; `written` rows come from an author and stay.
 */
export const recipeWarnings = sqliteTable(
  'recipe_warnings',
  {
    recipeId: recipeId(),
    origin: text('origin').$type<RecipeWarning['origin']>().notNull(),
    orderIndex: integer('order_index').notNull(),
    warning: text('warning').notNull(),
    topic: text('topic').$type<NoteTopic>(),
    sources: json<number[]>('sources').notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.recipeId, table.origin, table.orderIndex] }),
    check('recipe_warnings_origin', sql`${table.origin} in ('derived', 'written')`),
  ],
)

export const recipeTips = sqliteTable(
  'recipe_tips',
  { recipeId: recipeId(), orderIndex: integer('order_index').notNull(), tip: text('tip').notNull() },
  (table) => [primaryKey({ columns: [table.recipeId, table.orderIndex] })],
)

/**
 * Published recipes that pass the check for each reader group, with the columns that lists sort by. Kept by triggers.
 */
export const recipeGroups = sqliteTable(
  'recipe_groups',
  {
    recipeId: recipeId(),
    readerGroup: text('reader_group').$type<ReaderGroup>().notNull(),
    ailment: text('ailment').notNull(),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recipeId, table.readerGroup] }),
    index('recipe_groups_newest').on(table.readerGroup, sql`${table.createdAt} desc`, table.recipeId),
    index('recipe_groups_ailment_newest').on(
      table.readerGroup,
      table.ailment,
      sql`${table.createdAt} desc`,
      table.recipeId,
    ),
  ],
)

/** Number of recipes of each ailment that pass for a reader group, kept by triggers from `recipe_groups`. */
export const recipeGroupCounts = sqliteTable(
  'recipe_group_counts',
  {
    readerGroup: text('reader_group').$type<ReaderGroup>().notNull(),
    ailment: text('ailment').notNull(),
    recipeCount: integer('recipe_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.readerGroup, table.ailment] })],
)

/** Number of published recipes of each ailment, kept by triggers. */
export const ailmentCounts = sqliteTable('ailment_counts', {
  ailment: text('ailment').primaryKey(),
  recipeCount: integer('recipe_count').notNull(),
})

/** Single row with every count of the list, kept by triggers from `ailment_counts`. */
export const catalogueSummary = sqliteTable(
  'catalogue_summary',
  {
    id: integer('id').primaryKey(),
    recipeCount: integer('recipe_count').notNull(),
    recipesByAilment: json<Record<string, number>>('recipes_by_ailment').notNull(),
  },
  (table) => [check('catalogue_summary_single', sql`${table.id} = 1`)],
)

export const ingredientNames = sqliteTable('ingredient_names', {
  name: caselessText('name').primaryKey(),
  useCount: integer('use_count').notNull(),
})
