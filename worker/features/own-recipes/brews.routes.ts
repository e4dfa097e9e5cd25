import { brewKey, brewsQuery, ownBrew } from '#domain/own-recipes/brews.schemas.ts'
import { ownRecipeKey } from '#domain/own-recipes/own-recipes.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { deleteBrew, listBrews, saveBrew } from './brews.service.ts'

const keepPolicy = policy('own-recipe.keep', 'private')
const validateKey = validate('param', brewKey)

export const brewsRoutes = createRouter()
  .get('/:id/brews', keepPolicy, validate('param', ownRecipeKey), validate('query', brewsQuery), async (c) =>
    c.json(await listBrews(c.var.ctx, c.req.valid('param').id, c.req.valid('query').after)),
  )
  .put('/:id/brews/:brew', keepPolicy, validateKey, validate('json', ownBrew), async (c) => {
    await saveBrew(c.var.ctx, c.req.valid('param'), c.req.valid('json'))
    return c.body(null, 204)
  })
  .delete('/:id/brews/:brew', keepPolicy, validateKey, async (c) => {
    await deleteBrew(c.var.ctx, c.req.valid('param'))
    return c.body(null, 204)
  })

export type BrewsApi = typeof brewsRoutes
