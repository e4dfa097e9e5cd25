import type { AilmentName } from '#domain/ailments/ailment-names.ts'

import type { HerbSheet, RestrictedSheet } from './herb-sheet.ts'
import type { Herb, RestrictedPlant } from './herbs.schemas.ts'

/** Another plant that one name may mean. */
export type OtherMeaning = { name: string; slug: string; plantName: string }
export type PlantLink = { slug: string; name: string; emoji: string }

/**
 * What the seed adds to the facts of a plant so that its page asks for one row; a row that an administrator edited before
 * may lack it. `otherNames` are those of the list of names, beside the synonyms.
 */
type Seeded = { alsoMeans?: OtherMeaning[]; otherNames?: string[]; dataVersion?: string }
export type StoredHerb = Herb & Seeded
export type StoredRestrictedPlant = RestrictedPlant & Seeded & { alternativePlants?: PlantLink[] }

export type Taste = Herb['tasteTags'][number]

/** What a list of plants shows and is searched by; `family` is told in words with its Latin name. */
export type PlantSummary = {
  id: string
  name: string
  scientificName: string
  family: string
  otherNames: string[]
}
/** `use` is one line; `fromAge` is years; `inCookingAmounts`: in pregnancy. */
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

/** Months that a dried herb keeps, by its slug. */
export type ShelfLife = { id: string; shelfLifeMonths: number }

/** A recipe that uses a herb. */
type HerbRecipe = { slug: string; name: string; ailment: string; variety: number }

/** `more`: there are further recipes that were not read. */
export type HerbRecipes = { recipes: HerbRecipe[]; more: boolean }

/**
 * What stands at an address of the library: a herb, a plant that no recipe may hold, the slug of the one plant that a name
 * means, or the plants that it may mean.
 */
export type Plant =
  | ({ kind: 'herb'; herb: HerbSheet } & HerbRecipes)
  | { kind: 'restricted'; plant: RestrictedSheet }
  | { kind: 'moved'; slug: string }
  | { kind: 'several'; name: string; plants: MeantPlant[] }

export type MeantPlant = { slug: string; name: string; scientificName: string; isRestricted: boolean }
