import type { SafetyFacts } from '#domain/safety/facts.ts'
import { indexNames, type NameIndex, resolveName } from '#domain/safety/names.ts'

import type { MeantPlant } from './herbs.types.ts'

/** The plants that an address of the library may mean by a name, a synonym or a Latin binomial; never by likeness. */
export function plantsMeantBy(facts: SafetyFacts, address: string): MeantPlant[] {
  const index = indexNames(facts)
  for (const name of waysToWrite(address)) {
    const meant = plantsNamed(index, name)
    if (meant.length > 0) return meant
  }
  return []
}

/** A hyphen of an address may be one of the name. */
function waysToWrite(address: string): string[] {
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
  return reading.readings.map((plant) => {
    const { slug, commonName, scientificName } = plant.kind === 'herb' ? plant.herb : plant.plant
    return { slug, name: commonName, scientificName, isRestricted: plant.kind === 'restricted' }
  })
}
