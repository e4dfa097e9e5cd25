import { minuteMs } from '../durations.ts'

/** Counts that are not written yet, by event. */
type UnwrittenCounts = ReadonlyMap<string, number>

export type Tally = {
  add: (event: string, now: number) => UnwrittenCounts | null
  restore: (counts: UnwrittenCounts) => void
}

/**
 * Counts events and limits database writes. `add` returns the counts to write now, or null after `maxWrites` writes
 * within a minute; the next write includes them. Call `restore` after a failed write. Times are milliseconds since the
 * epoch.
 */
export function createTally(maxWrites: number): Tally {
  let pending = new Map<string, number>()
  let [startedAt, writes] = [0, 0]
  const accumulate = (event: string, count: number) => pending.set(event, (pending.get(event) ?? 0) + count)
  return {
    add: (event, now) => {
      accumulate(event, 1)
      if (now - startedAt >= minuteMs) [startedAt, writes] = [now, 0]
      if (writes >= maxWrites) return null
      writes++
      const counts = pending
      pending = new Map()
      return counts
    },
    restore: (counts) => counts.forEach((count, event) => accumulate(event, count)),
  }
}
