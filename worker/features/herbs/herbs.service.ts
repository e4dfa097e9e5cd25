import type { HerbLibrary, Plant } from '#domain/herbs/herbs.types.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notFound } from '#worker/core/errors.ts'

import * as repo from './herbs.repo.ts'

export async function listPlants(ctx: Ctx): Promise<HerbLibrary> {
  return repo.listPlants(ctx)
}

/** Throws `not_found` for a slug that is neither a herb's nor a restricted plant's. */
export async function getPlant(ctx: Ctx, slug: string): Promise<Plant> {
  const { herb, restricted, recipes } = await repo.findPlant(ctx, slug)
  if (herb) return { kind: 'herb', herb, recipes }
  if (restricted) return { kind: 'restricted', plant: restricted }
  throw notFound('Herb')
}
