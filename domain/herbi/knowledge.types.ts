import type { Herb, RestrictedPlant } from '#domain/herbs/herbs.schemas.ts'
import type { Recipe, RecipeIngredient } from '#domain/recipes/recipes.types.ts'
import type { HerbFacts, SafetyFacts } from '#domain/safety/facts.ts'

import type { HerbiSource } from './herbi.types.ts'

export type Turn = { role: 'user' | 'assistant'; text: string }

/**
 * Answer of the built-in model: Markdown, one sentence at a time. Each starts with its separator, so that all of them
 * joined are the whole text.
 */
export type BuiltInAnswer = { sentences: string[]; sources: HerbiSource[] }

/** Herb facts that answers may use. */
export type KnownHerb = Omit<Herb, 'sources' | 'figures' | 'checkedOn'> & Pick<HerbFacts, 'memoryInteractions'>
export type KnownRestricted = Pick<RestrictedPlant, 'slug' | 'commonName' | 'action' | 'reason' | 'alternatives'>

/** Everything that an answer may be based on, except recipes. */
export type Knowledge = { facts: SafetyFacts; herbs: readonly KnownHerb[]; restricted: readonly KnownRestricted[] }

/**
 * Published recipe for use in an answer. It has no steps when it is closed to the viewer. An ingredient's `herb` is the
 * slug of the one herb that its name means.
 */
export type KnownRecipe = Pick<
  Recipe,
  | 'slug'
  | 'name'
  | 'ailment'
  | 'description'
  | 'brewMinutes'
  | 'servings'
  | 'cupsPerDay'
  | 'courseDays'
  | 'instructions'
  | 'preparation'
> & {
  isClosed?: true | undefined
  ingredients: Pick<RecipeIngredient, 'name' | 'amount' | 'gramsPerCup' | 'herb'>[]
}
