import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'

export type BrewHerb = Pick<Herb, 'slug' | 'commonName' | 'plantPart' | 'freshPart' | 'tea' | 'maxDailyGrams'>

/**
 * Way to prepare a plant part. `delicate` parts need a short time below boiling point, and `hard` parts need a long
 * time. A `seed` is crushed. Mucilage doesn't survive heat, so those parts soak in `cold` water. A `powder` is stirred
 * in.
 */
export type Handling = 'soft' | 'delicate' | 'seed' | 'hard' | 'cold' | 'simmer' | 'boil' | 'powder'

/** Herb in a phase. `afterMinutes` is when to add the herb; 0 means at the start. */
export type PhaseHerb = { herb: BrewHerb; afterMinutes: number }

/**
 * Phase of brewing. `soak` uses cold water in a separate jug. `simmer` and `boil` start with cold water in a pan.
 * `steep` uses water at `celsius` degrees: hot water, or water from the previous phase after cooling.
 */
export type BrewPhase = {
  kind: 'soak' | 'simmer' | 'boil' | 'steep'
  herbs: PhaseHerb[]
  minutes: number
  celsius: number
}

export type BrewedHerb<AnyHerb extends BrewHerb = BrewHerb> = { herb: AnyHerb; gramsPerCup: number }

/**
 * Plan for brewing a blend. `minutes` is the brewing time; parallel phases count once. `celsius` is the highest water
 * temperature. `millilitres` is the size of a finished cup.
 */
export type Brew<AnyHerb extends BrewHerb = BrewHerb> = {
  herbs: BrewedHerb<AnyHerb>[]
  cupsPerDay: number
  minutes: number
  celsius: number
  millilitres: number
  preparation: Recipe['preparation']
  phases: BrewPhase[]
}
