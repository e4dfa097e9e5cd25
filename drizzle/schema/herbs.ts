import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import type { FactName, FactValue } from '#domain/herbs/fact-values.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import type { StoredHerb, StoredRestrictedPlant } from '#domain/herbs/herbs.types.ts'
import type { Source } from '#domain/safety/facts.ts'

import { caselessText, json, moment } from '../columns.ts'

/**
 * One herb of the catalogue; `id` is its slug, `facts` what holds and what its page needs. Of a herb with facts that an
 * administrator edited, `released_facts` are those of its file; each save gives another `facts_revision`.
 */
export const herbs = sqliteTable('herbs', {
  id: text('id').primaryKey(),
  name: caselessText('name').notNull().unique(),
  scientificName: text('scientific_name').notNull(),
  emoji: text('image').notNull(),
  category: text('category').notNull(),
  description: text('description').notNull().default(''),
  preparationMethods: json<string[]>('preparation_methods').notNull().default([]),
  storageInstructions: text('storage_instructions').notNull(),
  dryingInstructions: text('drying_instructions').notNull(),
  shelfLifeMonths: integer('shelf_life_months').notNull(),
  safetyNotes: text('safety_notes').notNull().default(''),
  facts: json<StoredHerb>('facts').notNull(),
  releasedFacts: json<StoredHerb>('released_facts'),
  factsRevision: text('facts_revision').notNull().default(''),
  seedHash: text('seed_hash'),
  editedAt: moment('edited_at'),
})

/**
 * A fact of a herb as an administrator edited it: `mine` by which source and why, and `seen`, what the release said when that was
 * decided. The seed writes `disputed_since` where a later release says something else.
 */
export const herbFactEdits = sqliteTable(
  'herb_fact_edits',
  {
    herbId: text('herb_id')
      .notNull()
      .references(() => herbs.id, { onDelete: 'cascade' }),
    fact: text('fact').$type<FactName>().notNull(),
    mine: json<{ value: FactValue }>('mine').notNull(),
    seen: json<{ value: FactValue }>('seen').notNull(),
    source: json<Source>('source').notNull(),
    reason: text('reason').notNull(),
    changedAt: moment('changed_at').notNull(),
    disputedSince: moment('disputed_since'),
  },
  (table) => [primaryKey({ columns: [table.herbId, table.fact] })],
)

/**
 * Recipes of a herb that have still to be checked by its new facts: those after `after_recipe`, in the order of their ids. `before`
 * is the herb as it was, by which is told whether a recipe got stricter.
 */
export const herbRechecks = sqliteTable(
  'herb_rechecks',
  {
    id: text('id').primaryKey(),
    herbId: text('herb_id')
      .notNull()
      .references(() => herbs.id, { onDelete: 'cascade' }),
    before: json<Herb>('before').notNull(),
    afterRecipe: text('after_recipe').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('herb_rechecks_oldest').on(table.createdAt, table.id),
    index('herb_rechecks_herb').on(table.herbId),
  ],
)

/** A plant that no recipe may hold, and why; `id` is its slug. */
export const restrictedPlants = sqliteTable('restricted_plants', {
  id: text('id').primaryKey(),
  name: caselessText('name').notNull().unique(),
  scientificName: text('scientific_name').notNull(),
  facts: json<StoredRestrictedPlant>('facts').notNull(),
  seedHash: text('seed_hash'),
  editedAt: moment('edited_at'),
})
