import type { MiddlewareHandler } from 'hono'

import { plantParams } from '#domain/herbs/herbs.schemas.ts'
import { programPaths } from '#domain/link-paths.ts'
import { checkRequest } from '#domain/public-api/check.schemas.ts'
import { publicRecipeQuery } from '#domain/public-api/recipes.schemas.ts'
import { isRecipeId } from '#domain/recipes/recipes.rules.ts'
import { recipeAddress } from '#domain/recipes/recipes.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { stripQuery } from '#worker/core/request.ts'
import { type AppEnv, createRouter } from '#worker/core/router.ts'
import { tags } from '#worker/core/tags.ts'
import { validate } from '#worker/core/validate.ts'
import { rateLimitProgram } from '#worker/features/rate-limits/rate-limits.service.ts'

import {
  checkForProgram,
  getPublicPlant,
  getPublicRecipe,
  listPublicAilments,
  listPublicHerbs,
  listPublicRecipes,
} from './public-api.service.ts'

/** Counts the requests of a network that reach the worker. The edge answers most others. */
export const limitPrograms: MiddlewareHandler<AppEnv> = async (c, next) => {
  await rateLimitProgram(c.var.ctx, c.req.method === 'POST')
  return next()
}

const toSlugTags = (slug = '') => (isRecipeId(slug) ? [] : [tags.recipe(slug.toLowerCase()), tags.settings])

/**
 * Version 1 of the API for other programs. Its answers have shapes of their own, so that the site can change without
 * breaking programs. Everybody is a visitor here.
 */
export const publicApiRoutes = createRouter()
  .get(
    '/recipes',
    policy('public-api.read', { tags: () => [tags.recipes, tags.settings] }),
    limitPrograms,
    validate('query', publicRecipeQuery),
    async (c) => c.json(await listPublicRecipes(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/recipes/:address',
    policy('public-api.read', { tags: (c) => toSlugTags(c.req.param('address')) }),
    limitPrograms,
    stripQuery,
    validate('param', recipeAddress),
    async (c) => {
      const { address } = c.req.valid('param')
      const recipe = await getPublicRecipe(c.var.ctx, address)
      if (recipe.slug === address) return c.json(recipe)
      return c.redirect(
        `${programPaths.api}/recipes/${encodeURIComponent(recipe.slug)}`,
        isRecipeId(address) ? 302 : 301,
      )
    },
  )
  .get('/herbs', policy('public-api.read', { tags: () => [tags.herbs] }), limitPrograms, stripQuery, async (c) =>
    c.json(await listPublicHerbs(c.var.ctx)),
  )
  .get(
    '/herbs/:slug',
    policy('public-api.read', { tags: () => [tags.herbs, tags.recipes], isNeverStale: true }),
    limitPrograms,
    stripQuery,
    validate('param', plantParams),
    async (c) => {
      const plant = await getPublicPlant(c.var.ctx, c.req.valid('param').slug)
      if (plant.kind !== 'moved') return c.json(plant)
      return c.redirect(`${programPaths.api}/herbs/${encodeURIComponent(plant.slug)}`, 301)
    },
  )
  .get('/ailments', policy('public-api.read', { tags: () => [tags.recipes] }), limitPrograms, stripQuery, async (c) =>
    c.json(await listPublicAilments(c.var.ctx)),
  )
  .post('/check', policy('public-api.read', 'private'), limitPrograms, validate('json', checkRequest), async (c) =>
    c.json(await checkForProgram(c.var.ctx, c.req.valid('json'))),
  )
