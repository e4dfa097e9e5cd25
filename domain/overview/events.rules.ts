import { dayMs } from '../durations.ts'
import { eventMessages } from './overview.messages.ts'
import type { FigureDay, OverviewEvent } from './overview.types.ts'

/** Returns the newest events. Sign-ups appear only as a number for each day, without names. */
export function listNewestEvents(
  events: readonly OverviewEvent[],
  days: readonly FigureDay[],
  today: string,
  max: number,
): OverviewEvent[] {
  const signUps = days
    .filter(({ figures }) => figures.sign_ups > 0)
    .map(({ day, figures }): OverviewEvent => ({
      kind: 'sign-ups',
      words: eventMessages.signUps(figures.sign_ups),
      link: null,
      when: { day },
    }))
  const getLatestTime = ({ when }: OverviewEvent) =>
    'at' in when ? when.at : when.day === today ? Number.MAX_SAFE_INTEGER : Date.parse(when.day) + dayMs - 1
  return [...events, ...signUps].toSorted((one, other) => getLatestTime(other) - getLatestTime(one)).slice(0, max)
}
