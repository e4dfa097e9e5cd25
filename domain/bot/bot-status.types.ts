import type { RecipeOrigin } from '../recipes/recipes.types.ts'
import type { Verdict } from '../safety/findings.ts'
import type { BotActivityType } from './bot.types.ts'

/**
 * Entry in the bot's activity log. `createdAt` is in milliseconds since the epoch. `sequence` increases with each
 * entry.
 */
export type BotActivity = {
  sequence: number
  activityType: BotActivityType
  description: string
  createdAt: number
}

/** `before` is the cursor for older entries; null on the last page. */
export type BotActivityPage = { activities: BotActivity[]; before: number | null }

/** Batch of recipes. `wanted` is the number of attempts; `steps` counts the finished attempts. */
export type BotBatch = {
  id: string
  kind: 'scheduled' | 'manual'
  wanted: number
  steps: number
  published: number
  waiting: number
  refused: number
}

export type BotSettings = { isEnabled: boolean; recipesPerBatch: number; location: string; currency: string }

/** Recipes published today (UTC), by the schedule and by hand. `max` is the daily maximum. */
type BotDay = { scheduled: number; manual: number; max: number }

/** Status of the bot for administrators. `next` is the recipe that it would write now. */
export type BotStatus = {
  settings: BotSettings
  lastActivity: BotActivity | null
  today: BotDay
  openBatches: BotBatch[]
  next: { ailment: string; reason: string } | null
  counts: { recipes: number; byAilment: Record<string, number>; waiting: number }
}

/** Result of a manual run so far. `error` is set if no recipe was made. */
export type BotRun = {
  success: boolean
  recipesCreated: number
  published: number
  waiting: number
  refused: number
  wanted: number
  isUnderWay: boolean
  warning?: string | undefined
  error?: string | undefined
}

export type DuplicateRecipe = {
  id: string
  slug: string
  name: string
  ailment: string
  ingredients: string[]
  origin: RecipeOrigin
  rating: number | null
  reviews: number
  createdAt: number
}

export type DuplicateGroup = { recipes: DuplicateRecipe[] }

/**
 * Each of the `deletions` pairs a recipe to delete with the recipe to keep. `left` are duplicates that only a person
 * may delete.
 */
export type CleanupPlan = { deletions: { recipe: DuplicateRecipe; kept: DuplicateRecipe }[]; left: DuplicateRecipe[] }

/** Recipe that awaits review, with the reasons. Times are in milliseconds since the epoch. */
export type WaitingRecipe = {
  id: string
  name: string
  ailment: string
  emoji: string
  description: string
  origin: RecipeOrigin
  verdict: Verdict
  reasons: { code: string; words: string }[]
  ingredients: { name: string; amount: string; gramsPerCup: number | null }[]
  instructions: string[]
  benefits: string[]
  tips: string[]
  warnings: string[]
  servings: number
  brewMinutes: number
  cupsPerDay: number
  courseDays: number | null
  createdAt: number
  updatedAt: number
}
