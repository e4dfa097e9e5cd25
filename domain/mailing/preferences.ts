import * as z from 'zod'

import { type AilmentName, ailmentNames } from '#domain/ailments/ailment-names.ts'
import { dayMs } from '#domain/durations.ts'

import { firstName } from './mailing.schemas.ts'

/** For how many days letters can be paused. */
export const pauses = [30, 90] as const

/** `keep`: as it is. */
export const pauseChoices = ['keep', 'none', '30', '90'] as const
type PauseChoice = (typeof pauseChoices)[number]

/** What a subscriber chooses; no topics mean all of them. */
export const preferencesChange = z.object({
  firstName,
  topics: z.array(z.enum(ailmentNames)).max(ailmentNames.length),
  pause: z.enum(pauseChoices).default('keep'),
  /** That we may note which letters are opened. */
  opens: z.boolean(),
})
export type PreferencesChange = z.infer<typeof preferencesChange>

/** What a subscriber has chosen; `pausedUntil` is milliseconds since the epoch, null where letters come. */
export type Preferences = {
  isSubscribed: boolean
  firstName: string | null
  topics: AilmentName[]
  pausedUntil: number | null
  opens: boolean
}

/** Until when letters are paused by a choice made `now`; times are milliseconds since the epoch. */
export function pausedUntil(choice: PauseChoice, earlier: number | null, now: number): number | null {
  if (choice === 'keep') return earlier !== null && earlier > now ? earlier : null
  return choice === 'none' ? null : now + Number(choice) * dayMs
}

/** The topics in their order, each once; null where that is all of them, or none was chosen. */
export function keptTopics(topics: readonly AilmentName[]): AilmentName[] | null {
  const kept = ailmentNames.filter((name) => topics.includes(name))
  return kept.length === 0 || kept.length === ailmentNames.length ? null : kept
}
