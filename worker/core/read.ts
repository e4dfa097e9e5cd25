import type { Db } from '#drizzle/db.ts'

import type { Statement } from './statement.ts'

/** Combines the query with all other queries of the same turn of the event loop. */
export type Read = <Query extends Statement>(query: Query) => Promise<Awaited<Query>>

type PendingQuery = {
  query: Statement
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

/**
 * Combines queries of the same turn of the event loop into one round trip, so parts of a page can load independently.
 * If the batch fails, each query runs again alone, and only faulty queries reject.
 */
export function createRead(db: Db): Read {
  let pending: PendingQuery[] = []
  const send = async () => {
    const batch = pending
    pending = []
    const [first, ...rest] = batch.map(({ query }) => query)
    if (first && rest.length > 0) {
      const results = await db.batch([first, ...rest]).catch(() => undefined)
      if (results) return batch.forEach(({ resolve }, position) => resolve(results[position]))
    }
    for (const { query, resolve, reject } of batch) Promise.resolve(query).then(resolve, reject)
  }
  return (query) =>
    new Promise((resolve, reject) => {
      if (pending.length === 0) setTimeout(() => void send())
      pending.push({ query, resolve: resolve as PendingQuery['resolve'], reject })
    })
}
