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
const slowdown = 4
/** Milliseconds from which on a task holds up what a finger does. */
const longTask = 50

/**
 * Milliseconds for which tasks would hold up a telephone after the first words are there: as Lighthouse counts it, but by the time that
 * each task had the processor, which a busy machine does not stretch.
 */
export function blockingOf(events: readonly TraceEvent[]): number {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  )
  if (!start) return Number.NaN
  const words = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start.pid && ts > start.ts,
  )
  return events
    .filter(({ name, ph, pid, tid }) => ph === 'X' && name === 'RunTask' && pid === start.pid && tid === start.tid)
    .filter(({ ts }) => ts >= (words?.ts ?? start.ts))
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (slowdown * tdur) / 1000 - longTask), 0)
}
