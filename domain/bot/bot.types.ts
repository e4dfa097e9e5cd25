import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import type { Random } from '#domain/random.ts'
import type { RecipeFile } from '#domain/recipes/recipes.schemas.ts'
import type { CheckRecipe } from '#domain/safety/check.ts'
import type { RawFinding } from '#domain/safety/findings.ts'
import type { NameIndex } from '#domain/safety/names.ts'

/** What the bot writes of itself: the specification's kinds, and what it published, left to a person, refused or could not go on with. */
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

/** A recipe as the catalogue writes one, before it has an id and a day. */
export type RecipeDraft = Omit<RecipeFile, 'id' | 'publishedOn'>

/**
 * The facts that recipes are composed of and judged by: one version of them; see `botFacts`. `read` tells the one herb that an ingredient's name means, or
 * that it is one of the kitchen's; `say` tells a finding of the check to people.
 */
export type BotFacts = {
  herbs: readonly Herb[]
  check: CheckRecipe
  names: NameIndex
  read: (ingredientName: string) => Herb | 'kitchen' | undefined
  say: (finding: RawFinding) => string
}

/** What a new recipe must not repeat. An ailment's recipes may be left out where neither name nor words can be the same. */
export type ExistingRecipe = { name: string; ailment: string; ingredientNames: readonly string[]; description: string }

/** A recipe as duplicates are found and cleaned up by; `createdAt` is milliseconds since the epoch. */
export type ListedRecipe = Omit<ExistingRecipe, 'description'> & {
  id: string
  origin: 'catalogue' | 'admin' | 'bot'
  reviews: number
  createdAt: number
}

/** What the catalogue lacks: `wanted` are slugs of herbs that should be used, `because` says it in one sentence. */
export type Plan = {
  ailment: string
  season: Season
  wanted: readonly string[]
  reason: 'few_recipes' | 'unused_herb' | 'season' | 'searched'
  because: string
}

/**
 * What the catalogue holds and readers look for. `counts` are recipes by ailment, `herbUses` recipes by the slug of a herb, `month`
 * is 1 to 12, `emptySearches` how often a word of our own vocabulary (an ailment's name, a herb's slug or name) was searched in vain.
 */
export type PlanInput = {
  facts: BotFacts
  counts: Readonly<Record<string, number>>
  herbUses: Readonly<Record<string, number>>
  month: number
  emptySearches: Readonly<Record<string, number>>
  random: Random
}

/** What a recipe is to be composed for; `wanted` are slugs of herbs to use where they fit. */
export type ComposeInput = {
  facts: BotFacts
  ailment: string
  season?: Season
  wanted?: readonly string[]
  existing: readonly ExistingRecipe[]
  random: Random
}

/**
 * Outcome for a candidate. `codes` name its problems: of the check (`DAILY_MAX_EXCEEDED`), of its words (`CLAIM_CURE`,
 * `DOSE_IN_TEXT`), of its steps (`STEPS_…`), `SCHEMA`, `NAME`, `DUPLICATE`, `REPEATED_DESCRIPTION`; `reasons` tells them to people.
 */
export type Judgement =
  | { outcome: 'published' | 'waiting'; draft: RecipeDraft; codes: string[]; reasons: string[] }
  | { outcome: 'refused'; codes: string[]; reasons: string[] }

/** Recipes that are one; `kept` stays in a cleanup. */
export type Duplicates<Listed extends ListedRecipe = ListedRecipe> = { kept: Listed; others: Listed[] }

/** What a cleanup takes away, and what it would but for its origin. */
export type Cleanup<Listed extends ListedRecipe = ListedRecipe> = {
  groups: Duplicates<Listed>[]
  removed: Listed[]
  left: Listed[]
}
