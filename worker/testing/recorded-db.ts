import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'

export type ExecutedStatement = { sql: string; rowsRead: number; rowsWritten: number; rowsReturned: number }

/** Database activity since `clear`: all statements with their row counts, and the number of round trips. */
export type Recording = { executed: ExecutedStatement[]; roundTrips: number; clear: () => void }

/** Statements that no earlier file has sent. Their query plans are checked after the last test of a file. */
export const newStatements = new Set<string>()
const knownStatements = new Set<string>()

function noteStatement(sql: string): void {
  if (!knownStatements.has(sql)) newStatements.add(sql)
  knownStatements.add(sql)
}

/**
 * Returns a database that records its statements. If `countsRows`, reads with `first` and `raw` run twice to count
 * their rows.
 */
export function recordDb(db: D1Database, countsRows = true): { db: D1Database; recording: Recording } {
  const recording: Recording = {
    executed: [],
    roundTrips: 0,
    clear() {
      recording.executed = []
      recording.roundTrips = 0
    },
  }
  const record = (sql: string, result: D1Result) => {
    noteStatement(sql)
    const { rows_read: rowsRead, rows_written: rowsWritten } = result.meta
    recording.executed.push({ sql, rowsRead, rowsWritten, rowsReturned: result.results?.length ?? 0 })
  }
  const statements = new WeakMap<object, { sql: string; real: D1PreparedStatement }>()
  const wrap = (sql: string, real: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(real, {
      get(target, property) {
        if (property === 'bind') return (...values: unknown[]) => wrap(sql, target.bind(...values))
        if (!['all', 'first', 'raw', 'run'].includes(String(property))) return Reflect.get(target, property)
        return async (...values: unknown[]) => {
          recording.roundTrips++
          if (property === 'all' || property === 'run') {
            const result = await target[property]()
            record(sql, result)
            return result
          }
          if (countsRows) record(sql, await target.all())
          else noteStatement(sql)
          return Reflect.apply(Reflect.get(target, property), target, values)
        }
      },
    })
    statements.set(wrapped, { sql, real })
    return wrapped
  }
  const recordingDb = {
    prepare: (sql: string) => wrap(sql, db.prepare(sql)),
    withSession: () => recordingDb,
    async batch(wrapped: D1PreparedStatement[]) {
      recording.roundTrips++
      const originals = wrapped.flatMap((statement) => statements.get(statement) ?? [])
      const results = await db.batch(originals.map((part) => part.real))
      results.forEach((result, position) => record(originals[position]?.sql ?? '', result))
      return results
    },
  } as unknown as D1Database
  return { db: recordingDb, recording }
}
