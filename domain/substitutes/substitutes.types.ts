import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import type { Recipe, RecipeIngredient } from '#domain/recipes/recipes.types.ts'
import type { Source } from '#domain/safety/facts.ts'

/** Facts of a herb that decide what it can replace. */
export type SubstituteHerb = Pick<
  Herb,
  | 'slug'
  | 'commonName'
  | 'scientificName'
  | 'plantPart'
  | 'freshPart'
  | 'uses'
  | 'tea'
  | 'maxDailyGrams'
  | 'tasteTags'
  | 'sources'
  | 'figures'
>

/**
 * Herb that can replace one of a recipe. `reason` says in one sentence what it shares. `position` is that of the
 * ingredient in the recipe. `sources` state the use.
 */
export type Substitute = {
  position: number
  herb: string
  name: string
  gramsPerCup: number
  reason: string
  sources: Source[]
}

/** Recipe as the check reads it. */
export type CheckedAmounts = Pick<Recipe, 'servings' | 'cupsPerDay' | 'courseDays' | 'preparation'> & {
  ingredients: Pick<RecipeIngredient, 'name' | 'amount' | 'gramsPerCup'>[]
}

/** Recipe with its substitutes. `recipe` is the input for a check of a reader's own answers. */
export type RecipeSubstitutes = {
  slug: string
  name: string
  isClosed: true | undefined
  recipe: CheckedAmounts
  lines: SubstitutedLine[]
}

/** Ingredient that is a herb, with its substitutes, best first; none if nothing passes the check. */
export type SubstitutedLine = { name: string; herb: string; substitutes: Substitute[] }
