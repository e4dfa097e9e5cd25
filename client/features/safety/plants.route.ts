import type { LoaderFunctionArgs } from 'react-router'

import { listPlants } from './safety.api.ts'

export type NamedPlant = { slug: string; name: string }

/** The herbs that somebody may be allergic to; without them families and substances can still be chosen. */
export async function loader({ context }: LoaderFunctionArgs): Promise<NamedPlant[]> {
  const found = await listPlants(context).catch(() => undefined)
  return (found?.herbs ?? []).map(({ id, name }) => ({ slug: id, name }))
}

export const shouldRevalidate = () => false
