import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { env } from 'cloudflare:workers'

const failed = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))

/** Returns a database that fails as D1 does from this round trip on, counted from 1. */
export function failingFrom(db: D1Database, firstFailingTrip: number): D1Database {
  let trips = 0
  return wrapRoundTrips(db, (_, work) => (++trips >= firstFailingTrip ? failed() : work()))
}

/** Returns the test database: the first insert into the table is done and then fails, as if its answer got lost. */
export function failingAfter(table: string): D1Database {
  let isOver = false
  return wrapRoundTrips(env.DB, async (statements, work) => {
    const done = await work()
    if (isOver || !statements.some((text) => text.startsWith(`insert into "${table}"`))) return done
    isOver = true
    return failed()
  })
}

type RoundTrip = (statements: string[], work: () => Promise<unknown>) => Promise<unknown>

/** Returns the database with each round trip passed through the function. */
function wrapRoundTrips(db: D1Database, through: RoundTrip): D1Database {
  const statements = new WeakMap<D1PreparedStatement, { text: string; real: D1PreparedStatement }>()
  const wrap = (text: string, real: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(real, {
      get(target, property) {
        if (property === 'bind') return (...values: unknown[]) => wrap(text, target.bind(...values))
        const value: unknown = Reflect.get(target, property)
        if (typeof value !== 'function') return value
        return (...values: unknown[]) => through([text], async () => Reflect.apply(value, target, values))
      },
    })
    statements.set(wrapped, { text, real })
    return wrapped
  }
  return new Proxy(db, {
    get(target, property) {
      if (property === 'prepare') return (text: string) => wrap(text, target.prepare(text))
      if (property !== 'batch') return Reflect.get(target, property)
      return (wrapped: D1PreparedStatement[]) => {
        const parts = wrapped.flatMap((statement) => statements.get(statement) ?? [])
        return through(
          parts.map(({ text }) => text),
          () => target.batch(parts.map(({ real }) => real)),
        )
      }
    },
  })
}
