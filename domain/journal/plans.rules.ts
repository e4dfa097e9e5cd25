import { addDays, daysBetween } from '../days.ts'
import type { PlanPause, PlanRun } from './plans.types.ts'
import { type CheckOff, listCups, listPlanDays, type PlanDay, getProtocol } from './protocols.ts'

/** Status of a run. `day` counts from 1; a plan that is over has no day. */
type Status = { state: 'running' | 'paused'; day: number } | { state: 'finished' | 'ended' }

/**
 * Returns the status of a run on `today` (`yyyy-mm-dd`). Travel to an earlier time zone keeps the run on its first day.
 */
export function getStatus(run: PlanRun, today: string): Status {
  if (run.endedOn !== null) return { state: 'ended' }
  const day = Math.max(1, calculateDayNumber(run, today))
  if (isPaused(run)) return { state: 'paused', day }
  return day > listPlanDays(getProtocol(run.protocol)).length ? { state: 'finished' } : { state: 'running', day }
}

/** True if a run is running or paused. */
export const isActive = (run: PlanRun, today: string): boolean => {
  const { state } = getStatus(run, today)
  return state === 'running' || state === 'paused'
}

const isPaused = ({ pauses }: PlanRun): boolean => pauses.some(({ until }) => until === null)

/** Returns the number of the plan's day on a date, without paused days. 0 or less before the start. */
function calculateDayNumber({ startedOn, pauses }: PlanRun, date: string): number {
  const pausedDays = pauses.reduce((sum, pause) => sum + countPausedDays(pause, startedOn, date), 0)
  return daysBetween(startedOn, date) + 1 - pausedDays
}

/** Returns the number of days that a pause took before `date`. */
function countPausedDays({ from, until }: PlanPause, startedOn: string, date: string): number {
  const start = from < startedOn ? startedOn : from
  const end = until === null || until > date ? date : until
  return Math.max(0, daysBetween(start, end))
}

/** Returns the plan's teas and action for a day; undefined after its last day. */
export const getPlanDay = ({ protocol }: PlanRun, day: number): PlanDay | undefined =>
  listPlanDays(getProtocol(protocol))[day - 1]

/** Returns the dates on which the plan ran, up to `today` or its last day, without paused dates. */
export function listPlanDates(run: PlanRun, today: string): string[] {
  const last = run.endedOn !== null && run.endedOn < today ? run.endedOn : today
  const length = listPlanDays(getProtocol(run.protocol)).length
  const dates: string[] = []
  let date = run.startedOn
  while (date <= last && dates.length < length) {
    const next = findPauseEnd(run, date)
    if (next === null) break
    if (next === undefined) dates.push(date)
    date = next ?? addDays(date, 1)
  }
  return dates
}

/**
 * Returns the date on which a run that is paused on `date` continues; null if it is still paused. Undefined if the run
 * isn't paused on `date`.
 */
const findPauseEnd = ({ pauses }: PlanRun, date: string): string | null | undefined =>
  pauses.find(({ from, until }) => date >= from && (until === null || date < until))?.until

/** Returns the run with an item of a day checked or unchecked. */
export function setChecked(run: PlanRun, day: number, item: CheckOff, isDone: boolean): PlanRun {
  const otherItems = (run.done[day] ?? []).filter((checkedItem) => checkedItem !== item)
  return { ...run, done: { ...run.done, [day]: isDone ? [...otherItems, item] : otherItems } }
}

/** Pauses the run from `today`. Today's plan day is repeated after the pause. */
export const pauseRun = (run: PlanRun, today: string): PlanRun =>
  isPaused(run) ? run : { ...run, pauses: [...run.pauses, { from: today, until: null }] }

/** Resumes the run from `today`. Removes pauses that took no day. */
export const resumeRun = (run: PlanRun, today: string): PlanRun => ({
  ...run,
  pauses: run.pauses
    .map(({ from, until }) => ({ from, until: until ?? today }))
    .filter(({ from, until }) => from < until),
})

export const endRun = (run: PlanRun, today: string): PlanRun => ({ ...run, endedOn: today })

/** Counts the items done and planned up to `day`. */
export function countProgress(run: PlanRun, day: number): { done: number; planned: number } {
  let [done, planned] = [0, 0]
  for (const [position, planDay] of listPlanDays(getProtocol(run.protocol)).slice(0, day).entries()) {
    const items = new Set<CheckOff>(['act', ...listCups(planDay).map(({ time }) => time)])
    planned += items.size
    done += (run.done[position + 1] ?? []).filter((item) => items.has(item)).length
  }
  return { done, planned }
}
