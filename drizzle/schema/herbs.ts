import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import type { FactName, FactValue } from '#domain/herbs/fact-values.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import type { StoredHerb, StoredRestrictedPlant } from '#domain/herbs/herbs.types.ts'
import type { Source } from '#domain/safety/facts.ts'

import { caselessText, json, timestamp } from '../columns.ts'

/**
 * Herb of the catalogue. `id` is its slug, `facts` are the facts in use and the texts of its page. If an administrator
 * edited facts, `released_facts` are those of its file. Each save sets a new `facts_revision`.
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
  editedAt: timestamp('edited_at'),
})

/**
 * Fact of a herb that an administrator edited: `mine` is the edited value, with its source and reason; `seen` is the
 * released value at that time. The seed sets `disputed_since` if a later release disagrees.
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
    changedAt: timestamp('changed_at').notNull(),
    disputedSince: timestamp('disputed_since'),
  },
  (table) => [primaryKey({ columns: [table.herbId, table.fact] })],
)

/**
 * Recipes of a herb that still need a check with its new facts: those after `after_recipe`, in the order of their ids.
 * `before` is the herb before the edit, to tell whether a recipe became stricter.
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
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    index('herb_rechecks_oldest').on(table.createdAt, table.id),
    index('herb_rechecks_herb').on(table.herbId),
  ],
)

/** Plant that no recipe may contain, and why; `id` is its slug. */
export const restrictedPlants = sqliteTable('restricted_plants', {
  id: text('id').primaryKey(),
  name: caselessText('name').notNull().unique(),
  scientificName: text('scientific_name').notNull(),
  facts: json<StoredRestrictedPlant>('facts').notNull(),
  seedHash: text('seed_hash'),
  editedAt: timestamp('edited_at'),
})
