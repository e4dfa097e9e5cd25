import type { D1Database } from '@cloudflare/workers-types'

/**
 * Returns a database with bookmarks that count round trips, as if each round trip wrote. `constraints` lists the
 * constraint of each new session.
 */
export function createSessionsDb(db: D1Database): {
  db: D1Database
  constraints: string[]
  latestBookmark: () => string
} {
  const constraints: string[] = []
  let roundTrips = 0
  const latestBookmark = () => `${String(roundTrips).padStart(8, '0')}-00000000-00000000-${'0'.repeat(32)}`
  const withSession = (constraint: string) => {
    constraints.push(constraint)
    const session = db.withSession('first-primary')
    let bookmark: string | null = null
    const countRoundTrip = async <Result>(query: Promise<Result>) => {
      const result = await query
      roundTrips++
      bookmark = latestBookmark()
      return result
    }
    return {
      prepare: session.prepare.bind(session),
      batch: (statements: Parameters<D1Database['batch']>[0]) => countRoundTrip(session.batch(statements)),
      getBookmark: () => bookmark,
    }
  }
  return { db: { withSession } as unknown as D1Database, constraints, latestBookmark }
}
