import type { Scale } from './journal.schemas.ts'

/** When a cup is drunk; `evening` is after supper or later. */
type CupTime = 'morning' | 'midday' | 'evening'

/** A cup of a day: `when` says it in words. */
export type PlannedCup = { time: CupTime; when: string }

/**
 * A recipe of the site as a plan pours it, at most as often a day as the recipe says; grams of dried herb a cup. `kitchen` is what else
 * goes into it.
 */
export type PlannedTea = {
  slug: string
  name: string
  herbs: readonly { name: string; gramsPerCup: number }[]
  kitchen: readonly string[]
  preparation: readonly string[]
  cups: readonly PlannedCup[]
}

/** Some days that are alike: one of `acts` a day, the last of them without tea. */
type Stage = { title: string; teas: readonly PlannedTea[]; acts: readonly string[] }

export const protocolKeys = ['gut', 'stress', 'sleep', 'energy'] as const
export type ProtocolKey = (typeof protocolKeys)[number]

/** `follows` is the scale of the journal that the plan is about; `ageFrom` in years. */
export type Protocol = {
  key: ProtocolKey
  name: string
  emoji: string
  about: string
  keyHerbs: readonly string[]
  follows: Scale
  ageFrom: number
  cautions: readonly string[]
  stages: readonly Stage[]
}
