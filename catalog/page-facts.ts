import type { StoredHerb, StoredRestrictedPlant } from '#domain/herbs/herbs.types.ts'

import lock from './facts.lock.json' with { type: 'json' }
import type { Catalogue } from './load.ts'

type Plants = Pick<Catalogue, 'herbs' | 'restricted' | 'names'>

/** Returns each plant with the names and links that its page shows, so that the page reads one row of the database. */
export function pageFacts({ herbs, restricted, names }: Plants): {
  herbs: StoredHerb[]
  restricted: StoredRestrictedPlant[]
} {
  const bySlug = new Map([...herbs, ...restricted].map((plant) => [plant.slug, plant]))
  const ambiguous = Object.entries(names.ambiguousNames)
  const namesOf = (slug: string) => ({
    dataVersion: lock.dataVersion,
    otherNames: [
      ...ambiguous.filter(([, slugs]) => slugs.includes(slug)).map(([name]) => name),
      ...Object.keys(names.nameDefaults).filter((name) => names.nameDefaults[name] === slug),
    ],
    alsoMeans: ambiguous.flatMap(([name, slugs]) =>
      slugs.includes(slug)
        ? slugs
            .filter((other) => other !== slug)
            .map((other) => ({ name, slug: other, plantName: bySlug.get(other)?.commonName ?? other }))
        : [],
    ),
  })
  return {
    herbs: herbs.map((herb) => ({ ...herb, ...namesOf(herb.slug) })),
    restricted: restricted.map((plant) => ({
      ...plant,
      ...namesOf(plant.slug),
      alternativePlants: plant.alternatives.flatMap((slug) => {
        const herb = bySlug.get(slug)
        return herb ? [{ slug, name: herb.commonName, emoji: herb.emoji }] : []
      }),
    })),
  }
}
