import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { compareTables, compareSchemas, findErrors } from './backup/compare.ts'
import { readDatabaseShape } from './backup/database-shape.ts'
import { backUp, runWrangler } from './backup/export.ts'
import { readEnvironment } from './read-environment.ts'

/** Database id in `wrangler.toml`. Wrangler derives the local file's name from it. */
const databaseId = readEnvironment().d1_databases[0]?.database_id ?? ''

const pattern = '.wrangler/state/v3/d1/miniflare-D1DatabaseObject/*.sqlite'
const findDatabase = (folder: string) =>
  globSync(join(folder, pattern)).find((file) => !file.endsWith('metadata.sqlite')) ?? null

const localDatabase = findDatabase('.')
if (localDatabase === null) fail('There is no local database yet: run `npm start` once.')
const workFolder = mkdtempSync(join(tmpdir(), 'restore-drill-'))
process.on('exit', () => rmSync(workFolder, { recursive: true }))
const [source, fresh] = [createProject('source'), createProject('fresh')]

const startedAt = Date.now()
copyDatabase(localDatabase, join(source.folder, relative('.', localDatabase)))
const backup = backUp(join(workFolder, 'backup'), source.options)
const exportedAt = Date.now()
runWrangler(['d1', 'migrations', 'apply', 'DB', ...fresh.options])
runWrangler(['d1', 'execute', 'DB', ...fresh.options, '--yes', '--file', backup.file])
const restoredAt = Date.now()

const [before, after] = [findDatabase(source.folder), findDatabase(fresh.folder)]
if (before === null || after === null) fail('A database is missing after the drill.')
const shape = readDatabaseShape()
const comparisons = compareTables(before, after, shape)
const differences = comparisons.filter(({ isSame }) => !isSame)
const faults = [...findErrors(after, shape), ...compareSchemas(before, after)]
for (const { table, rows, restored, isSame } of comparisons)
  console.log(`${isSame ? 'same     ' : 'DIFFERENT'}  ${table.padEnd(28)} ${rows} rows, ${restored} restored`)
for (const fault of faults) console.log(`FAULT      ${fault}`)
const rows = comparisons.reduce((sum, one) => sum + one.rows, 0)
console.log(
  `\n${comparisons.length} tables with ${rows} rows: ${differences.length} differ, ${faults.length} faults; ${shape.fullTextTables.length} full-text tables rebuilt.`,
)
console.log(
  `Exported in ${formatSeconds(startedAt, exportedAt)} s, restored in ${formatSeconds(exportedAt, restoredAt)} s.`,
)
process.exitCode = differences.length + faults.length === 0 ? 0 : 1

/**
 * Creates a folder that wrangler treats as a separate project, so that the drill only touches copies of the database.
 */
function createProject(name: string) {
  const folder = join(workFolder, name)
  const config = join(folder, 'wrangler.json')
  mkdirSync(folder)
  const database = {
    binding: 'DB',
    database_name: 'drill',
    database_id: databaseId,
    migrations_dir: resolve('migrations'),
  }
  writeFileSync(config, JSON.stringify({ name: 'drill', compatibility_date: '2026-11-01', d1_databases: [database] }))
  return { folder, options: ['--local', '--config', config] }
}

/** Copies a consistent snapshot: concurrent transactions are included completely or not at all. */
function copyDatabase(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  new DatabaseSync(from).prepare('VACUUM INTO ?').run(to)
}

function formatSeconds(from: number, to: number): string {
  return ((to - from) / 1000).toFixed(1)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
