import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'

import type { Random } from '#domain/random.ts'

/** `share` is the part of calls that go wrong, from 0 to 1; each time in a random mood. */
export type Faults = { share: number; random: Random }

const faultKinds = ['fails', 'fails-afterwards', 'is-slow'] as const
type FaultKind = (typeof faultKinds)[number]

export type InjectedFaults = Record<FaultKind, number> & { calls: number }

const slowMs = 15
const words = [
  'D1_ERROR: Network connection lost.',
  'Network connection lost.',
  'Internal error in D1 DB storage caused object to be reset.',
]

/**
 * Returns a database that sometimes fails before it does anything, fails after it has done everything, or is slow.
 * `faults.share` may be changed at any time.
 */
export function faultyDb(db: D1Database, faults: Faults): { db: D1Database; injected: InjectedFaults } {
  const injected: InjectedFaults = { fails: 0, 'fails-afterwards': 0, 'is-slow': 0, calls: 0 }
  const fail = () => new Error(words[Math.floor(faults.random() * words.length)])
  const through = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    injected.calls++
    const fault =
      faults.random() < faults.share ? faultKinds[Math.floor(faults.random() * faultKinds.length)] : undefined
    if (fault) injected[fault]++
    if (fault === 'fails') throw fail()
    if (fault === 'is-slow') await new Promise((resolve) => setTimeout(resolve, slowMs * faults.random()))
    const result = await work()
    if (fault === 'fails-afterwards') throw fail()
    return result
  }
  const realStatements = new WeakMap<object, D1PreparedStatement>()
  const wrap = (real: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(real, {
      get(target, property) {
        if (property === 'bind') return (...values: unknown[]) => wrap(target.bind(...values))
        if (!['all', 'first', 'raw', 'run'].includes(String(property))) return Reflect.get(target, property)
        return (...values: unknown[]) =>
          through(async () => Reflect.apply(Reflect.get(target, property), target, values))
      },
    })
    realStatements.set(wrapped, real)
    return wrapped
  }
  const faulty = {
    prepare: (sql: string) => wrap(db.prepare(sql)),
    withSession: () => faulty,
    batch: (statements: D1PreparedStatement[]) =>
      through(() => db.batch(statements.map((statement) => realStatements.get(statement) ?? statement))),
  } as unknown as D1Database
  return { db: faulty, injected }
}
