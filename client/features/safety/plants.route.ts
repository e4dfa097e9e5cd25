import { hc } from 'hono/client'
import type { LoaderFunctionArgs } from 'react-router'

import { call, fetchContext } from '#client/core/api.ts'
import { api } from '#domain/api.ts'
import type { HerbsApi } from '#worker/features/herbs/herbs.routes.ts'

export type NamedPlant = { slug: string; name: string }

/** The herbs that somebody may be allergic to; without them families and substances can still be chosen. */
export async function loader({ context }: LoaderFunctionArgs): Promise<NamedPlant[]> {
  const plants = hc<HerbsApi>(api.herbs, { fetch: context.get(fetchContext) })
  const found = await call(plants.index.$get()).catch(() => undefined)
  return (found?.herbs ?? []).map(({ id, name }) => ({ slug: id, name }))
}

export const shouldRevalidate = () => false
