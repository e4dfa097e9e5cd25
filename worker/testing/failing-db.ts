import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'

const away = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))

/** The given database until the round trip of this number, from 1; that one and all later ones fail as D1 itself does. */
export function failingFrom(db: D1Database, trip: number): D1Database {
  let trips = 0
  const fail = () => ++trips >= trip
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, property) {
        if (property === 'bind') return (...values: unknown[]) => remember(target.bind(...values))
        const value: unknown = Reflect.get(target, property)
        if (typeof value !== 'function') return value
        return (...values: unknown[]) => (fail() ? away() : Reflect.apply(value, target, values))
      },
    })
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
  const remember = (statement: D1PreparedStatement) => {
    const wrapped = wrap(statement)
    originals.set(wrapped, statement)
    return wrapped
  }
  return new Proxy(db, {
    get(target, property) {
      if (property === 'prepare') return (sql: string) => remember(target.prepare(sql))
      if (property === 'batch')
        return (wrapped: D1PreparedStatement[]) =>
          fail() ? away() : target.batch(wrapped.map((statement) => originals.get(statement) ?? statement))
      return Reflect.get(target, property)
    },
  })
}
