import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import type { StoredHerb, StoredRestrictedPlant } from '#domain/herbs/herbs.types.ts'

import { caselessText, json, moment } from '../columns.ts'

/** One herb of the catalogue; `id` is its slug, `facts` what its file says and what its page needs. */
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
  seedHash: text('seed_hash'),
  editedAt: moment('edited_at'),
})

/** A plant that no recipe may hold, and why; `id` is its slug. */
export const restrictedPlants = sqliteTable('restricted_plants', {
  id: text('id').primaryKey(),
  name: caselessText('name').notNull().unique(),
  scientificName: text('scientific_name').notNull(),
  facts: json<StoredRestrictedPlant>('facts').notNull(),
  seedHash: text('seed_hash'),
  editedAt: moment('edited_at'),
})
