import { recipeOffer } from '#domain/own-recipes/offer.ts'
import {
  newOwnRecipe,
  ownRecipeChange,
  ownRecipeKey,
  ownRecipesQuery,
  sharedRecipeKey,
} from '#domain/own-recipes/own-recipes.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import {
  addOwnRecipe,
  deleteOwnRecipe,
  getOwnRecipe,
  listOwnRecipes,
  saveOwnRecipe,
  offerOwnRecipe,
  withdrawOwnOffer,
} from './own-recipes.service.ts'
import { getSharedRecipe, shareOwnRecipe, stopSharing } from './sharing.service.ts'

const keepPolicy = policy('own-recipe.keep', 'private')
const validateId = validate('param', ownRecipeKey)

export const ownRecipesRoutes = createRouter()
  .get('/', keepPolicy, validate('query', ownRecipesQuery), async (c) =>
    c.json(await listOwnRecipes(c.var.ctx, c.req.valid('query'))),
  )
  .post('/', keepPolicy, validate('json', newOwnRecipe), async (c) =>
    c.json(await addOwnRecipe(c.var.ctx, c.req.valid('json')), 201),
  )
  .get('/:id', keepPolicy, validateId, async (c) => c.json(await getOwnRecipe(c.var.ctx, c.req.valid('param').id)))
  .put('/:id', keepPolicy, validateId, validate('json', ownRecipeChange), async (c) =>
    c.json(await saveOwnRecipe(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete('/:id', keepPolicy, validateId, async (c) => {
    await deleteOwnRecipe(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .post('/:id/offer', keepPolicy, validateId, validate('json', recipeOffer), async (c) => {
    await offerOwnRecipe(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))
    return c.body(null, 204)
  })
  .delete('/:id/offer', keepPolicy, validateId, async (c) => {
    await withdrawOwnOffer(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .put('/:id/sharing', keepPolicy, validateId, async (c) =>
    c.json(await shareOwnRecipe(c.var.ctx, c.req.valid('param').id)),
  )
  .delete('/:id/sharing', keepPolicy, validateId, async (c) => {
    await stopSharing(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })

export type OwnRecipesApi = typeof ownRecipesRoutes

/** Recipes that their authors share by a link. Never cached, because the author can withdraw the link at any time. */
export const sharedRecipesRoutes = createRouter().get(
  '/:token',
  policy('recipe.read', 'private'),
  validate('param', sharedRecipeKey),
  async (c) => c.json(await getSharedRecipe(c.var.ctx, c.req.valid('param').token)),
)

export type SharedRecipesApi = typeof sharedRecipesRoutes
