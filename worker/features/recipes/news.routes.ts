import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { stripQuery } from '#worker/core/strip-query.ts'
import { tags } from '#worker/core/tags.ts'

import { listAddresses, listNewest } from './recipes.service.ts'

/** Newest recipes, for search engines and feed readers. */
export const newsRoutes = createRouter()
  .get('/addresses', policy('recipe.read', { tags: () => [tags.recipes] }), stripQuery, async (c) =>
    c.json({ recipes: await listAddresses(c.var.ctx) }),
  )
  .get('/newest', policy('recipe.read', { tags: () => [tags.recipes] }), stripQuery, async (c) =>
    c.json({ recipes: await listNewest(c.var.ctx) }),
  )

export type NewsApi = typeof newsRoutes
