import type { AilmentName } from '#domain/ailments/ailment-names.ts'

import type { Herb, RestrictedPlant } from './herbs.schemas.ts'

/** Another plant that `name` can mean. */
export type OtherMeaning = { name: string; slug: string; plantName: string }
export type PlantLink = { slug: string; name: string; emoji: string }

/**
 * Data that the seed stores with the facts, so that a plant's page needs only one row. Old rows may lack this data.
 * `otherNames` come from `catalog/names.yaml`.
 */
type SeedData = { alsoMeans?: OtherMeaning[]; otherNames?: string[]; dataVersion?: string }
export type StoredHerb = Herb & SeedData
export type StoredRestrictedPlant = RestrictedPlant & SeedData & { alternativePlants?: PlantLink[] }

export type Taste = Herb['tasteTags'][number]

/** Plant in a list. Search covers all fields except `id`. `family` contains the English and the Latin name. */
export type PlantSummary = {
  id: string
  name: string
  scientificName: string
  family: string
  otherNames: string[]
}
/** `use` is one line. `fromAge` is in years. `inCookingAmounts` is true if cooking amounts are allowed in pregnancy. */
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

/** Number of months that the dried herb keeps. `id` is the herb's slug. */
export type ShelfLife = { id: string; shelfLifeMonths: number }

export type PossiblePlant = { slug: string; name: string; scientificName: string; isRestricted: boolean }
