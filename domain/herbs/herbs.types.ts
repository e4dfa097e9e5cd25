import type { AilmentName } from '#domain/ailments/ailment-names.ts'

import type { HerbSheet, RestrictedSheet } from './herb-sheet.ts'
import type { Herb, RestrictedPlant } from './herbs.schemas.ts'

/** Another plant that the name may mean. */
export type OtherMeaning = { name: string; slug: string; plantName: string }
export type PlantLink = { slug: string; name: string; emoji: string }

/**
 * Data that the seed adds to the facts, so that the page of a plant needs only one row. Rows that an administrator
 * edited earlier may lack it. `otherNames` come from the list of names and aren't synonyms.
 */
type SeedData = { alsoMeans?: OtherMeaning[]; otherNames?: string[]; dataVersion?: string }
export type StoredHerb = Herb & SeedData
export type StoredRestrictedPlant = RestrictedPlant & SeedData & { alternativePlants?: PlantLink[] }

export type Taste = Herb['tasteTags'][number]

/** Plant in a list, with the names that the search uses. `family` is the English name with the Latin one. */
export type PlantSummary = {
  id: string
  name: string
  scientificName: string
  family: string
  otherNames: string[]
}
/** `use` is one line; `fromAge` is in years; `inCookingAmounts` is about pregnancy. */
export type HerbSummary = PlantSummary & {
  emoji: string
  ailments: AilmentName[]
  tastes: Taste[]
  use: string
  inCookingAmounts: boolean
  hasCaffeine: boolean
  isEveryday: boolean
  fromAge: number
}
export type RestrictedSummary = PlantSummary & { reason: string }

export type HerbLibrary = { herbs: HerbSummary[]; restricted: RestrictedSummary[] }

/** Months that a dried herb keeps; `id` is the slug. */
export type ShelfLife = { id: string; shelfLifeMonths: number }

type HerbRecipe = { slug: string; name: string; ailment: string; variety: number }

/** `more` is true when there are recipes that weren't read. */
export type HerbRecipes = { recipes: HerbRecipe[]; more: boolean }

/**
 * Plant at an address of the library: a herb, a restricted plant, the slug of the one plant that the name means, or the
 * plants that it may mean.
 */
export type Plant =
  | ({ kind: 'herb'; herb: HerbSheet } & HerbRecipes)
  | { kind: 'restricted'; plant: RestrictedSheet }
  | { kind: 'moved'; slug: string }
  | { kind: 'several'; name: string; plants: MeantPlant[] }

export type MeantPlant = { slug: string; name: string; scientificName: string; isRestricted: boolean }
