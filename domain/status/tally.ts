import { minuteMs } from '../durations.ts'

/** What waits to be written: how often each event came. */
type Due = ReadonlyMap<string, number>

export type Tally = { add: (event: string, now: number) => Due | null; restore: (due: Due) => void }

/**
 * Counts events and says when to write them: `add` gives what is to be written now, or null once `writesMax` writes went out
 * within the minute that began with the first of them; what is kept back goes with the next write. `restore` is for a write
 * that failed. Times are milliseconds since the epoch.
 */
export function createTally(writesMax: number): Tally {
  let kept = new Map<string, number>()
  let [begunAt, writes] = [0, 0]
  const keep = (event: string, count: number) => kept.set(event, (kept.get(event) ?? 0) + count)
  return {
    add: (event, now) => {
      keep(event, 1)
      if (now - begunAt >= minuteMs) [begunAt, writes] = [now, 0]
      if (writes >= writesMax) return null
      writes++
      const due = kept
      kept = new Map()
      return due
    },
    restore: (due) => due.forEach((count, event) => keep(event, count)),
  }
}
