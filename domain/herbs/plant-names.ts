import type { SafetyFacts } from '#domain/safety/facts.ts'
import { indexNames, type NameIndex, resolveName } from '#domain/safety/names.ts'

import type { PossiblePlant } from './herbs.types.ts'

/** Finds plants by name, synonym or Latin binomial. Doesn't match similar spellings. */
export function findPlantsByName(facts: SafetyFacts, urlName: string): PossiblePlant[] {
  const index = indexNames(facts)
  for (const name of listSpellings(urlName)) {
    const plants = resolvePlants(index, name)
    if (plants.length > 0) return plants
  }
  return []
}

/** Returns possible spellings of the name. A hyphen in a URL can stand for a space or be part of the name. */
function listSpellings(urlName: string): string[] {
  const name = urlName.replaceAll('_', ' ')
  const lastHyphen = name.lastIndexOf('-')
  return [
    name,
    name.replaceAll('-', ' '),
    name.replace('-', ' '),
    lastHyphen < 0 ? name : `${name.slice(0, lastHyphen)} ${name.slice(lastHyphen + 1)}`,
  ]
}

function resolvePlants(index: NameIndex, name: string): PossiblePlant[] {
  const resolved = resolveName(index, name)
  if (resolved.kind !== 'plants') return []
  return resolved.plants.map((plant) => {
    const { slug, commonName, scientificName } = plant.kind === 'herb' ? plant.herb : plant.plant
    return { slug, name: commonName, scientificName, isRestricted: plant.kind === 'restricted' }
  })
}
