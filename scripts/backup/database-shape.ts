import { DatabaseSync } from 'node:sqlite'

import { readMigrations } from '#drizzle/read-migrations.ts'

/** Tables and triggers that the migrations create. Full-text tables are built from other tables. */
export type DatabaseShape = { tables: string[]; triggers: { name: string; sql: string }[]; fullTextTables: string[] }

export function readDatabaseShape(): DatabaseShape {
  const db = new DatabaseSync(':memory:')
  db.exec(readMigrations())
  const listNames = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map(({ name }) => String(name))
  const triggers = db.prepare(`SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY rowid`).all()
  return {
    tables: listNames(
      `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND ${isSiteTable} ORDER BY name`,
    ),
    fullTextTables: listNames(
      `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'virtual' ORDER BY name`,
    ),
    triggers: triggers.map(({ name, sql }) => ({ name: String(name), sql: String(sql) })),
  }
}

/** Excludes tables of SQLite and of the platform, which contain none of the site's data. */
const isSiteTable = String.raw`name NOT LIKE 'sqlite\_%' ESCAPE '\' AND name NOT LIKE '\_cf\_%' ESCAPE '\'`
