import marks from '#domain/drawing/marks.json' with { type: 'json' }
import { describeHerb, describeRestrictedPlant, type Plant } from '#domain/herbs/herb-sheet.ts'
import { summariseHerb, summariseRestrictedPlant } from '#domain/herbs/herb-summary.ts'
import type { HerbLibrary, ShelfLife } from '#domain/herbs/herbs.types.ts'
import { findPlantsByName } from '#domain/herbs/plant-names.ts'
import type { SubstituteHerb } from '#domain/substitutes/substitutes.types.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { notFound } from '#worker/core/errors.ts'
import { findFacts } from '#worker/features/safety/safety.service.ts'

import * as repo from './herbs.repo.ts'

const pictureMarks: Readonly<Record<string, string[]>> = marks

export async function listPlants(ctx: Ctx): Promise<HerbLibrary> {
  const { herbs, restricted } = await repo.listPlants(ctx)
  return { herbs: herbs.map(summariseHerb), restricted: restricted.map(summariseRestrictedPlant) }
}

export const listShelfLives = (ctx: Ctx): Promise<ShelfLife[]> => repo.listShelfLives(ctx)

/** Lists the facts that decide which herb can replace another. */
export const listSubstituteHerbs = async (ctx: Ctx): Promise<SubstituteHerb[]> =>
  (await repo.listSubstituteHerbs(ctx)).map(({ facts, slug, commonName, scientificName }) =>
    Object.assign(facts, { slug, commonName, scientificName }),
  )

/** Finds a plant by its slug or another name. Throws `not_found` for an unknown name. */
export async function getPlant(ctx: Ctx, address: string): Promise<Plant> {
  const { herb, restricted, recipes } = await repo.findPlant(ctx, address)
  if (herb) {
    const { facts, name, ...row } = herb
    return {
      kind: 'herb',
      herb: describeHerb({ ...facts, ...row, commonName: name }),
      marks: pictureMarks[facts.slug] ?? [],
      recipes: recipes.slice(0, repo.maxHerbRecipes),
      more: recipes.length > repo.maxHerbRecipes,
    }
  }
  if (restricted) {
    const { facts, name, scientificName } = restricted
    return { kind: 'restricted', plant: describeRestrictedPlant({ ...facts, scientificName, commonName: name }) }
  }
  return resolvePlant(ctx, address)
}

async function resolvePlant(ctx: Ctx, address: string): Promise<Plant> {
  const facts = await findFacts(ctx)
  const plants = facts ? findPlantsByName(facts, address) : []
  const [plant] = plants
  if (!plant || plant.slug === address) throw notFound('Herb')
  return plants.length === 1
    ? { kind: 'moved', slug: plant.slug }
    : { kind: 'several', name: address.replaceAll('-', ' '), plants }
}
