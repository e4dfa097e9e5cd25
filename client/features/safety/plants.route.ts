import type { LoaderFunctionArgs } from 'react-router'

import { listPlants } from './safety.api.ts'

export type NamedPlant = { slug: string; name: string }

/** The herbs of the catalogue; null where they could not be fetched: what they are chosen for works without them. */
export async function loader({ context }: LoaderFunctionArgs): Promise<NamedPlant[] | null> {
  const found = await listPlants(context).catch(() => undefined)
  return found?.herbs.map(({ id, name }) => ({ slug: id, name })) ?? null
}

export const shouldRevalidate = () => false
