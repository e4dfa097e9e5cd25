import { addDays } from '#domain/days.ts'
import { getPlanDay, getStatus } from '#domain/journal/plans.rules.ts'
import type { PlanRun } from '#domain/journal/plans.types.ts'
import { getProtocol, listCups, listPlanDays } from '#domain/journal/protocols.ts'
import type { PlannedTea } from '#domain/journal/protocols.types.ts'
import { paths } from '#domain/paths.ts'

import type { CalendarEvent } from './calendar-file.ts'

const cupMinutes = 15

/** Characters of a plan's id in the identifier of its cups. */
const maxIdLength = 80

/** Time of a plan's cup, `hh:mm`. */
const planTimes = { morning: '08:00', midday: '13:00', evening: '20:00' } as const

const description =
  'Read the notes of the recipe before your first cup. Stop and ask a pharmacist or doctor if you feel unwell.'

/** Event of a cup. Says nothing about a person's health beyond the name of the recipe. */
export const createCupEvent = (
  cup: Pick<CalendarEvent, 'uid' | 'day' | 'time' | 'url'> & { name: string },
): CalendarEvent => {
  const { name, ...when } = cup
  return { ...when, minutes: cupMinutes, title: `Time for a cup: ${name}`, description }
}

/**
 * Cup of a plan. `recipe` is the slug of its recipe. `uid` stays the same for a cup of a plan, on whatever day it is
 * drunk.
 */
export type PlanCup = Pick<CalendarEvent, 'uid' | 'day' | 'time'> & { name: string; recipe: string }

/**
 * Returns the cups of a plan from `today` on, as if it won't be paused again; none of a plan that isn't running.
 * `isSuitable` is false for a tea that its drinker should leave out.
 */
export function listPlanCups(
  run: PlanRun,
  { today, isSuitable }: { today: string; isSuitable: (tea: PlannedTea) => boolean },
): PlanCup[] {
  const status = getStatus(run, today)
  if (status.state !== 'running') return []
  const id = run.id.replaceAll(/[^\w-]/g, '-').slice(0, maxIdLength)
  const dayCount = listPlanDays(getProtocol(run.protocol)).length
  const remainingDays = Array.from({ length: dayCount - status.day + 1 }, (_, position) => status.day + position)
  return remainingDays.flatMap((day) =>
    listCups(getPlanDay(run, day) ?? { teas: [] })
      .filter(({ tea }) => isSuitable(tea))
      .map(({ time, tea }) => ({
        uid: `plan-${id}-${day}-${time}`,
        day: addDays(today, day - status.day),
        time: planTimes[time],
        name: tea.name,
        recipe: tea.slug,
      })),
  )
}

export const toCupEvents = (cups: readonly PlanCup[], siteUrl: string): CalendarEvent[] =>
  cups.map(({ recipe, ...cup }) => createCupEvent({ ...cup, url: siteUrl + paths.recipe(recipe) }))

/** First and last cup of a day, and the time of a single one, in minutes after midnight. */
const firstCupMinutes = 8 * 60
const lastCupMinutes = 20 * 60
const singleCupMinutes = 18 * 60

type Course = { id: string; name: string; url: string; cupsPerDay: number; courseDays: number }

/** Returns the cups of a recipe's course that begins on `today`, spread over each day. */
export const listCourseEvents = ({ id, name, url, cupsPerDay, courseDays }: Course, today: string): CalendarEvent[] =>
  Array.from({ length: courseDays }, (_, day) =>
    Array.from({ length: cupsPerDay }, (_cup, cup) =>
      createCupEvent({
        uid: `course-${id}-${today}-${day + 1}-${cup + 1}`,
        day: addDays(today, day),
        time: getCourseTime(cup, cupsPerDay),
        name,
        url,
      }),
    ),
  ).flat()

function getCourseTime(cup: number, cupsPerDay: number): string {
  const minutes =
    cupsPerDay === 1
      ? singleCupMinutes
      : Math.round(firstCupMinutes + (cup * (lastCupMinutes - firstCupMinutes)) / (cupsPerDay - 1))
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
