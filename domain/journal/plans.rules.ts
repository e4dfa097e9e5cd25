import { addDays, daysBetween } from '../days.ts'
import type { PlanPause, PlanRun } from './plans.types.ts'
import { type CheckOff, cupsOf, daysOf, type PlanDay, protocolOf } from './protocols.ts'

/** Where a plan stands: `day` counts from 1; a plan that is over has no day. */
type Status = { state: 'running' | 'paused'; day: number } | { state: 'finished' | 'ended' }

/** Where a run stands on `today`, `yyyy-mm-dd`; who has travelled to where it is yesterday stays on the first day. */
export function statusOn(run: PlanRun, today: string): Status {
  if (run.endedOn !== null) return { state: 'ended' }
  const day = Math.max(1, dayNumberOn(run, today))
  if (isPaused(run)) return { state: 'paused', day }
  return day > daysOf(protocolOf(run.protocol)).length ? { state: 'finished' } : { state: 'running', day }
}

/** Whether a run still takes its place among the plans of the day. */
export const isActive = (run: PlanRun, today: string): boolean => {
  const { state } = statusOn(run, today)
  return state === 'running' || state === 'paused'
}

const isPaused = ({ pauses }: PlanRun): boolean => pauses.some(({ until }) => until === null)

/** The day of the plan on a date, without the days on which it stood still; 0 or less before the start. */
function dayNumberOn({ startedOn, pauses }: PlanRun, date: string): number {
  const still = pauses.reduce((sum, pause) => sum + daysStill(pause, startedOn, date), 0)
  return daysBetween(startedOn, date) + 1 - still
}

/** How many days before `date` a pause took. */
function daysStill({ from, until }: PlanPause, startedOn: string, date: string): number {
  const start = from < startedOn ? startedOn : from
  const end = until === null || until > date ? date : until
  return Math.max(0, daysBetween(start, end))
}

/** The plan's own day of a run; undefined beyond its last. */
export const planDayOf = ({ protocol }: PlanRun, day: number): PlanDay | undefined =>
  daysOf(protocolOf(protocol))[day - 1]

/** The dates from the start to `today`, or to the last day of the plan, on which it ran: paused days are none of them. */
export function datesOf(run: PlanRun, today: string): string[] {
  const last = run.endedOn !== null && run.endedOn < today ? run.endedOn : today
  const length = daysOf(protocolOf(run.protocol)).length
  const dates: string[] = []
  let date = run.startedOn
  while (date <= last && dates.length < length) {
    const next = pausedUntil(run, date)
    if (next === null) break
    if (next === undefined) dates.push(date)
    date = next ?? addDays(date, 1)
  }
  return dates
}

/** The day on which a run goes on that stands still on `date`, null while it waits; undefined where it runs. */
const pausedUntil = ({ pauses }: PlanRun, date: string): string | null | undefined =>
  pauses.find(({ from, until }) => date >= from && (until === null || date < until))?.until

/** The run with something of a day checked off, or with the tick taken back. */
export function withCheckOff(run: PlanRun, day: number, what: CheckOff, isDone: boolean): PlanRun {
  const others = (run.done[day] ?? []).filter((each) => each !== what)
  return { ...run, done: { ...run.done, [day]: isDone ? [...others, what] : others } }
}

/** The run standing still from `today` on; the day of today comes again when it goes on. */
export const withPause = (run: PlanRun, today: string): PlanRun =>
  isPaused(run) ? run : { ...run, pauses: [...run.pauses, { from: today, until: null }] }

/** The run going on from `today`; a pause that took no day is forgotten. */
export const withResume = (run: PlanRun, today: string): PlanRun => ({
  ...run,
  pauses: run.pauses
    .map(({ from, until }) => ({ from, until: until ?? today }))
    .filter(({ from, until }) => from < until),
})

export const withEnd = (run: PlanRun, today: string): PlanRun => ({ ...run, endedOn: today })

/** How many of the things of the days up to `day` were done. */
export function progressOf(run: PlanRun, day: number): { done: number; planned: number } {
  let [done, planned] = [0, 0]
  for (const [position, planDay] of daysOf(protocolOf(run.protocol)).slice(0, day).entries()) {
    const things = new Set<CheckOff>(['act', ...cupsOf(planDay).map(({ time }) => time)])
    planned += things.size
    done += (run.done[position + 1] ?? []).filter((what) => things.has(what)).length
  }
  return { done, planned }
}
