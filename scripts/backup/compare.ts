import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'

import type { DatabaseShape } from './database-shape.ts'

/** Number of rows of a table in both databases. `isSame` is true if all rows are equal. */
type TableComparison = { table: string; rows: number; restored: number; isSame: boolean }

export function compareTables(source: string, restored: string, { tables }: DatabaseShape): TableComparison[] {
  const [one, other] = [openReadOnly(source), openReadOnly(restored)]
  return tables.map((table) => {
    const [before, after] = [hashTable(one, table), hashTable(other, table)]
    return { table, rows: before.rows, restored: after.rows, isSame: before.hash === after.hash }
  })
}

/**
 * Returns the errors in a database file: broken references, damaged pages, and full-text tables that don't match their
 * source.
 */
export function findErrors(file: string, { fullTextTables }: DatabaseShape): string[] {
  const db = new DatabaseSync(file)
  const references = db.prepare('PRAGMA foreign_key_check').all()
  const pages = db.prepare('PRAGMA integrity_check').all()
  const brokenSearches = fullTextTables.filter((table) => {
    try {
      db.exec(`INSERT INTO "${table}"("${table}", rank) VALUES ('integrity-check', 1)`)
      return false
    } catch {
      return true
    }
  })
  return [
    ...references.map(({ table }) => `A row of ${String(table)} references a missing row`),
    ...brokenSearches.map((table) => `${table} does not match its source table`),
    ...pages.flatMap(({ integrity_check: message }) => (message === 'ok' ? [] : [String(message)])),
  ]
}

export function compareSchemas(source: string, restored: string): string[] {
  const [before, after] = [readSchema(source), readSchema(restored)]
  return [...before.symmetricDifference(after)]
}

const readSchema = (file: string) =>
  new Set(
    openReadOnly(file)
      .prepare(
        `SELECT type || ' ' || name || ' ' || sql AS definition FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'`,
      )
      .all()
      .map(({ definition }) => String(definition)),
  )

const openReadOnly = (file: string) => new DatabaseSync(file, { readOnly: true })

/** Hashes all rows of a table. Sorts them by all columns, so that the hash doesn't depend on their physical order. */
function hashTable(db: DatabaseSync, table: string): { rows: number; hash: string } {
  const columns = db.prepare(`PRAGMA table_xinfo("${table}")`).all().length
  const order = Array.from({ length: columns }, (_, position) => position + 1).join(', ')
  const hash = createHash('sha256')
  let rows = 0
  for (const row of db.prepare(`SELECT * FROM "${table}" ORDER BY ${order}`).iterate()) {
    rows++
    hash.update(`${JSON.stringify(Object.values(row))}\n`)
  }
  return { rows, hash: hash.digest('hex') }
}
