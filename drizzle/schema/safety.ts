import { sql } from 'drizzle-orm'
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

import type { SafetyFacts } from '#domain/safety/facts.ts'

import { json } from '../columns.ts'

/** Single row: the facts of the catalogue that every check needs, and their version. */
export const safetyFacts = sqliteTable(
  'safety_facts',
  {
    id: integer('id').primaryKey(),
    dataVersion: text('data_version').notNull(),
    facts: json<SafetyFacts>('facts').notNull(),
  },
  (table) => [check('safety_facts_single', sql`${table.id} = 1`)],
)
