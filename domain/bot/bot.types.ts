import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import type { Random } from '#domain/random.ts'
import type { RecipeFile } from '#domain/recipes/recipes.schemas.ts'
import type { CheckRecipe } from '#domain/safety/check.ts'
import type { RawFinding } from '#domain/safety/findings.ts'
import type { NameIndex } from '#domain/safety/names.ts'

/** Types in the bot's activity log: those of the specification, and our own for recipes and batches. */
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

const seasons = ['Spring', 'Summer', 'Autumn', 'Winter'] as const
export type Season = (typeof seasons)[number]

/** Catalogue recipe without its id and publication date. */
export type RecipeDraft = Omit<RecipeFile, 'id' | 'publishedOn'>

/**
 * Facts for composing and judging recipes, from one version of the data; see `createBotFacts`. `findHerbByIngredient` returns the one herb
 * that an ingredient name means, or `kitchen` for a kitchen ingredient. `writeFinding` writes the sentence of a finding.
 */
export type BotFacts = {
  herbs: readonly Herb[]
  check: CheckRecipe
  names: NameIndex
  findHerbByIngredient: (ingredientName: string) => Herb | 'kitchen' | undefined
  writeFinding: (finding: RawFinding) => string
}

/**
 * Recipe that a new one must not repeat. A caller may leave out recipes that can match neither by name nor by
 * description.
 */
export type ExistingRecipe = { name: string; ailment: string; ingredientNames: readonly string[]; description: string }

/** Recipe as the search for duplicates and the cleanup see it. `createdAt` is in milliseconds since the epoch. */
export type ComparableRecipe = Omit<ExistingRecipe, 'description'> & {
  id: string
  origin: 'catalogue' | 'admin' | 'bot'
  reviews: number
  createdAt: number
}

/** Plan for the next recipe. `herbSlugs` are herbs to use; `explanation` gives the reason in one sentence. */
export type Plan = {
  ailment: string
  season: Season
  herbSlugs: readonly string[]
  reason: 'few_recipes' | 'unused_herb' | 'season' | 'searched'
  explanation: string
}

/**
 * State of the catalogue and of readers' searches. `counts` are recipes by ailment, `herbUses` are recipes by herb
 * slug, and `month` is 1 to 12. `emptySearches` counts searches without results by a word of our own vocabulary (an
 * ailment's name, a herb's slug or name).
 */
export type PlanInput = {
  facts: BotFacts
  counts: Readonly<Record<string, number>>
  herbUses: Readonly<Record<string, number>>
  month: number
  emptySearches: Readonly<Record<string, number>>
  random: Random
}

/** Input for composing a recipe. `herbSlugs` are herbs to use where they fit. */
export type ComposeInput = {
  facts: BotFacts
  ailment: string
  season?: Season
  herbSlugs?: readonly string[]
  existing: readonly ExistingRecipe[]
  random: Random
}

/**
 * Outcome for a candidate. `codes` name its problems: from the check (`DAILY_MAX_EXCEEDED`), in its words
 * (`CLAIM_CURE`, `DOSE_IN_TEXT`), in its steps (`STEPS_…`), and `SCHEMA`, `NAME`, `DUPLICATE`, `REPEATED_DESCRIPTION`.
 * `reasons` explain them to people.
 */
export type CandidateResult =
  | { outcome: 'published' | 'waiting'; draft: RecipeDraft; codes: string[]; reasons: string[] }
  | { outcome: 'refused'; codes: string[]; reasons: string[] }

/** Group of duplicates. A cleanup keeps `kept`. */
export type Duplicates<Item extends ComparableRecipe = ComparableRecipe> = { kept: Item; others: Item[] }

/** Result of a cleanup. `left` are duplicates that stay because the bot did not write them. */
export type Cleanup<Item extends ComparableRecipe = ComparableRecipe> = {
  groups: Duplicates<Item>[]
  removed: Item[]
  left: Item[]
}
