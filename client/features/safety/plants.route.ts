import type { LoaderFunctionArgs } from 'react-router'

import { listPlants } from './safety.api.ts'

export type NamedPlant = { slug: string; name: string }

/** Loads the herbs of the catalogue; null if loading failed. The allergy field works without them. */
export async function loader({ context }: LoaderFunctionArgs): Promise<NamedPlant[] | null> {
  const found = await listPlants(context).catch(() => undefined)
  return found?.herbs.map(({ id, name }) => ({ slug: id, name })) ?? null
}

export const shouldRevalidate = () => false
