import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { readDatabaseShape } from './database-shape.ts'
import { createRestoreScript } from './restore-script.ts'

type Backup = { file: string; tables: number }

/**
 * Exports every table except the full-text tables into `restore.sql` in a folder. Exports by table name, because D1
 * refuses to export a whole database with full-text tables. `databaseOptions` are wrangler's options that select the
 * database.
 */
export function backUp(folder: string, databaseOptions: readonly string[]): Backup {
  const shape = readDatabaseShape()
  mkdirSync(folder, { recursive: true })
  const rawFile = join(folder, 'rows.sql')
  const tableOptions = shape.tables.flatMap((table) => ['--table', table])
  runWrangler([
    'd1',
    'export',
    'DB',
    ...databaseOptions,
    '--no-schema',
    '--skip-confirmation',
    '--output',
    rawFile,
    ...tableOptions,
  ])
  const script = createRestoreScript(readFileSync(rawFile, 'utf8'), shape)
  const file = join(folder, 'restore.sql')
  writeFileSync(file, script, { mode: 0o600 })
  rmSync(rawFile)
  return { file, tables: shape.tables.length }
}

/** Returns the output of wrangler. If wrangler fails, prints its output and ends the process with exit code 1. */
export function runWrangler(parameters: readonly string[]): string {
  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' }
  const { status, stdout, stderr } = spawnSync('wrangler', parameters, { env, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status === 0) return stdout
  console.error(`wrangler ${parameters.slice(0, 3).join(' ')} failed:\n${stdout}${stderr}`)
  return process.exit(1)
}
