import type { SafetyFacts } from '#domain/safety/facts.ts'
import { indexNames, type NameIndex, resolveName } from '#domain/safety/names.ts'

import type { MeantPlant } from './herbs.types.ts'

/**
 * Returns the plants that an address of the library may mean: by name, synonym or Latin binomial, never by similar
 * spelling.
 */
export function plantsMeantBy(facts: SafetyFacts, address: string): MeantPlant[] {
  const index = indexNames(facts)
  for (const name of spellings(address)) {
    const plants = plantsNamed(index, name)
    if (plants.length > 0) return plants
  }
  return []
}

/** Returns possible spellings of the name, because a hyphen in an address may be a space or part of the name. */
function spellings(address: string): string[] {
  const plain = address.replaceAll('_', ' ')
  const last = plain.lastIndexOf('-')
  return [
    plain,
    plain.replaceAll('-', ' '),
    plain.replace('-', ' '),
    last < 0 ? plain : `${plain.slice(0, last)} ${plain.slice(last + 1)}`,
  ]
}

function plantsNamed(index: NameIndex, name: string): MeantPlant[] {
  const reading = resolveName(index, name)
  if (reading.kind !== 'plants') return []
  return reading.plants.map((plant) => {
    const { slug, commonName, scientificName } = plant.kind === 'herb' ? plant.herb : plant.plant
    return { slug, name: commonName, scientificName, isRestricted: plant.kind === 'restricted' }
  })
}
