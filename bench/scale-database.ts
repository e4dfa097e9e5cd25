import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

import type { D1Database } from '@cloudflare/workers-types'

import { readMigrations } from '#drizzle/read-migrations.ts'
import { seedStatements } from '#drizzle/seed.ts'

export type StatementTotals = { milliseconds: number; rowsChanged: number }
type Answer = { results: unknown[]; success: true; meta: object }

/**
 * Opens Node's SQLite behind the D1 calls that Drizzle makes, on a file with every migration and the catalogue.
 * `totals` adds up the time of all statements, including triggers. Uses Node's clock, which is finer than the
 * simulator's.
 */
export function openDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'scale-'))
  const sqlite = new DatabaseSync(join(folder, 'scale.sqlite'))
  sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
  sqlite.exec(readMigrations())
  for (const statement of seedStatements()) sqlite.exec(statement)
  const totals: StatementTotals = { milliseconds: 0, rowsChanged: 0 }
  const changes = sqlite.prepare('SELECT total_changes() AS count')
  const changeCount = () => Number(changes.get()?.['count'])

  function timed<Result>(work: () => Result): Result {
    const before = changeCount()
    const start = performance.now()
    const result = work()
    totals.milliseconds += performance.now() - start
    totals.rowsChanged += changeCount() - before
    return result
  }

  function execute(sql: string, values: SQLInputValue[], asArrays: boolean): unknown[] {
    const statement = sqlite.prepare(sql)
    statement.setReturnArrays(asArrays)
    return statement.all(...values)
  }

  const prepare = (sql: string, values: SQLInputValue[] = []) => ({
    sql,
    values,
    bind: (...values: unknown[]) => prepare(sql, values.map(asInput)),
    all: async (): Promise<Answer> => createResult(timed(() => execute(sql, values, false))),
    run: async (): Promise<Answer> => createResult(timed(() => execute(sql, values, false))),
    raw: async () => timed(() => execute(sql, values, true)),
    first: async () => timed(() => execute(sql, values, false))[0] ?? null,
  })

  const batch = async (statements: readonly { sql: string; values: SQLInputValue[] }[]): Promise<Answer[]> =>
    timed(() => {
      sqlite.exec('BEGIN')
      try {
        const results = statements.map(({ sql, values }) => createResult(execute(sql, values, false)))
        sqlite.exec('COMMIT')
        return results
      } catch (error) {
        sqlite.exec('ROLLBACK')
        throw error
      }
    })

  const bytes = () => {
    const [row] = execute('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size', [], false)
    return (row as { bytes: number }).bytes
  }
  const close = () => {
    sqlite.close()
    rmSync(folder, { recursive: true })
  }
  return {
    db: { prepare, batch } as unknown as D1Database,
    exec: (sql: string) => sqlite.exec(sql),
    totals,
    bytes,
    close,
  }
}

export type ScaleDatabase = ReturnType<typeof openDatabase>

const createResult = (results: unknown[]): Answer => ({ results, success: true, meta: {} })

/** Converts booleans to 0 and 1, as D1 does. */
const asInput = (value: unknown): SQLInputValue =>
  typeof value === 'boolean' ? Number(value) : (value as Exclude<SQLInputValue, boolean>)
