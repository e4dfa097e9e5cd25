import { isRecipeId } from '#domain/recipes/recipes.rules.ts'
import { recipeAddress, recipeKey, recipeListQuery } from '#domain/recipes/recipes.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { stripQuery } from '#worker/core/request.ts'
import { createRouter } from '#worker/core/router.ts'
import { tags } from '#worker/core/tags.ts'
import { validate } from '#worker/core/validate.ts'

import { deleteRecipe } from './deletion.service.ts'
import {
  getRecipe,
  getRecipeFacts,
  getSubstitutes,
  getWholeRecipe,
  listIngredients,
  listNewest,
  listRecipes,
  listSitemapRecipes,
} from './recipes.service.ts'

/**
 * Returns the cache tags of a recipe page. Deletions purge the slug, and a new free limit purges the settings. Requests
 * by id aren't cached.
 */
const slugTags = (address = '', ...otherTags: string[]) =>
  isRecipeId(address) ? [] : [tags.recipe(address.toLowerCase()), tags.settings, ...otherTags]

export const recipesRoutes = createRouter()
  .get(
    '/',
    policy('recipe.read', { tags: () => [tags.recipes, tags.settings] }),
    validate('query', recipeListQuery),
    async (c) => c.json(await listRecipes(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/:address',
    policy('recipe.read', { tags: (c) => slugTags(c.req.param('address')) }),
    stripQuery,
    validate('param', recipeAddress),
    async (c) => c.json({ recipe: await getRecipe(c.var.ctx, c.req.valid('param').address) }),
  )
  .get(
    '/:address/facts',
    policy('recipe.read', { tags: (c) => slugTags(c.req.param('address'), tags.herbs), isNeverStale: true }),
    stripQuery,
    validate('param', recipeAddress),
    async (c) => c.json({ facts: await getRecipeFacts(c.var.ctx, c.req.valid('param').address) }),
  )
  .get(
    '/:address/substitutes',
    policy('recipe.read', { tags: (c) => slugTags(c.req.param('address'), tags.herbs) }),
    stripQuery,
    validate('param', recipeAddress),
    async (c) => c.json(await getSubstitutes(c.var.ctx, c.req.valid('param').address)),
  )
  .get('/:address/whole', policy('recipe.read', 'private'), validate('param', recipeAddress), async (c) =>
    c.json({ recipe: await getWholeRecipe(c.var.ctx, c.req.valid('param').address) }),
  )
  .delete('/:id', policy('recipe.delete', 'private'), validate('param', recipeKey), async (c) => {
    await deleteRecipe(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })

/** Ingredient names that a reader can exclude. */
export const ingredientsRoutes = createRouter().get(
  '/',
  policy('recipe.read', { tags: () => [tags.recipes] }),
  stripQuery,
  async (c) => c.json(await listIngredients(c.var.ctx)),
)

export type IngredientsApi = typeof ingredientsRoutes
export type RecipesApi = typeof recipesRoutes

/** Recipes for search engines and feed readers. */
export const newsRoutes = createRouter()
  .get('/addresses', policy('recipe.read', { tags: () => [tags.recipes] }), stripQuery, async (c) =>
    c.json({ recipes: await listSitemapRecipes(c.var.ctx) }),
  )
  .get('/newest', policy('recipe.read', { tags: () => [tags.recipes] }), stripQuery, async (c) =>
    c.json({ recipes: await listNewest(c.var.ctx) }),
  )

export type NewsApi = typeof newsRoutes
