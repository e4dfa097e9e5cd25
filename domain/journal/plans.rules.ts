import { addDays, daysBetween } from '../days.ts'
import type { PlanPause, PlanRun } from './plans.types.ts'
import { type ChecklistItem, listCups, listPlanDays, type PlanDay, getProtocol } from './protocols.ts'

/** `day` counts from 1. */
type Status = { state: 'running' | 'paused'; day: number } | { state: 'finished' | 'ended' }

/**
 * Returns the status of a run on `today` (`yyyy-mm-dd`). The day is at least 1, even if the user has travelled to an
 * earlier time zone.
 */
export function getStatus(run: PlanRun, today: string): Status {
  if (run.endedOn !== null) return { state: 'ended' }
  const day = Math.max(1, calculateDayNumber(run, today))
  if (isPaused(run)) return { state: 'paused', day }
  return day > listPlanDays(getProtocol(run.protocol)).length ? { state: 'finished' } : { state: 'running', day }
}

export const isActive = (run: PlanRun, today: string): boolean => {
  const { state } = getStatus(run, today)
  return state === 'running' || state === 'paused'
}

const isPaused = ({ pauses }: PlanRun): boolean => pauses.some(({ until }) => until === null)

/** Returns the number of the plan's day on `date`. Skips paused days. Returns 0 or less before the start. */
function calculateDayNumber({ startedOn, pauses }: PlanRun, date: string): number {
  const pausedDays = pauses.reduce((sum, pause) => sum + countPausedDays(pause, startedOn, date), 0)
  return daysBetween(startedOn, date) + 1 - pausedDays
}

function countPausedDays({ from, until }: PlanPause, startedOn: string, date: string): number {
  const start = from < startedOn ? startedOn : from
  const end = until === null || until > date ? date : until
  return Math.max(0, daysBetween(start, end))
}

export const getPlanDay = ({ protocol }: PlanRun, day: number): PlanDay | undefined =>
  listPlanDays(getProtocol(protocol))[day - 1]

/** Returns the dates on which the plan ran until `today`, without paused days. */
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
 * Returns the end of the pause that includes `date`, or null while the pause is open. Returns undefined if the run
 * isn't paused on `date`.
 */
const findPauseEnd = ({ pauses }: PlanRun, date: string): string | null | undefined =>
  pauses.find(({ from, until }) => date >= from && (until === null || date < until))?.until

export function setChecked(run: PlanRun, day: number, item: ChecklistItem, isDone: boolean): PlanRun {
  const otherItems = (run.done[day] ?? []).filter((checkedItem) => checkedItem !== item)
  return { ...run, done: { ...run.done, [day]: isDone ? [...otherItems, item] : otherItems } }
}

/** Pauses the run. After the pause, the run continues with the plan day that was due on `today`. */
export const pauseRun = (run: PlanRun, today: string): PlanRun =>
  isPaused(run) ? run : { ...run, pauses: [...run.pauses, { from: today, until: null }] }

/** Resumes the run. Removes pauses that start and end on the same day. */
export const resumeRun = (run: PlanRun, today: string): PlanRun => ({
  ...run,
  pauses: run.pauses
    .map(({ from, until }) => ({ from, until: until ?? today }))
    .filter(({ from, until }) => from < until),
})

export const endRun = (run: PlanRun, today: string): PlanRun => ({ ...run, endedOn: today })

/** Counts the planned and finished items of days 1 to `day`. */
export function countProgress(run: PlanRun, day: number): { done: number; planned: number } {
  let [done, planned] = [0, 0]
  for (const [position, planDay] of listPlanDays(getProtocol(run.protocol)).slice(0, day).entries()) {
    const items = new Set<ChecklistItem>(['action', ...listCups(planDay).map(({ time }) => time)])
    planned += items.size
    done += (run.done[position + 1] ?? []).filter((item) => items.has(item)).length
  }
  return { done, planned }
}
