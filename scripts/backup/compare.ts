import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'

import type { DatabaseShape } from './database-shape.ts'

/** A table in both databases: how many rows, and whether all of them are the same. */
type Compared = { table: string; rows: number; restored: number; isSame: boolean }

/** Every table of two database files, row by row. */
export function compareTables(source: string, restored: string, { tables }: DatabaseShape): Compared[] {
  const [one, other] = [open(source), open(restored)]
  return tables.map((table) => {
    const [before, after] = [digestOf(one, table), digestOf(other, table)]
    return { table, rows: before.rows, restored: after.rows, isSame: before.hash === after.hash }
  })
}

/** What a database file has against itself: broken references, full-text tables that differ from what they are built of, damaged pages. */
export function errorsIn(file: string, { searches }: DatabaseShape): string[] {
  const db = new DatabaseSync(file)
  const references = db.prepare('PRAGMA foreign_key_check').all()
  const pages = db.prepare('PRAGMA integrity_check').all()
  const broken = searches.filter((table) => {
    try {
      db.exec(`INSERT INTO "${table}"("${table}", rank) VALUES ('integrity-check', 1)`)
      return false
    } catch {
      return true
    }
  })
  return [
    ...references.map(({ table }) => `A row of ${String(table)} leads nowhere`),
    ...broken.map((table) => `${table} does not find what it is built of`),
    ...pages.flatMap(({ integrity_check: said }) => (said === 'ok' ? [] : [String(said)])),
  ]
}

/** Tables, indexes and triggers as both databases name them; empty where they agree. */
export function differencesOfSchema(source: string, restored: string): string[] {
  const [before, after] = [schemaOf(source), schemaOf(restored)]
  return [...before.symmetricDifference(after)]
}

const schemaOf = (file: string) =>
  new Set(
    open(file)
      .prepare(
        `SELECT type || ' ' || name || ' ' || sql AS said FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'`,
      )
      .all()
      .map(({ said }) => String(said)),
  )

const open = (file: string) => new DatabaseSync(file, { readOnly: true })

/** All columns decide the order, so that it does not hang on where a row lies. */
function digestOf(db: DatabaseSync, table: string): { rows: number; hash: string } {
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
