import type { ResourceArgs } from '#client/core/resources.ts'

import { listPlants } from './safety.api.ts'

export type NamedPlant = { slug: string; name: string }

/** Loads the herbs of the catalogue; null if loading fails. The allergy field also works without them. */
export async function loader({ context }: ResourceArgs): Promise<NamedPlant[] | null> {
  const response = await listPlants(context).catch(() => undefined)
  return response?.herbs.map(({ id, name }) => ({ slug: id, name })) ?? null
}
