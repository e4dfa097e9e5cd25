import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import type { Figure } from '#domain/overview/figures.ts'

import { json } from '../columns.ts'

/** Counts per day (`yyyy-mm-dd`, UTC), kept by triggers of the counted tables; no personal data. */
export const dailyFigures = sqliteTable(
  'daily_figures',
  { day: text('day').notNull(), figure: text('figure').$type<Figure>().notNull(), count: integer('count').notNull() },
  (table) => [primaryKey({ columns: [table.figure, table.day] })],
)

/** All figures of a day in one row, kept by triggers of `daily_figures`, so that the overview reads one row per day. */
export const figureDays = sqliteTable('figure_days', {
  day: text('day').primaryKey(),
  figures: json<Partial<Record<Figure, number>>>('figures').notNull(),
})

/** Single row, kept by triggers: confirmed accounts, and the ratings of members. */
export const siteTotals = sqliteTable(
  'site_totals',
  {
    id: integer('id').primaryKey(),
    users: integer('users').notNull(),
    ratings: integer('ratings').notNull(),
    ratingSum: integer('rating_sum').notNull(),
  },
  (table) => [check('site_totals_single', sql`${table.id} = 1`)],
)
