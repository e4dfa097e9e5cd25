import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'

/** Facts of a herb that decide how it is brewed. */
export type BrewHerb = Pick<Herb, 'slug' | 'commonName' | 'plantPart' | 'freshPart' | 'tea' | 'maxDailyGrams'>

/**
 * Way to treat a plant part. `delicate` petals need a short time below boiling; `hard` roots, barks and fruits a long
 * time. `seed` is crushed. Parts with mucilage, which heat destroys, soak in `cold` water. Others `simmer` or `boil`,
 * and a `powder` is stirred in.
 */
export type Handling = 'soft' | 'delicate' | 'seed' | 'hard' | 'cold' | 'simmer' | 'boil' | 'powder'

/** Herb of a phase; `afterMinutes` is when it is added, 0 at the start. */
export type PhaseHerb = { herb: BrewHerb; afterMinutes: number }

/**
 * Phase of brewing. `soak` uses cold water in a separate jug. `simmer` and `boil` start with cold water in a pan.
 * `steep` uses hot water of `celsius` degrees, or the water of the previous phase once it has cooled to that.
 */
export type BrewPhase = {
  kind: 'soak' | 'simmer' | 'boil' | 'steep'
  herbs: PhaseHerb[]
  minutes: number
  celsius: number
}

/** Herb with its grams of dried herb a cup. */
export type BrewedHerb<AnyHerb extends BrewHerb = BrewHerb> = { herb: AnyHerb; gramsPerCup: number }

/**
 * Plan for brewing a blend. `minutes` is the brewing time, with parallel phases counted once. `celsius` is the highest
 * water temperature. `millilitres` is the size of a finished cup.
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
