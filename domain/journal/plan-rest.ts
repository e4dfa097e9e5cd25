import { addDays, daysBetween } from '../days.ts'
import { herbDaysMax } from './herb-days.ts'
import { datesOf, isActive } from './plans.rules.ts'
import type { PlanRun } from './plans.types.ts'
import { daysOf, type PlanDay, protocolOf } from './protocols.ts'
import type { ProtocolKey } from './protocols.types.ts'

/** Days without a plan after which the days of its herbs are counted anew. */
const restDays = 14

/** Why another round would be too long: its herbs that would be drunk on too many days, and the first day on which none is any more. */
export type Rest = { herbs: readonly string[]; until: string }

/** The rest that the herbs of a plan need before it starts, counted over all plans that hold them; undefined where they need none. */
export function restBefore(runs: readonly PlanRun[], protocol: ProtocolKey, today: string): Rest | undefined {
  const coming = calendarOf({ id: '', protocol, startedOn: today, pauses: [], endedOn: null, done: {} }, today)
  const calendars = runs.map((run) => calendarOf(run, today))
  const found = [...new Set(coming.flatMap(({ day }) => herbsOf(day)))].flatMap((herb) => {
    const before = withoutRest(
      calendars.filter((dated) => dated.some(({ day }) => herbsOf(day).includes(herb))).flat(),
      today,
    )
    const drunk = [...before, ...coming].filter(({ day }) => herbsOf(day).includes(herb))
    const [latest] = before
    return latest && new Set(drunk.map(({ date }) => date)).size > (herbDaysMax[herb] ?? Infinity)
      ? [{ herb, until: addDays(latest.date, restDays + 1) }]
      : []
  })
  const [until] = found.map((each) => each.until).toSorted(latestFirst)
  return until === undefined ? undefined : { herbs: found.map(({ herb }) => herb), until }
}

type DatedDay = { date: string; day: PlanDay }

/** The days of a run where they stand in the calendar, those to come as if it went on today. */
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

/** The days, the latest first, that lead up to `start` with less than a rest between them. */
function withoutRest(days: readonly DatedDay[], start: string): DatedDay[] {
  const sorted = days.toSorted((one, other) => latestFirst(one.date, other.date))
  const end = sorted.findIndex(({ date }, position) => {
    const later = sorted[position - 1]?.date ?? start
    return daysBetween(date, later < start ? later : start) > restDays
  })
  return end === -1 ? sorted : sorted.slice(0, end)
}

const latestFirst = (one: string, other: string) => (one < other ? 1 : -1)

const herbsOf = ({ teas }: PlanDay): string[] => teas.flatMap(({ herbs }) => herbs.map(({ name }) => name))
