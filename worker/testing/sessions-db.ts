import type { D1Database } from '@cloudflare/workers-types'

/**
 * Returns the database with sessions whose bookmarks count the round trips, as if each one wrote. `constraints` lists
 * the constraints of opened sessions, and `latest` returns the current bookmark.
 */
export function sessionsDb(db: D1Database): { db: D1Database; constraints: string[]; latest: () => string } {
  const constraints: string[] = []
  let trips = 0
  const latest = () => `${String(trips).padStart(8, '0')}-00000000-00000000-${'0'.repeat(32)}`
  const withSession = (constraint: string) => {
    constraints.push(constraint)
    const session = db.withSession('first-primary')
    let seen: string | null = null
    const counted = async <Result>(work: Promise<Result>) => {
      const result = await work
      trips++
      seen = latest()
      return result
    }
    return {
      prepare: session.prepare.bind(session),
      batch: (statements: Parameters<D1Database['batch']>[0]) => counted(session.batch(statements)),
      getBookmark: () => seen,
    }
  }
  return { db: { withSession } as unknown as D1Database, constraints, latest }
}
