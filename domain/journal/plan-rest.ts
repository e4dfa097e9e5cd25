import { addDays, daysBetween } from '../days.ts'
import { herbDaysMax } from './herb-days.ts'
import { datesOf, isActive } from './plans.rules.ts'
import type { PlanRun } from './plans.types.ts'
import { daysOf, type PlanDay, protocolOf } from './protocols.ts'
import type { ProtocolKey } from './protocols.types.ts'

/** Days without a herb after which the count of its days starts again at zero. */
const restDays = 14

/** Herbs that another run would use on too many days, and the first date on which no herb would exceed its limit. */
export type Rest = { herbs: readonly string[]; until: string }

/**
 * Returns the rest that a plan's herbs need before it starts, counted over all plans that contain them. Undefined if
 * none is needed.
 */
export function restBefore(runs: readonly PlanRun[], protocol: ProtocolKey, today: string): Rest | undefined {
  const plannedDays = calendarOf({ id: '', protocol, startedOn: today, pauses: [], endedOn: null, done: {} }, today)
  const calendars = runs.map((run) => calendarOf(run, today))
  const overused = [...new Set(plannedDays.flatMap(({ day }) => herbsOf(day)))].flatMap((herb) => {
    const before = daysSinceLastRest(
      calendars.filter((dated) => dated.some(({ day }) => herbsOf(day).includes(herb))).flat(),
      today,
    )
    const allDays = [...before, ...plannedDays].filter(({ day }) => herbsOf(day).includes(herb))
    const [latest] = before
    return latest && new Set(allDays.map(({ date }) => date)).size > (herbDaysMax[herb] ?? Infinity)
      ? [{ herb, until: addDays(latest.date, restDays + 1) }]
      : []
  })
  const [until] = overused.map((each) => each.until).toSorted(latestFirst)
  return until === undefined ? undefined : { herbs: overused.map(({ herb }) => herb), until }
}

type DatedDay = { date: string; day: PlanDay }

/** Returns the dates of a run's days. Future days are dated as if the run continued today. */
function calendarOf(run: PlanRun, today: string): DatedDay[] {
  const past = datesOf(run, today)
  const days = daysOf(protocolOf(run.protocol))
  const next = past.at(-1) === today ? addDays(today, 1) : today
  return days.flatMap((day, position) => {
    const date = past[position]
    if (date !== undefined) return [{ date, day }]
    return isActive(run, today) ? [{ date: addDays(next, position - past.length), day }] : []
  })
}

/** Returns the days before `start` since the last full rest, latest first. */
function daysSinceLastRest(days: readonly DatedDay[], start: string): DatedDay[] {
  const sorted = days.toSorted((one, other) => latestFirst(one.date, other.date))
  const end = sorted.findIndex(({ date }, position) => {
    const later = sorted[position - 1]?.date ?? start
    return daysBetween(date, later < start ? later : start) > restDays
  })
  return end === -1 ? sorted : sorted.slice(0, end)
}

const latestFirst = (one: string, other: string) => (one < other ? 1 : -1)

const herbsOf = ({ teas }: PlanDay): string[] => teas.flatMap(({ herbs }) => herbs.map(({ name }) => name))
