import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as z from 'zod'
import { parse } from 'yaml'

import {
  type Herb,
  herbFile,
  type HerbNames,
  namesFile,
  type RestrictedPlant,
  restrictedPlantFile,
  type SafeIngredient,
  safeIngredientsFile,
} from '#domain/herbs/herbs.schemas.ts'
import { type CatalogueRecipe, recipeFile } from '#domain/recipes/recipes.schemas.ts'

/** What is wrong with one field of one file; `file` is relative to `catalog/`. */
export type Fault = { file: string; field: string; reason: string }

export type Catalogue = {
  herbs: Herb[]
  restricted: RestrictedPlant[]
  safeIngredients: SafeIngredient[]
  names: HerbNames
  recipes: (CatalogueRecipe & { file: string })[]
}

/** Reads every file below `folder`; what does not fit its schema is left out and reported as a fault. */
export function loadCatalogue(folder = import.meta.dirname): { catalogue: Catalogue; faults: Fault[] } {
  const faults: Fault[] = []
  const read = <Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema>[] => {
    const result = schema.safeParse(readYaml(join(folder, file)), { reportInput: true })
    if (result.success) return [result.data]
    for (const issue of result.error.issues)
      faults.push({ file, field: issue.path.join('.') || 'file', reason: issue.message })
    return []
  }
  const slugOf = (file: string) => file.replace(/^.*\//, '').replace(/\.yaml$/, '')
  const list = (below: string) =>
    readdirSync(join(folder, below), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => `${below}/${name.replaceAll('\\', '/')}`)
      .toSorted()
  const catalogue = {
    herbs: list('herbs').flatMap((file) => read(file, herbFile).map((herb) => ({ ...herb, slug: slugOf(file) }))),
    restricted: list('restricted').flatMap((file) =>
      read(file, restrictedPlantFile).map((plant) => ({ ...plant, slug: slugOf(file) })),
    ),
    safeIngredients: read('safe-ingredients.yaml', safeIngredientsFile).flat(),
    names: read('names.yaml', namesFile)[0] ?? { ambiguousNames: {}, nameDefaults: {} },
    recipes: list('recipes').flatMap((file) =>
      read(file, recipeFile).map((recipe) => ({ ...recipe, slug: slugOf(file), file })),
    ),
  }
  return { catalogue, faults }
}

function readYaml(path: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'))
  } catch (error) {
    return error instanceof Error ? `unreadable: ${error.message}` : undefined
  }
}
