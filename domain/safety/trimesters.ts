import { daysBetween } from '../days.ts'

export const trimesters = ['first', 'second', 'third'] as const
export type Trimester = (typeof trimesters)[number]

export const trimesterLabels: Record<Trimester, string> = {
  first: 'Weeks 1 to 12',
  second: 'Weeks 13 to 27',
  third: 'Week 28 to birth',
}

/** First and last day of each trimester. Week 1 starts with day 1; the last trimester ends with week 42. */
const trimesterDays: Record<Trimester, readonly [first: number, last: number]> = {
  first: [1, 84],
  second: [85, 189],
  third: [190, 294],
}

type StoredTrimester = { trimester: Trimester | null; savedOn: string }

/**
 * Returns the possible trimesters on `today` of a pregnancy that was in `trimester` on an earlier day. Returns an empty
 * list when the pregnancy must be over.
 */
export function listPossibleTrimesters(trimester: Trimester, answeredOn: string, today: string): Trimester[] {
  const daysSince = daysBetween(answeredOn, today)
  if (daysSince < 0) return []
  const [first, last] = trimesterDays[trimester]
  return trimesters.filter(
    (candidate) => trimesterDays[candidate][0] <= last + daysSince && trimesterDays[candidate][1] >= first + daysSince,
  )
}

/** Returns the trimester from an earlier answer while it is still certain, for a form to preselect. */
export function calculateCurrentTrimester(
  { trimester, savedOn }: StoredTrimester,
  today: string,
): Trimester | undefined {
  const possible = trimester === null ? [] : listPossibleTrimesters(trimester, savedOn, today)
  return possible.length === 1 ? possible[0] : undefined
}
