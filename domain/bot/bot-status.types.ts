import type { RecipeOrigin } from '../recipes/recipes.types.ts'
import type { Verdict } from '../safety/findings.ts'
import type { BotActivityType } from './bot.types.ts'

/** What the bot did; `createdAt` is milliseconds since the epoch, `sequence` grows with each. */
export type BotActivity = {
  sequence: number
  activityType: BotActivityType
  description: string
  createdAt: number
}

/** `before` goes on after the last; null where there are no older ones. */
export type BotActivityPage = { activities: BotActivity[]; before: number | null }

/** Recipes that are written together; `steps` of `wanted` are behind it. */
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

/** How many recipes were published on the day (UTC), by the schedule and by hand, of so many at most. */
type BotDay = { scheduled: number; manual: number; max: number }

/** What the administrator sees of the bot. `next` says in words what it would write now. */
export type BotStatus = {
  settings: BotSettings
  lastActivity: BotActivity | null
  today: BotDay
  openBatches: BotBatch[]
  next: { ailment: string; reason: string } | null
  counts: { recipes: number; byAilment: Record<string, number>; waiting: number }
}

/** What became of a generation by hand, as far as it went; `error` where nothing was made. */
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

/** Recipes of one name and ailment with nearly the same ingredients. */
export type DuplicateGroup = { recipes: DuplicateRecipe[] }

/** What would go, each beside the one that stays; duplicates that nobody but a person may delete are `left`. */
export type CleanupPlan = { goes: { recipe: DuplicateRecipe; kept: DuplicateRecipe }[]; left: DuplicateRecipe[] }

/** A recipe that waits for a person, with what speaks against it in words. Times are milliseconds since the epoch. */
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
