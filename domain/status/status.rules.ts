import { hourMs, minuteMs } from '../durations.ts'
import type { ErrorCount, ErrorEvent, JobRhythm, JobRun, JobsState } from './status.types.ts'

/** How many hours the status page shows. */
export const hoursShown = 24

/** After how long without a run, in milliseconds, a job of each rhythm counts as late. */
const lateAfter: Record<JobRhythm, number> = { minute: 10 * minuteMs, day: 26 * hourMs }

/** The beginning of the hour of a moment; both milliseconds since the epoch. */
export const hourOf = (at: number): number => at - (at % hourMs)

/** Whether a job should have run again by now; `now` in milliseconds since the epoch. */
export const isLate = ({ rhythm, startedAt }: Pick<JobRun, 'rhythm' | 'startedAt'>, now: number): boolean =>
  now - startedAt > lateAfter[rhythm]

/** How the jobs of each minute stand by when one last began, null before the first; milliseconds since the epoch. */
export function jobsState(lastAt: number | null, now: number): JobsState {
  if (lastAt === null) return 'none yet'
  return isLate({ rhythm: 'minute', startedAt: lastAt }, now) ? 'late' : 'on time'
}

/** The hours that are shown, the oldest first, the one that runs last, each with how many faults it counted. */
export function errorsByHour(counts: readonly ErrorCount[], now: number): { hour: number; count: number }[] {
  const last = hourOf(now)
  return Array.from({ length: hoursShown }, (_, position) => {
    const hour = last - (hoursShown - 1 - position) * hourMs
    const count = counts.reduce((sum, one) => (one.hour === hour ? sum + one.count : sum), 0)
    return { hour, count }
  })
}

/** Each event once, what came last first. */
export function errorsByEvent(counts: readonly ErrorCount[]): ErrorEvent[] {
  const events = new Map<string, ErrorEvent>()
  for (const { event, count, lastAt, lastRequest } of counts) {
    const known = events.get(event)
    const newest = known && known.lastAt > lastAt ? known : { lastAt, lastRequest }
    events.set(event, { ...newest, event, count: count + (known?.count ?? 0) })
  }
  return [...events.values()].toSorted((one, other) => other.lastAt - one.lastAt)
}
