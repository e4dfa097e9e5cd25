import type { MeantPlant } from '#domain/herbs/herbs.types.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'
import type { NoteTopic } from '#domain/safety/notes.ts'
import type { KeptSafety } from '#domain/safety/stored-check.ts'
import type { preparationRequirements } from '#domain/safety/vocabulary.ts'
import type { RecipeMonograph } from '#domain/tea-blends/tea-blends.types.ts'

import type { MeantExclusion } from './exclusions.rules.ts'

export const difficulties = ['Easy', 'Medium', 'Advanced'] as const

/** Who wrote a recipe: a file of the catalogue, an administrator or the Herbi bot. */
export type RecipeOrigin = 'catalogue' | 'admin' | 'bot'

export type Difficulty = (typeof difficulties)[number]

/** What a check needs beside the names of the ingredients, in their order; `gramsPerCup` is dried herb. */
export type RecipeBlend = {
  lines: Pick<RecipeIngredient, 'gramsPerCup' | 'amount'>[]
  servings: number
  cupsPerDay: number
  courseDays: number | null
  preparation: Recipe['preparation']
}

/** What a card shows. `isClosed`: its amounts are kept from whoever asks. `rating` is null while nobody has rated; `variety` is 0 where no other recipe shown has the name. */
export type RecipeSummary = {
  id: string
  slug: string
  name: string
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
 * `matches` counts at most `matchesMax`; `more` says that there may be others beyond. `unknownExclusions` are the excluded
 * terms that no ingredient contains, so that nothing was left out for them; `leftIn` the ingredients that stay although a
 * longer name that contains them is excluded. `meant` tells what a term leaves out beyond the names that contain it.
 * `emergencies` are those that the words of the search name, worst first; `plants` what a search that found nothing may mean.
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
 * `amount` is for the whole recipe as shown; `gramsPerCup` is dried herb, null for kitchen ingredients; `herb` is the slug of
 * the one herb that the name means.
 */
export type RecipeIngredient = {
  name: string
  amount: string
  gramsPerCup: number | null
  notes: string | null
  herb: string | null
}

/** `topic` and `sources` (positions in those of the recipe) belong to derived lines. */
export type RecipeWarning = {
  text: string
  origin: 'derived' | 'written'
  topic: NoteTopic | null
  sources: number[]
}

/** What the child tables of a recipe hold, in order. */
export type RecipeParts = {
  ingredients: RecipeIngredient[]
  instructions: string[]
  benefits: string[]
  warnings: RecipeWarning[]
  tips: string[]
}

/**
 * Times are milliseconds since the epoch. A closed recipe has neither amounts nor steps; `room` is how many characters each of its steps
 * takes, about. `monograph` is absent where no official rules are about such a tea.
 */
export type Recipe = Omit<RecipeSummary, 'ingredientNames' | 'blend'> & {
  description: string
  servings: number
  cupsPerDay: number
  courseDays: number | null
  preparation: (typeof preparationRequirements)[number][]
  safety: KeptSafety
  origin: RecipeOrigin
  createdAt: number
  updatedAt: number
  room?: number[] | undefined
  monograph?: RecipeMonograph | undefined
} & RecipeParts

/** What a feed says of a recipe. Times are milliseconds since the epoch. */
export type RecipeNews = Pick<Recipe, 'id' | 'slug' | 'name' | 'ailment' | 'description' | 'createdAt' | 'updatedAt'>
