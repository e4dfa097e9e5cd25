import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'

import type { Random } from '#domain/random.ts'

/** `rate` is the probability of a fault, from 0 to 1. The kind of fault is random. */
export type FaultOptions = { rate: number; random: Random }

const faultKinds = ['fails', 'fails-afterwards', 'is-slow'] as const
type FaultKind = (typeof faultKinds)[number]

export type InjectedFaults = Record<FaultKind, number> & { calls: number }

const slowMs = 15
const errorMessages = [
  'D1_ERROR: Network connection lost.',
  'Network connection lost.',
  'Internal error in D1 DB storage caused object to be reset.',
]

/**
 * Returns a database whose calls are sometimes slow, or fail before or after they are executed. `faults.rate` may be
 * changed at any time.
 */
export function createFaultyDb(
  db: D1Database,
  faults: FaultOptions,
): { db: D1Database; injectedFaults: InjectedFaults } {
  const injectedFaults: InjectedFaults = { fails: 0, 'fails-afterwards': 0, 'is-slow': 0, calls: 0 }
  const createDbError = () => new Error(errorMessages[Math.floor(faults.random() * errorMessages.length)])
  const callWithFault = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    injectedFaults.calls++
    const fault =
      faults.random() < faults.rate ? faultKinds[Math.floor(faults.random() * faultKinds.length)] : undefined
    if (fault) injectedFaults[fault]++
    if (fault === 'fails') throw createDbError()
    if (fault === 'is-slow') await new Promise((resolve) => setTimeout(resolve, slowMs * faults.random()))
    const result = await call()
    if (fault === 'fails-afterwards') throw createDbError()
    return result
  }
  const realStatements = new WeakMap<object, D1PreparedStatement>()
  const wrap = (realStatement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(realStatement, {
      get(target, property) {
        if (property === 'bind') return (...values: unknown[]) => wrap(target.bind(...values))
        if (!['all', 'first', 'raw', 'run'].includes(String(property))) return Reflect.get(target, property)
        return (...values: unknown[]) =>
          callWithFault(async () => Reflect.apply(Reflect.get(target, property), target, values))
      },
    })
    realStatements.set(wrapped, realStatement)
    return wrapped
  }
  const faultyDb = {
    prepare: (sql: string) => wrap(db.prepare(sql)),
    withSession: () => faultyDb,
    batch: (statements: D1PreparedStatement[]) =>
      callWithFault(() => db.batch(statements.map((statement) => realStatements.get(statement) ?? statement))),
  } as unknown as D1Database
  return { db: faultyDb, injectedFaults }
}
