import * as z from 'zod'

import {
  listQuery,
  namesakeQuery,
  newRecipe,
  recipeChange,
  recipeWithdrawal,
} from '#domain/recipes/recipe-edit.schemas.ts'
import { exportFormats } from '#domain/recipes/recipe-files.ts'
import { recipeKey } from '#domain/recipes/recipes.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { createRecipe, getNameStatus, getRecipeToEdit, saveRecipe, unpublishRecipe } from './editing.service.ts'
import { exportRecipes, listAllRecipes } from './listing.service.ts'

const exportQuery = z.object({ format: z.enum(exportFormats) })

/** Catalogue for administrators, including unpublished recipes. */
export const editingRoutes = createRouter()
  .get('/', policy('recipe.write', 'private'), validate('query', listQuery), async (c) =>
    c.json(await listAllRecipes(c.var.ctx, c.req.valid('query'))),
  )
  .post('/', policy('recipe.write', 'private'), validate('json', newRecipe), async (c) =>
    c.json(await createRecipe(c.var.ctx, c.req.valid('json')), 201),
  )
  .get('/export', policy('recipe.write', 'private'), validate('query', exportQuery), (c) => {
    const { format } = c.req.valid('query')
    const { name, type, text } = exportRecipes(c.var.ctx, format)
    return c.body(text, 200, { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` })
  })
  .get('/namesakes', policy('recipe.write', 'private'), validate('query', namesakeQuery), async (c) =>
    c.json(await getNameStatus(c.var.ctx, c.req.valid('query'))),
  )
  .get('/:id', policy('recipe.write', 'private'), validate('param', recipeKey), async (c) =>
    c.json({ recipe: await getRecipeToEdit(c.var.ctx, c.req.valid('param').id) }),
  )
  .put(
    '/:id',
    policy('recipe.write', 'private'),
    validate('param', recipeKey),
    validate('json', recipeChange),
    async (c) => c.json(await saveRecipe(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put(
    '/:id/withdrawal',
    policy('recipe.confirm', 'private'),
    validate('param', recipeKey),
    validate('json', recipeWithdrawal),
    async (c) => {
      await unpublishRecipe(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))
      return c.body(null, 204)
    },
  )

export type EditingApi = typeof editingRoutes
