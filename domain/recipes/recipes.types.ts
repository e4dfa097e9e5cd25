import type { MeantPlant } from '#domain/herbs/herbs.types.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'
import type { NoteTopic } from '#domain/safety/notes.ts'
import type { StoredSafety } from '#domain/safety/stored-check.ts'
import type { preparationRequirements } from '#domain/safety/vocabulary.ts'
import type { RecipeMonograph } from '#domain/tea-blends/tea-blends.types.ts'

import type { MeantExclusion } from './exclusions.rules.ts'

export const difficulties = ['Easy', 'Medium', 'Advanced'] as const

/** Author of a recipe: a file of the catalogue, an administrator or the Herbi bot. */
export type RecipeOrigin = 'catalogue' | 'admin' | 'bot'

export type Difficulty = (typeof difficulties)[number]

/** Data that a check needs besides the ingredient names; `lines` are in the same order. `gramsPerCup` is dried herb. */
export type RecipeBlend = {
  lines: Pick<RecipeIngredient, 'gramsPerCup' | 'amount'>[]
  servings: number
  cupsPerDay: number
  courseDays: number | null
  preparation: Recipe['preparation']
}

/**
 * Recipe on a card. `subtitle` is made from its herbs and ailment, and empty without ingredients. `isClosed` is set when the amounts are hidden from the viewer. `rating` is null until somebody
 * rates; `variety` is 0 if no other listed recipe has the same name.
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
  blend: RecipeBlend
  variety: number
  isClosed?: true | undefined
}

/**
 * Page of the list. `matches` counts at most `maxMatches`; `more` is true when there may be others. `unknownExclusions`
 * are terms that exclude nothing. `leftIn` are ingredients that stay although a longer name that contains them is
 * excluded. `meant` lists what a term excludes besides the names that contain it. `emergencies` are those named in the
 * search, worst first. `plants` are what a search without results may mean.
 */
export type RecipePage = {
  recipes: RecipeSummary[]
  matches: number
  more: boolean
  unknownExclusions: string[]
  leftIn: string[]
  meant: MeantExclusion[]
  emergencies: readonly Emergency[]
  plants: MeantPlant[]
  counts: AilmentCounts
}

export type AilmentCounts = { all: number; byAilment: Record<string, number> }

/**
 * `amount` is for the whole recipe as shown. `gramsPerCup` is dried herb, null for kitchen ingredients. `herb` is the
 * slug of the one herb that the name refers to.
 */
export type RecipeIngredient = {
  name: string
  amount: string
  gramsPerCup: number | null
  notes: string | null
  herb: string | null
}

/** Only derived warnings have a `topic` and `sources`, which are positions in the sources of the recipe. */
export type RecipeWarning = {
  text: string
  origin: 'derived' | 'written'
  topic: NoteTopic | null
  sources: number[]
}

/** Rows of the child tables of a recipe, in order. */
export type RecipeParts = {
  ingredients: RecipeIngredient[]
  instructions: string[]
  benefits: string[]
  warnings: RecipeWarning[]
  tips: string[]
}

/**
 * Times are milliseconds since the epoch. A closed recipe has neither amounts nor steps; `room` is the approximate
 * length of each step in characters. `monograph` is absent if no official rules cover such a tea.
 */
export type Recipe = Omit<RecipeSummary, 'ingredientNames' | 'blend'> & {
  description: string
  servings: number
  cupsPerDay: number
  courseDays: number | null
  preparation: (typeof preparationRequirements)[number][]
  safety: StoredSafety
  origin: RecipeOrigin
  createdAt: number
  updatedAt: number
  room?: number[] | undefined
  monograph?: RecipeMonograph | undefined
} & RecipeParts

/** Recipe in a feed. Times are milliseconds since the epoch. */
export type RecipeNews = Pick<Recipe, 'id' | 'slug' | 'name' | 'ailment' | 'description' | 'createdAt' | 'updatedAt'>
