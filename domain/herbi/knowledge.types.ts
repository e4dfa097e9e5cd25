import type { Herb, RestrictedPlant } from '#domain/herbs/herbs.schemas.ts'
import type { Recipe, RecipeIngredient } from '#domain/recipes/recipes.types.ts'
import type { HerbFacts, SafetyFacts } from '#domain/safety/facts.ts'

import type { HerbiSource } from './herbi.types.ts'

/** One message of a conversation, as it was written. */
export type Turn = { role: 'user' | 'assistant'; text: string }

/**
 * An answer of our own model: Markdown, sentence by sentence, each with the space, the line break or the empty line before it, so
 * that together they are the whole text.
 */
export type OwnAnswer = { sentences: string[]; sources: HerbiSource[] }

/** What we tell of a herb. */
export type KnownHerb = Omit<Herb, 'sources' | 'figures' | 'checkedOn'> & Pick<HerbFacts, 'memoryInteractions'>
export type KnownRestricted = Pick<RestrictedPlant, 'slug' | 'commonName' | 'action' | 'reason' | 'alternatives'>

/** Everything that an answer may be made of, but for the recipes. */
export type Knowledge = { facts: SafetyFacts; herbs: readonly KnownHerb[]; restricted: readonly KnownRestricted[] }

/**
 * A published recipe as an answer tells it, without steps where it is closed to whoever asks; `herb` of an ingredient is the slug of the
 * one herb that its name means.
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
