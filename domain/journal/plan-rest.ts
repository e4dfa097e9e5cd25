import { addDays, daysBetween } from '../days.ts'
import { maxHerbDays } from './herb-days.ts'
import { listPlanDates, isActive } from './plans.rules.ts'
import type { PlanRun } from './plans.types.ts'
import { listPlanDays, type PlanDay, getProtocol } from './protocols.ts'
import type { ProtocolKey } from './protocols.types.ts'

/** Number of days without a herb after which counting starts again at zero. */
const restDays = 14

/**
 * `herbs` are the herbs that another run would use for too many days. `until` is the first date on which a run can
 * start.
 */
export type RequiredRest = { herbs: readonly string[]; until: string }

/**
 * Returns the rest that a plan's herbs need before the plan can start. Counts the days of all plans with the same
 * herbs. Returns undefined if no rest is needed.
 */
export function findRequiredRest(
  runs: readonly PlanRun[],
  protocol: ProtocolKey,
  today: string,
): RequiredRest | undefined {
  const plannedDays = createCalendar({ id: '', protocol, startedOn: today, pauses: [], endedOn: null, done: {} }, today)
  const calendars = runs.map((run) => createCalendar(run, today))
  const overusedHerbs = [...new Set(plannedDays.flatMap(({ day }) => listHerbNames(day)))].flatMap((herb) => {
    const previousDays = countDaysSinceLastRest(
      calendars.filter((calendar) => calendar.some(({ day }) => listHerbNames(day).includes(herb))).flat(),
      today,
    )
    const allDays = [...previousDays, ...plannedDays].filter(({ day }) => listHerbNames(day).includes(herb))
    const [latest] = previousDays
    return latest && new Set(allDays.map(({ date }) => date)).size > (maxHerbDays[herb] ?? Infinity)
      ? [{ herb, until: addDays(latest.date, restDays + 1) }]
      : []
  })
  const [until] = overusedHerbs.map((each) => each.until).toSorted(compareLatestFirst)
  return until === undefined ? undefined : { herbs: overusedHerbs.map(({ herb }) => herb), until }
}

type DatedDay = { date: string; day: PlanDay }

/** Returns the days of a run with their dates. Assumes that an active run continues today without further pauses. */
function createCalendar(run: PlanRun, today: string): DatedDay[] {
  const pastDates = listPlanDates(run, today)
  const days = listPlanDays(getProtocol(run.protocol))
  const nextDate = pastDates.at(-1) === today ? addDays(today, 1) : today
  return days.flatMap((day, position) => {
    const date = pastDates[position]
    if (date !== undefined) return [{ date, day }]
    return isActive(run, today) ? [{ date: addDays(nextDate, position - pastDates.length), day }] : []
  })
}

/** Returns the days between the last full rest and `start`, latest first. */
function countDaysSinceLastRest(days: readonly DatedDay[], start: string): DatedDay[] {
  const sorted = days.toSorted((one, other) => compareLatestFirst(one.date, other.date))
  const end = sorted.findIndex(({ date }, position) => {
    const later = sorted[position - 1]?.date ?? start
    return daysBetween(date, later < start ? later : start) > restDays
  })
  return end === -1 ? sorted : sorted.slice(0, end)
}

const compareLatestFirst = (one: string, other: string) => (one < other ? 1 : -1)

const listHerbNames = ({ teas }: PlanDay): string[] => teas.flatMap(({ herbs }) => herbs.map(({ name }) => name))
