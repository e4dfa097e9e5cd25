import type { PossiblePlant } from '#domain/herbs/herbs.types.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'
import type { NoteTopic } from '#domain/safety/notes.ts'
import type { StoredSafety } from '#domain/safety/stored-check.ts'
import type { preparationRequirements } from '#domain/safety/vocabulary.ts'
import type { RecipeMonograph } from '#domain/tea-blends/tea-blends.types.ts'

import type { ExclusionMeaning } from './exclusions.rules.ts'

export const difficulties = ['Easy', 'Medium', 'Advanced'] as const

export type RecipeOrigin = 'catalogue' | 'admin' | 'bot' | 'member'

/** `waiting` recipes need a review by a person; an administrator held back a `draft`. */
export const publicationStatuses = ['published', 'waiting', 'draft'] as const
export type PublicationStatus = (typeof publicationStatuses)[number]

export type Difficulty = (typeof difficulties)[number]

/**
 * Data for a check, besides the ingredient names. `lines` are in the same order as the names. `gramsPerCup` is grams of
 * dried herb.
 */
export type RecipeBlend = {
  lines: Pick<RecipeIngredient, 'gramsPerCup' | 'amount'>[]
  servings: number
  cupsPerDay: number
  courseDays: number | null
  preparation: Recipe['preparation']
}

/**
 * Recipe on a card. `mainHerb` is the slug of the first herb, which its jar shows. `subtitle` is generated from its
 * herbs and ailment; empty without ingredients. `isClosed` is set when the amounts are hidden from the viewer. `rating`
 * is null if there are none. `variety` is 0 for a unique name in the list.
 */
export type RecipeSummary = {
  id: string
  slug: string
  name: string
  subtitle: string
  ailment: string
  brewMinutes: number
  difficulty: Difficulty
  emoji: string
  rating: number | null
  reviews: number
  ingredientNames: string[]
  mainHerb: string | null
  blend: RecipeBlend
  variety: number
  isClosed?: true | undefined
}

/**
 * Page of the list. `matches` counts at most `maxMatches`; `more` is true when there may be others. `unknownExclusions`
 * are terms without effect. `leftIn` are ingredients that stay although a longer name with them is excluded. `meant`
 * lists terms that also exclude names that don't contain them. `emergencies` found in the search are listed worst
 * first. `plants` are possible meanings of a search without results.
 */
export type RecipePage = {
  recipes: RecipeSummary[]
  matches: number
  more: boolean
  unknownExclusions: string[]
  leftIn: string[]
  meant: ExclusionMeaning[]
  emergencies: readonly Emergency[]
  plants: PossiblePlant[]
  counts: AilmentCounts
}

export type AilmentCounts = { all: number; byAilment: Record<string, number> }

/**
 * `amount` is for the whole recipe. `gramsPerCup` is grams of dried herb; null for kitchen ingredients. `herb` is the
 * slug of the herb that the name means, if it is unambiguous.
 */
export type RecipeIngredient = {
  name: string
  amount: string
  gramsPerCup: number | null
  notes: string | null
  herb: string | null
}

/** Only derived warnings have a `topic` and `sources`. `sources` are positions in the recipe's list of sources. */
export type RecipeWarning = {
  text: string
  origin: 'derived' | 'written'
  topic: NoteTopic | null
  sources: number[]
}

/** Rows of a recipe's child tables, in order. */
export type RecipeParts = {
  ingredients: RecipeIngredient[]
  instructions: string[]
  benefits: string[]
  warnings: RecipeWarning[]
  tips: string[]
}

/**
 * Times are milliseconds since the epoch. A closed recipe has no amounts or steps; `room` is the approximate length of
 * each step in characters. `monograph` is missing if no official rules cover the tea.
 */
export type Recipe = Omit<RecipeSummary, 'ingredientNames' | 'mainHerb' | 'blend'> & {
  description: string
  servings: number
  cupsPerDay: number
  courseDays: number | null
  preparation: (typeof preparationRequirements)[number][]
  safety: StoredSafety
  origin: RecipeOrigin
  /** Display name of the member who offered the recipe; null for a former member and for recipes of ours. */
  authorName: string | null
  createdAt: number
  updatedAt: number
  room?: number[] | undefined
  monograph?: RecipeMonograph | undefined
} & RecipeParts

/** Recipe in a feed. Times are milliseconds since the epoch. */
export type RecipeNews = Pick<Recipe, 'id' | 'slug' | 'name' | 'ailment' | 'description' | 'createdAt' | 'updatedAt'>
