import {
  type Herb,
  herbFile,
  type HerbNames,
  type HerbWeights,
  namesFile,
  type RestrictedPlant,
  restrictedPlantFile,
  type SafeIngredient,
  safeIngredientsFile,
  weightsFile,
} from '#domain/herbs/herbs.schemas.ts'
import { type CatalogueRecipe, recipeFile } from '#domain/recipes/recipes.schemas.ts'
import {
  type EmergencyFile,
  emergencyFile,
  type EmergencyWords,
  emergencyWordsFile,
} from '#domain/safety/emergencies.schemas.ts'

import { createReader, type Problem } from './reader.ts'

export type Catalogue = {
  herbs: Herb[]
  restricted: RestrictedPlant[]
  safeIngredients: SafeIngredient[]
  names: HerbNames
  weights: HerbWeights['weights']
  recipes: (CatalogueRecipe & { file: string })[]
  /** Most dangerous first. */
  emergencies: (EmergencyFile & { file: string })[]
  emergencyWords: EmergencyWords
}

/** Reads every file below `folder`. A file with an error is left out and reported as a fault. */
export function loadCatalogue(folder = import.meta.dirname): { catalogue: Catalogue; problems: Problem[] } {
  const { read, readAll, problems } = createReader(folder)
  const { weights } = read('weights.yaml', weightsFile) ?? { weights: [] }
  const weightsOf = (slug: string) => {
    const own = weights.filter(({ herb }) => herb === slug).map(({ unit, grams, fresh }) => ({ unit, grams, fresh }))
    return own.length > 0 ? { weights: own } : {}
  }
  const catalogue = {
    herbs: readAll('herbs', herbFile).map(({ content, slug }) => Object.assign(content, { slug }, weightsOf(slug))),
    restricted: readAll('restricted', restrictedPlantFile).map(({ content, slug }) => Object.assign(content, { slug })),
    safeIngredients: read('safe-ingredients.yaml', safeIngredientsFile) ?? [],
    names: read('names.yaml', namesFile) ?? { ambiguousNames: {}, nameDefaults: {} },
    weights,
    recipes: readAll('recipes', recipeFile).map(({ content, slug, file }) => Object.assign(content, { slug, file })),
    emergencies: readAll('emergencies', emergencyFile)
      .map(({ content, file }) => Object.assign(content, { file }))
      .toSorted((one, other) => one.rank - other.rank),
    emergencyWords: read('emergency-words.yaml', emergencyWordsFile) ?? {
      groups: {},
      spelling: { typos: {}, important: [], wellSpelled: [] },
      notSigns: [],
    },
  }
  return { catalogue, problems }
}
