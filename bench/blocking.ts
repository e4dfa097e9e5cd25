/** Event of a Chromium trace: `ts` is in µs, `tdur` in µs of processor time. */
export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  args?: { data?: { documentLoaderURL?: string } }
}

/** Factor by which Lighthouse's phone is slower than this machine. */
export const phoneSlowdown = 4
/** Minimum milliseconds of a task that delays input. */
const longTaskMs = 50

/**
 * Returns the milliseconds for which tasks would block a phone after the first contentful paint. Counts like
 * Lighthouse, but uses the processor time of each task, which doesn't depend on other load.
 */
export const calculateBlocking = (events: readonly TraceEvent[]): number =>
  listTaskTimes(events)?.reduce((sum, task) => sum + Math.max(0, phoneSlowdown * task - longTaskMs), 0) ?? Number.NaN

/** Returns the processor time of the longest task after the first contentful paint, in milliseconds on this machine. */
export const findLongestTask = (events: readonly TraceEvent[]): number => Math.max(0, ...(listTaskTimes(events) ?? []))

/**
 * Returns the milliseconds of each of the page's tasks after the first contentful paint; undefined if no page was
 * opened.
 */
function listTaskTimes(events: readonly TraceEvent[]): number[] | undefined {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  )
  if (!start) return undefined
  const firstPaint = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start.pid && ts > start.ts,
  )
  return events
    .filter(({ name, ph, pid, tid }) => ph === 'X' && name === 'RunTask' && pid === start.pid && tid === start.tid)
    .filter(({ ts }) => ts >= (firstPaint?.ts ?? start.ts))
    .map(({ tdur = 0 }) => tdur / 1000)
}
