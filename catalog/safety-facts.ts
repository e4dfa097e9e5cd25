import { toHerbFacts, toRestrictedFacts, type SafetyFacts } from '#domain/safety/facts.ts'

import lock from './facts.lock.json' with { type: 'json' }
import type { Catalogue } from './load.ts'

/** Returns the facts of the catalogue that the check uses, with their version. */
export function safetyFacts({ herbs, restricted, safeIngredients, names }: Omit<Catalogue, 'recipes' | 'weights'>): SafetyFacts {
  return {
    dataVersion: lock.dataVersion,
    herbs: herbs.map(toHerbFacts),
    restricted: restricted.map(toRestrictedFacts),
    safeIngredients,
    names,
    plantSlugs: [...herbs, ...restricted].map(({ slug }) => slug),
  }
}
