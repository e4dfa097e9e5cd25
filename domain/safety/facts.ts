import type { Herb, HerbNames, RestrictedPlant, SafeIngredient } from '#domain/herbs/herbs.schemas.ts'

import { isSourced } from './figure-sources.ts'

export type HerbFacts = Pick<
  Herb,
  | 'slug'
  | 'commonName'
  | 'scientificName'
  | 'family'
  | 'plantPart'
  | 'synonyms'
  | 'freshPart'
  | 'weights'
  | 'pregnancy'
  | 'lactation'
  | 'interactions'
  | 'allergens'
  | 'maxDailyGrams'
  | 'gramsPerTeaspoon'
  | 'cookingGramsPerDay'
  | 'minorGramsPerDay'
  | 'pregnancyTrimesters'
  | 'minAgeYears'
  | 'childDoses'
  | 'adviceAfterDays'
  | 'maxDurationDays'
  | 'contraindications'
  | 'conditionCautions'
  | 'effectTags'
  | 'constituents'
  | 'conditional'
  | 'loadExempt'
  | 'figures'
  | 'sources'
  | 'checkedOn'
> & {
  tea: Pick<Herb['tea'], 'gramsPerCupMax' | 'requirements'>
  /** Drug classes of interactions without a source. A missing list means none. */
  memoryInteractions?: Herb['interactions'][number]['drugClass'][] | undefined
}

export type RestrictedFacts = Pick<
  RestrictedPlant,
  'slug' | 'commonName' | 'scientificName' | 'synonyms' | 'action' | 'sources'
>

export type Source = Herb['sources'][number]

/**
 * Facts for a check, as stored and as sent to browsers. `plantSlugs` names every plant in the catalogue, even when
 * `herbs` contains only the herbs of one recipe.
 */
export type SafetyFacts = {
  dataVersion: string
  herbs: HerbFacts[]
  restricted: RestrictedFacts[]
  safeIngredients: SafeIngredient[]
  names: HerbNames
  plantSlugs: string[]
}

/** Version of the facts, with the number of herbs and restricted plants. */
export type FactsVersion = { dataVersion: string; herbs: number; restricted: number }

/** Removes the texts and figures that no rule uses from a herb's facts. */
export function toHerbFacts(herb: Herb): HerbFacts {
  return {
    slug: herb.slug,
    commonName: herb.commonName,
    scientificName: herb.scientificName,
    family: herb.family,
    plantPart: herb.plantPart,
    synonyms: herb.synonyms,
    freshPart: herb.freshPart,
    ...(herb.weights && { weights: herb.weights }),
    pregnancy: herb.pregnancy,
    lactation: herb.lactation,
    interactions: herb.interactions,
    memoryInteractions: findMemoryInteractions(herb),
    allergens: herb.allergens,
    tea: { gramsPerCupMax: herb.tea.gramsPerCupMax, requirements: herb.tea.requirements },
    maxDailyGrams: herb.maxDailyGrams,
    gramsPerTeaspoon: herb.gramsPerTeaspoon,
    cookingGramsPerDay: herb.cookingGramsPerDay,
    minorGramsPerDay: herb.minorGramsPerDay,
    pregnancyTrimesters: herb.pregnancyTrimesters,
    minAgeYears: herb.minAgeYears,
    childDoses: herb.childDoses,
    adviceAfterDays: herb.adviceAfterDays,
    maxDurationDays: herb.maxDurationDays,
    contraindications: herb.contraindications,
    conditionCautions: herb.conditionCautions,
    effectTags: herb.effectTags,
    constituents: herb.constituents,
    conditional: herb.conditional,
    loadExempt: herb.loadExempt,
    figures: herb.figures,
    sources: herb.sources,
    checkedOn: herb.checkedOn,
  }
}

export const findMemoryInteractions = (herb: Pick<Herb, 'interactions' | 'figures' | 'sources'>) =>
  [...new Set(herb.interactions.map(({ drugClass }) => drugClass))].filter(
    (drugClass) => !isSourced(herb, `interactions.${drugClass}`),
  )

/** Returns only the facts needed to recognise and refuse a restricted plant. */
export function toRestrictedFacts(plant: RestrictedPlant): RestrictedFacts {
  const { slug, commonName, scientificName, synonyms, action, sources } = plant
  return { slug, commonName, scientificName, synonyms, action, sources }
}

/** Removes the sources from the facts, for checks of whole lists. Sources are three quarters of the size. */
export const stripSources = (facts: SafetyFacts): SafetyFacts => ({
  ...facts,
  herbs: facts.herbs.map((herb) => ({ ...herb, sources: [], figures: {} })),
  restricted: facts.restricted.map((plant) => ({ ...plant, sources: [] })),
})

/** Facts of some plants, with their sources. */
export type PlantFacts = Pick<SafetyFacts, 'herbs' | 'restricted'>

export const selectPlants = ({ herbs, restricted }: SafetyFacts, slugs: readonly string[]): PlantFacts => ({
  herbs: herbs.filter(({ slug }) => slugs.includes(slug)),
  restricted: restricted.filter(({ slug }) => slugs.includes(slug)),
})

/** Replaces the facts of these plants. */
export function replacePlants(facts: SafetyFacts, plants: PlantFacts): SafetyFacts {
  const herbs = new Map(plants.herbs.map((herb) => [herb.slug, herb]))
  const restricted = new Map(plants.restricted.map((plant) => [plant.slug, plant]))
  return {
    ...facts,
    herbs: facts.herbs.map((herb) => herbs.get(herb.slug) ?? herb),
    restricted: facts.restricted.map((plant) => restricted.get(plant.slug) ?? plant),
  }
}
