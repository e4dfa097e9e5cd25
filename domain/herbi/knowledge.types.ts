import type { Herb, RestrictedPlant } from '#domain/herbs/herbs.schemas.ts'
import type { Recipe, RecipeIngredient } from '#domain/recipes/recipes.types.ts'
import type { HerbFacts, SafetyFacts } from '#domain/safety/facts.ts'

import type { CompiledAnswer } from './answers.schemas.ts'
import type { HerbiDetails, HerbiSource } from './herbi.types.ts'

export type Turn = { role: 'user' | 'assistant'; text: string }

/**
 * Answer from the built-in model, as Markdown sentences. Each sentence includes its leading separator, so joining the
 * sentences gives the full text. `isUnanswered` is true if the model had no answer.
 */
export type BuiltInAnswer = {
  sentences: string[]
  sources: HerbiSource[]
  details: HerbiDetails
  isUnanswered: boolean
}

export type KnownHerb = Omit<Herb, 'sources' | 'figures' | 'checkedOn'> & Pick<HerbFacts, 'memoryInteractions'>
export type KnownRestricted = Pick<RestrictedPlant, 'slug' | 'commonName' | 'action' | 'reason' | 'alternatives'>

/** Facts, plants and written answers, from which Herbi answers. */
export type Knowledge = {
  facts: SafetyFacts
  herbs: readonly KnownHerb[]
  restricted: readonly KnownRestricted[]
  answers: readonly CompiledAnswer[]
}

/**
 * Published recipe for use in an answer. A recipe that is closed to the viewer has no steps. An ingredient's `herb` is
 * the slug of the only herb that the name can mean.
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
