import type { Scale } from './journal.schemas.ts'

/** `evening` is after supper or later. */
type CupTime = 'morning' | 'midday' | 'evening'

/** A cup of a day. `timeLabel` is the time shown to readers. */
export type PlannedCup = { time: CupTime; timeLabel: string }

/**
 * A recipe of the site as a plan uses it, in grams of dried herb a cup. `cups` are never more a day than the recipe
 * allows.
 */
export type PlannedTea = {
  slug: string
  name: string
  herbs: readonly { name: string; gramsPerCup: number }[]
  kitchenIngredients: readonly string[]
  preparationSteps: readonly string[]
  cups: readonly PlannedCup[]
}

/** Days with the same teas, one for each of `actions`. */
type Stage = { title: string; teas: readonly PlannedTea[]; actions: readonly string[] }

export const protocolKeys = ['gut', 'stress', 'sleep', 'energy'] as const
export type ProtocolKey = (typeof protocolKeys)[number]

/** `scale` is the journal scale that the plan is about. `minAge` is in years. */
export type Protocol = {
  key: ProtocolKey
  name: string
  emoji: string
  about: string
  keyHerbs: readonly string[]
  scale: Scale
  minAge: number
  cautions: readonly string[]
  stages: readonly Stage[]
}
