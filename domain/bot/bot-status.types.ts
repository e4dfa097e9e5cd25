import type { RecipeOrigin } from '../recipes/recipes.types.ts'
import type { Verdict } from '../safety/findings.ts'
import type { BotActivityType } from './bot.types.ts'

/**
 * Entry of the bot's activity log. `createdAt` is in milliseconds since the epoch; `sequence` increases with each
 * entry.
 */
export type BotActivity = {
  sequence: number
  activityType: BotActivityType
  description: string
  createdAt: number
}

/** `before` is the cursor for the next page of older entries; null on the last page. */
export type BotActivityPage = { activities: BotActivity[]; before: number | null }

/** Recipes that are generated together. `steps` counts the finished attempts out of `wanted`. */
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

/** Number of recipes published on the day (UTC), by the schedule and by hand, with the daily maximum. */
type BotDay = { scheduled: number; manual: number; max: number }

/** Status of the bot for administrators. `next` describes in words the recipe that it would write now. */
export type BotStatus = {
  settings: BotSettings
  lastActivity: BotActivity | null
  today: BotDay
  openBatches: BotBatch[]
  next: { ailment: string; reason: string } | null
  counts: { recipes: number; byAilment: Record<string, number>; waiting: number }
}

/** Result of a manual generation so far. `error` is set when nothing was made. */
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

/** Recipes with the same name and ailment and nearly the same ingredients. */
export type DuplicateGroup = { recipes: DuplicateRecipe[] }

/**
 * `deletions` lists each recipe to delete with the one that is kept. `left` lists duplicates that only a person may delete.
 */
export type CleanupPlan = { deletions: { recipe: DuplicateRecipe; kept: DuplicateRecipe }[]; left: DuplicateRecipe[] }

/** Recipe that awaits review, with the objections to it in words. Times are in milliseconds since the epoch. */
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
