import type { Herb, HerbNames, RestrictedPlant, SafeIngredient } from '#domain/herbs/herbs.schemas.ts'

import { isSourced } from './figure-sources.ts'

/** What the rules need to know of a herb; grams are of dried herb. */
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
  /** Classes of the interactions that no source states; none when missing. */
  memoryInteractions?: Herb['interactions'][number]['drugClass'][] | undefined
}

export type RestrictedFacts = Pick<
  RestrictedPlant,
  'slug' | 'commonName' | 'scientificName' | 'synonyms' | 'action' | 'sources'
>

export type Source = Herb['sources'][number]

/**
 * Everything a check needs, as stored and as sent to browsers. `plantSlugs` names every plant of the catalogue, also where
 * `herbs` holds only those of one recipe.
 */
export type SafetyFacts = {
  dataVersion: string
  herbs: HerbFacts[]
  restricted: RestrictedFacts[]
  safeIngredients: SafeIngredient[]
  names: HerbNames
  plantSlugs: string[]
}

/** Which facts a check goes by, and how many herbs and restricted plants they hold. */
export type FactsVersion = { dataVersion: string; herbs: number; restricted: number }

/** A herb without the words and figures that no rule looks at. */
export function herbFacts(herb: Herb): HerbFacts {
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

/** Returns the classes of the interactions of a herb that no source states. */
export const findMemoryInteractions = (herb: Pick<Herb, 'interactions' | 'figures' | 'sources'>) =>
  [...new Set(herb.interactions.map(({ drugClass }) => drugClass))].filter(
    (drugClass) => !isSourced(herb, `interactions.${drugClass}`),
  )

/** What is needed of a plant to recognise and refuse it. */
export function restrictedFacts(plant: RestrictedPlant): RestrictedFacts {
  const { slug, commonName, scientificName, synonyms, action, sources } = plant
  return { slug, commonName, scientificName, synonyms, action, sources }
}

/** The same facts without their sources, which weigh three times as much as all the rest: for checks of whole lists. */
export const withoutSources = (facts: SafetyFacts): SafetyFacts => ({
  ...facts,
  herbs: facts.herbs.map((herb) => ({ ...herb, sources: [], figures: {} })),
  restricted: facts.restricted.map((plant) => ({ ...plant, sources: [] })),
})
