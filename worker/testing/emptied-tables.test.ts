import { env } from 'cloudflare:workers'
import { getTableName, isTable } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { schema } from '#drizzle/db.ts'

import { emptiedTables, resetTables } from './emptied-tables.ts'

const tables = Object.values(schema).filter(isTable).map(getTableName)

/** Returns the tables from which a deletion also deletes rows of this table. */
async function findOwners(table: string): Promise<string[]> {
  const { results } = await env.DB.prepare(`PRAGMA foreign_key_list(${table})`).all<{
    table: string
    on_delete: string
  }>()
  return results.flatMap((key) => (key.on_delete === 'CASCADE' ? [key.table] : []))
}

/** Rows in a missing table would remain in later tests. */
it('resets every table: each one is emptied, depends on one that is, or is restored', async () => {
  const resetTableNames = new Set<string>([...emptiedTables, ...resetTables])
  for (let before = 0; before < resetTableNames.size;) {
    before = resetTableNames.size
    for (const table of tables)
      if ((await findOwners(table)).some((owner) => resetTableNames.has(owner))) resetTableNames.add(table)
  }
  expect(tables.filter((table) => !resetTableNames.has(table))).toEqual([])
  expect([...emptiedTables, ...resetTables].filter((table) => !tables.includes(table))).toEqual([])
})
