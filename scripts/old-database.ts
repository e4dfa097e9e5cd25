import { existsSync, readdirSync, renameSync } from 'node:fs'
import { join, relative } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Sets the local site's data aside if a migration of its database no longer exists. Wrangler would skip migrations that
 * it has run, and run the others on tables that exist. Renames wrangler's folder within `stateFolder`, because the cache
 * and the Durable Objects hold data of the same database. Returns the database's new path, or null if nothing was done.
 */
export function setAsideOldDatabase(stateFolder: string, migrations: readonly string[], now: Date): string | null {
  const folder = join(stateFolder, 'v3')
  const oldFile = listDatabases(folder).find((file) =>
    readAppliedMigrations(file).some((name) => !migrations.includes(name)),
  )
  if (oldFile === undefined) return null
  const newFolder = join(stateFolder, `set-aside-${now.toISOString().replace(/\..*/, '').replaceAll(':', '-')}`)
  renameSync(folder, newFolder)
  return join(newFolder, relative(folder, oldFile))
}

function listDatabases(folder: string): string[] {
  const databases = join(folder, 'd1/miniflare-D1DatabaseObject')
  if (!existsSync(databases)) return []
  return readdirSync(databases)
    .filter((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
    .map((name) => join(databases, name))
}

/** Returns no names if wrangler hasn't run any migration in the database yet. */
function readAppliedMigrations(file: string): string[] {
  const db = new DatabaseSync(file, { readOnly: true })
  const table = db.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'd1_migrations'`).get()
  const names = table ? db.prepare('SELECT name FROM d1_migrations').all() : []
  db.close()
  return names.map(({ name }) => String(name))
}
