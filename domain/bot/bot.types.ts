import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import type { Random } from '#domain/random.ts'
import type { RecipeFile } from '#domain/recipes/recipes.schemas.ts'
import type { RecipeOrigin } from '#domain/recipes/recipes.types.ts'
import type { CheckRecipe } from '#domain/safety/check.ts'
import type { RawFinding } from '#domain/safety/findings.ts'
import type { NameIndex } from '#domain/safety/names.ts'

/** Types of activity in the bot's log. Some come from the specification; we added others for recipes and batches. */
export type BotActivityType =
  | 'duplicate_detected'
  | 'error'
  | 'bot_enabled'
  | 'bot_disabled'
  | 'cleanup_manual'
  | 'recipe_published'
  | 'recipe_waiting'
  | 'recipe_refused'
  | 'batch_done'
  | 'bot_paused'

export type Season = 'Spring' | 'Summer' | 'Autumn' | 'Winter'

export type RecipeDraft = Omit<RecipeFile, 'id' | 'publishedOn'>

/**
 * Facts for composing and checking recipes, made by `createBotFacts`. `findHerbByIngredient` returns the only herb that
 * matches an ingredient name, or `kitchen` for a kitchen ingredient. `writeFinding` turns a finding into a sentence.
 */
export type BotFacts = {
  herbs: readonly Herb[]
  check: CheckRecipe
  names: NameIndex
  findHerbByIngredient: (ingredientName: string) => Herb | 'kitchen' | undefined
  writeFinding: (finding: RawFinding) => string
}

/**
 * Recipe that a new recipe must not repeat. Callers may leave out recipes with both a different name and a different
 * description.
 */
export type ExistingRecipe = { name: string; ailment: string; ingredientNames: readonly string[]; description: string }

/** Recipe whose opening and tips a new recipe must not repeat. */
export type RecentRecipe = { description: string; tips: readonly string[] }

/** Recipe for finding duplicates. `createdAt` is in milliseconds since the epoch. */
export type ComparableRecipe = Omit<ExistingRecipe, 'description'> & {
  id: string
  origin: RecipeOrigin
  reviews: number
  createdAt: number
}

/** Plan for the next recipe. `herbSlugs` are the herbs to use. `explanation` is one sentence. */
export type Plan = {
  ailment: string
  season: Season
  herbSlugs: readonly string[]
  reason: 'few_recipes' | 'unused_herb' | 'season' | 'searched'
  explanation: string
}

/**
 * Input for a plan. `counts` are recipes by ailment, `herbUses` are recipes by herb slug, and `month` is 1 to 12.
 * `emptySearches` counts searches without results. Its keys are ailment names, herb slugs and herb names.
 */
export type PlanInput = {
  facts: BotFacts
  counts: Readonly<Record<string, number>>
  herbUses: Readonly<Record<string, number>>
  month: number
  emptySearches: Readonly<Record<string, number>>
  random: Random
}

/** Input for composing a recipe. `herbSlugs` are herbs to use if they fit. */
export type ComposeInput = {
  facts: BotFacts
  ailment: string
  season?: Season
  herbSlugs?: readonly string[]
  existing: readonly ExistingRecipe[]
  recentRecipes: readonly RecentRecipe[]
  random: Random
}

/** Problem with a draft. `reason` is a sentence for people. */
export type DraftError = { code: string; reason: string }

/**
 * Result of checking a candidate. `codes` name its problems, such as `DAILY_MAX_EXCEEDED` or `DUPLICATE`; `reasons`
 * explain them to people.
 */
export type CandidateResult =
  | { outcome: 'published' | 'waiting'; draft: RecipeDraft; codes: string[]; reasons: string[] }
  | { outcome: 'refused'; codes: string[]; reasons: string[] }

/** Group of duplicates. A cleanup keeps `kept`. */
export type Duplicates<Item extends ComparableRecipe = ComparableRecipe> = { kept: Item; others: Item[] }

/** Result of a cleanup. `left` are duplicates that stay because the bot didn't write them. */
export type Cleanup<Item extends ComparableRecipe = ComparableRecipe> = {
  groups: Duplicates<Item>[]
  removed: Item[]
  left: Item[]
}
