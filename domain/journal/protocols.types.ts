import type { Scale } from './journal.schemas.ts'

/** `evening` is after supper or later. */
type CupTime = 'morning' | 'midday' | 'evening'

/** A cup of a day. `when` is the time shown to readers. */
export type PlannedCup = { time: CupTime; when: string }

/**
 * A recipe of the site as a plan uses it, in grams of dried herb a cup. `cups` are never more a day than the recipe
 * allows. `kitchen` lists the kitchen ingredients.
 */
export type PlannedTea = {
  slug: string
  name: string
  herbs: readonly { name: string; gramsPerCup: number }[]
  kitchen: readonly string[]
  preparation: readonly string[]
  cups: readonly PlannedCup[]
}

/** Days with the same teas, one for each of `actions`. */
type Stage = { title: string; teas: readonly PlannedTea[]; actions: readonly string[] }

export const protocolKeys = ['gut', 'stress', 'sleep', 'energy'] as const
export type ProtocolKey = (typeof protocolKeys)[number]

/** `follows` is the journal scale that the plan is about. `ageFrom` is in years. */
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
