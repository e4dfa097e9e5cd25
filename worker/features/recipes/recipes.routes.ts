import { recipeAddress, recipeListQuery } from '#domain/recipes/recipes.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { tags } from '#worker/core/tags.ts'
import { validate } from '#worker/core/validate.ts'

import { deleteRecipe, getRecipe, listRecipes } from './recipes.service.ts'

export const recipesRoutes = createRouter()
  .get('/', policy('recipe.read', { tags: () => [tags.recipes] }), validate('query', recipeListQuery), async (c) =>
    c.json(await listRecipes(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/:address',
    policy('recipe.read', { tags: (c) => [tags.recipe(c.req.param('address') ?? '')] }),
    validate('param', recipeAddress),
    async (c) => c.json({ recipe: await getRecipe(c.var.ctx, c.req.valid('param').address) }),
  )
  .delete('/:address', policy('recipe.delete', 'private'), validate('param', recipeAddress), async (c) => {
    await deleteRecipe(c.var.ctx, c.req.valid('param').address)
    return c.body(null, 204)
  })

export type RecipesApi = typeof recipesRoutes
