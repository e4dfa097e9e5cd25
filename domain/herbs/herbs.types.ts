import type { Herb, RestrictedPlant } from './herbs.schemas.ts'

/** What a list of plants shows. */
export type PlantSummary = { id: string; name: string; scientificName: string }
export type HerbSummary = PlantSummary & { emoji: string; ailments: string[] }

export type HerbLibrary = { herbs: HerbSummary[]; restricted: PlantSummary[] }

/** A recipe that uses a herb. */
export type HerbRecipe = { slug: string; name: string; ailment: string; variety: number }

/** One page of the library: a herb with the recipes that use it, or a plant that none may hold. */
export type Plant = { kind: 'herb'; herb: Herb; recipes: HerbRecipe[] } | { kind: 'restricted'; plant: RestrictedPlant }
