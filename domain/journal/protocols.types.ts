import type { Scale } from './journal.schemas.ts'

/** `evening` includes any time after supper. */
type CupTime = 'morning' | 'midday' | 'evening'

export type PlannedCup = { time: CupTime; timeLabel: string }

/**
 * Recipe used in a plan. `gramsPerCup` is grams of dried herb. `cups` are the cups for one day, at most as many as the
 * recipe allows.
 */
export type PlannedTea = {
  slug: string
  name: string
  herbs: readonly { name: string; gramsPerCup: number }[]
  kitchenIngredients: readonly string[]
  preparationSteps: readonly string[]
  cups: readonly PlannedCup[]
}

/** Consecutive days with the same teas. Each item of `actions` is for one day. The last day is a rest day. */
type Stage = { title: string; teas: readonly PlannedTea[]; actions: readonly string[] }

export const protocolKeys = ['gut', 'stress', 'sleep', 'energy'] as const
export type ProtocolKey = (typeof protocolKeys)[number]

/** `scale` is the most relevant journal scale. `minAge` is in years. */
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
