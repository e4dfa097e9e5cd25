import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import type * as z from 'zod'
import { parse } from 'yaml'

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

/** Fault in one field of one file. `file` is relative to `catalog/`. */
export type Problem = { file: string; field: string; reason: string }

/** Records a fault in the current file. */
export type Report = (field: string, reason: string) => void

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
  const problems: Problem[] = []
  const read = <Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined => {
    const result = schema.safeParse(readYaml(join(folder, file)))
    if (result.success) return result.data
    for (const issue of result.error.issues)
      problems.push({ file, field: issue.path.join('.') || 'file', reason: issue.message })
    return undefined
  }
  const readAll = <Schema extends z.ZodType>(subfolder: string, schema: Schema) =>
    yamlFiles(folder, subfolder).flatMap((file) => {
      const content = read(file, schema)
      return content === undefined ? [] : [{ content, file, slug: basename(file, '.yaml') }]
    })
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

function yamlFiles(folder: string, subfolder: string): string[] {
  return readdirSync(join(folder, subfolder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${subfolder}/${name.replaceAll('\\', '/')}`)
    .toSorted()
}

/** Parsed YAML by its text, because tests load the catalogue many times with few changes. */
const parsed = new Map<string, unknown>()

function readYaml(path: string): unknown {
  try {
    const text = readFileSync(path, 'utf8')
    if (!parsed.has(text)) parsed.set(text, parse(text))
    return parsed.get(text)
  } catch (error) {
    return error instanceof Error ? `unreadable: ${error.message}` : undefined
  }
}
