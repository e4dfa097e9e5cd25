import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'

/** What of a herb decides how it is brewed. */
export type BrewHerb = Pick<Herb, 'slug' | 'commonName' | 'plantPart' | 'freshPart' | 'tea' | 'maxDailyGrams'>

/**
 * What hot water does to a plant part: petals want it short and not boiling (`delicate`), roots, barks and fruits long (`hard`), seeds
 * are crushed (`seed`), some roots lose their slime in heat (`cold`), others are simmered or boiled, a powder is stirred in.
 */
export type Handling = 'soft' | 'delicate' | 'seed' | 'hard' | 'cold' | 'simmer' | 'boil' | 'powder'

/** A herb of a phase; `afterMinutes` is when it is added, 0 from the beginning. */
export type PhaseHerb = { herb: BrewHerb; afterMinutes: number }

/**
 * A stretch of brewing. `soak` lies in cold water in a vessel of its own, `simmer` and `boil` begin in cold water in a pan, `steep` has water of so
 * many degrees poured over, or stands in what the phase before it left, once that has cooled to them.
 */
export type BrewPhase = {
  kind: 'soak' | 'simmer' | 'boil' | 'steep'
  herbs: PhaseHerb[]
  minutes: number
  celsius: number
}

/** A herb with its grams of dried herb a cup. */
export type BrewedHerb<Given extends BrewHerb = BrewHerb> = { herb: Given; gramsPerCup: number }

/**
 * How herbs are brewed together. `minutes` are of brewing alone, what runs side by side counted once; `celsius` is the water's at its hottest;
 * `millilitres` one finished cup.
 */
export type Brew<Given extends BrewHerb = BrewHerb> = {
  herbs: BrewedHerb<Given>[]
  cupsPerDay: number
  minutes: number
  celsius: number
  millilitres: number
  preparation: Recipe['preparation']
  phases: BrewPhase[]
}
