import { hourMs, minuteMs } from '../durations.ts'
import type { ErrorCount, ErrorEvent, JobRhythm, JobRun, JobsState } from './status.types.ts'

export const shownHours = 24

/** Milliseconds without a run after which a job counts as late. */
const lateAfterMs: Record<JobRhythm, number> = { minute: 10 * minuteMs, day: 26 * hourMs }

export const getHourStart = (at: number): number => at - (at % hourMs)

/** True if a job is overdue. `now` is milliseconds since the epoch. */
export const isLate = ({ rhythm, startedAt }: Pick<JobRun, 'rhythm' | 'startedAt'>, now: number): boolean =>
  now - startedAt > lateAfterMs[rhythm]

/**
 * Returns the state of the jobs of the minute. `lastAt` is the start of the last run in milliseconds since the epoch,
 * or null.
 */
export function getJobsState(lastAt: number | null, now: number): JobsState {
  if (lastAt === null) return 'none yet'
  return isLate({ rhythm: 'minute', startedAt: lastAt }, now) ? 'late' : 'on time'
}

/** Returns the number of errors in each hour shown, oldest first, including the current hour. */
export function countErrorsByHour(counts: readonly ErrorCount[], now: number): { hour: number; count: number }[] {
  const currentHour = getHourStart(now)
  return Array.from({ length: shownHours }, (_, position) => {
    const hour = currentHour - (shownHours - 1 - position) * hourMs
    const count = counts.reduce((sum, one) => (one.hour === hour ? sum + one.count : sum), 0)
    return { hour, count }
  })
}

export function countErrorsByEvent(counts: readonly ErrorCount[]): ErrorEvent[] {
  const events = new Map<string, ErrorEvent>()
  for (const { event, count, lastAt, lastRequest } of counts) {
    const existing = events.get(event)
    const newest = existing && existing.lastAt > lastAt ? existing : { lastAt, lastRequest }
    events.set(event, { ...newest, event, count: count + (existing?.count ?? 0) })
  }
  return [...events.values()].toSorted((one, other) => other.lastAt - one.lastAt)
}
