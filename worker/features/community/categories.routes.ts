import {
  categoryActivity,
  categoryDeletion,
  categoryDetails,
  categoryKey,
  categoryOrder,
} from '#domain/community/categories.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import {
  createCategory,
  deleteCategory,
  editCategory,
  listAllCategories,
  orderCategories,
  setActive,
} from './categories.service.ts'

export const categoriesRoutes = createRouter()
  .get('/all', policy('category.write', 'private'), async (c) =>
    c.json({ categories: await listAllCategories(c.var.ctx) }),
  )
  .post('/', policy('category.write', 'private'), validate('json', categoryDetails), async (c) =>
    c.json({ category: await createCategory(c.var.ctx, c.req.valid('json')) }, 201),
  )
  .put('/order', policy('category.write', 'private'), validate('json', categoryOrder), async (c) => {
    await orderCategories(c.var.ctx, c.req.valid('json').ids)
    return c.body(null, 204)
  })
  .put(
    '/:id',
    policy('category.write', 'private'),
    validate('param', categoryKey),
    validate('json', categoryDetails),
    async (c) => {
      await editCategory(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .put(
    '/:id/active',
    policy('category.write', 'private'),
    validate('param', categoryKey),
    validate('json', categoryActivity),
    async (c) => {
      await setActive(c.var.ctx, c.req.valid('param').id, c.req.valid('json').isActive)
      return c.body(null, 204)
    },
  )
  .delete(
    '/:id',
    policy('category.write', 'private'),
    validate('param', categoryKey),
    validate('query', categoryDeletion),
    async (c) => {
      await deleteCategory(c.var.ctx, c.req.valid('param').id, c.req.valid('query').to)
      return c.body(null, 204)
    },
  )

export type CategoriesApi = typeof categoriesRoutes
