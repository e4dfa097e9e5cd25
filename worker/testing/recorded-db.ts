import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types'

export type Issued = { sql: string; rowsRead: number; rowsWritten: number; rowsReturned: number }

/** Database activity since `clear`: every statement with its row counts, and the number of round trips. */
export type Recording = { issued: Issued[]; roundTrips: number; clear: () => void }

/** Statements of all tests of a file, explained after the last one. */
export const everyStatement = new Set<string>()

/**
 * Returns a database that records its statements. Reads with `first` and `raw` run twice to count their rows, unless
 * `isCounted` is false.
 */
export function recordDb(db: D1Database, isCounted = true): { db: D1Database; recording: Recording } {
  const recording: Recording = {
    issued: [],
    roundTrips: 0,
    clear() {
      recording.issued = []
      recording.roundTrips = 0
    },
  }
  const note = (sql: string, result: D1Result) => {
    everyStatement.add(sql)
    const { rows_read: rowsRead, rows_written: rowsWritten } = result.meta
    recording.issued.push({ sql, rowsRead, rowsWritten, rowsReturned: result.results?.length ?? 0 })
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
            note(sql, result)
            return result
          }
          if (isCounted) note(sql, await target.all())
          else everyStatement.add(sql)
          return Reflect.apply(Reflect.get(target, property), target, values)
        }
      },
    })
    statements.set(wrapped, { sql, real })
    return wrapped
  }
  const recorded = {
    prepare: (sql: string) => wrap(sql, db.prepare(sql)),
    withSession: () => recorded,
    async batch(wrapped: D1PreparedStatement[]) {
      recording.roundTrips++
      const parts = wrapped.flatMap((statement) => statements.get(statement) ?? [])
      const results = await db.batch(parts.map((part) => part.real))
      results.forEach((result, position) => note(parts[position]?.sql ?? '', result))
      return results
    },
  } as unknown as D1Database
  return { db: recorded, recording }
}
