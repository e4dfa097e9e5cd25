import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { env } from 'cloudflare:workers'

const rejectAsLost = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))

/** Returns a database that fails with a D1 error from this round trip onwards. The first round trip is 1. */
export function createDbFailingFrom(db: D1Database, firstFailingTrip: number): D1Database {
  let roundTrips = 0
  return wrapRoundTrips(db, (_, execute) => (++roundTrips >= firstFailingTrip ? rejectAsLost() : execute()))
}

/**
 * Returns the test database. The first insert into the table is executed and then rejected, as if its response were
 * lost.
 */
export function createDbFailingAfterInsert(table: string): D1Database {
  let hasFailed = false
  return wrapRoundTrips(env.DB, async (statements, execute) => {
    const result = await execute()
    if (hasFailed || !statements.some((text) => text.startsWith(`insert into "${table}"`))) return result
    hasFailed = true
    return rejectAsLost()
  })
}

type RoundTrip = (statements: string[], work: () => Promise<unknown>) => Promise<unknown>

function wrapRoundTrips(db: D1Database, intercept: RoundTrip): D1Database {
  const statements = new WeakMap<D1PreparedStatement, { text: string; real: D1PreparedStatement }>()
  const wrap = (text: string, real: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(real, {
      get(target, property) {
        if (property === 'bind') return (...values: unknown[]) => wrap(text, target.bind(...values))
        const value: unknown = Reflect.get(target, property)
        if (typeof value !== 'function') return value
        return (...values: unknown[]) => intercept([text], async () => Reflect.apply(value, target, values))
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
        const originals = wrapped.flatMap((statement) => statements.get(statement) ?? [])
        return intercept(
          originals.map(({ text }) => text),
          () => target.batch(originals.map(({ real }) => real)),
        )
      }
    },
  })
}
