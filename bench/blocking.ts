/** What Chromium wrote down of one moment: `ts` in µs, `dur` and `tdur` in µs by the clock and by the processor's own time. */
export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  args?: { data?: { documentLoaderURL?: string } }
}

/** How much slower Lighthouse's telephone is than the machine at hand. */
export const slowdown = 4
/** Milliseconds from which on a task holds up what a finger does. */
const longTask = 50

/**
 * Milliseconds for which tasks would hold up a telephone after the first words are there: as Lighthouse counts it, but by the time that
 * each task had the processor, which a busy machine does not stretch.
 */
export const blockingOf = (events: readonly TraceEvent[]): number =>
  tasksOf(events)?.reduce((sum, task) => sum + Math.max(0, slowdown * task - longTask), 0) ?? Number.NaN

/** Milliseconds of this machine's processor that the longest of those tasks took. */
export const longestTaskOf = (events: readonly TraceEvent[]): number => Math.max(0, ...(tasksOf(events) ?? []))

/** Milliseconds of each task of the page after its first words; undefined where no page was opened. */
function tasksOf(events: readonly TraceEvent[]): number[] | undefined {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  )
  if (!start) return undefined
  const words = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start.pid && ts > start.ts,
  )
  return events
    .filter(({ name, ph, pid, tid }) => ph === 'X' && name === 'RunTask' && pid === start.pid && tid === start.tid)
    .filter(({ ts }) => ts >= (words?.ts ?? start.ts))
    .map(({ tdur = 0 }) => tdur / 1000)
}
