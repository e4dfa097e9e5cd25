import { type AilmentName, ailmentNames } from '#domain/ailments/ailment-names.ts'
import { dayMs } from '#domain/durations.ts'

/** Lengths of a pause to choose from, in days. */
export const pauseLengths = [30, 90] as const

/** `keep` leaves the pause unchanged. */
export const pauseChoices = ['keep', 'none', '30', '90'] as const
type PauseChoice = (typeof pauseChoices)[number]

/** Subscriber's stored choices. `pausedUntil` is milliseconds since the epoch; null without a pause. */
export type Preferences = {
  isSubscribed: boolean
  firstName: string | null
  topics: AilmentName[]
  pausedUntil: number | null
  opens: boolean
}

/** Returns the end of a pause chosen at `now`, or null. Times are milliseconds since the epoch. */
export function calculatePauseEnd(choice: PauseChoice, earlierEnd: number | null, now: number): number | null {
  if (choice === 'keep') return earlierEnd !== null && earlierEnd > now ? earlierEnd : null
  return choice === 'none' ? null : now + Number(choice) * dayMs
}

/** Returns the topics in standard order without duplicates; null if all or none were chosen. */
export function normaliseTopics(topics: readonly AilmentName[]): AilmentName[] | null {
  const selected = ailmentNames.filter((name) => topics.includes(name))
  return selected.length === 0 || selected.length === ailmentNames.length ? null : selected
}
