import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { stripQuery } from '#worker/core/strip-query.ts'
import { tags } from '#worker/core/tags.ts'

import { listSitemapRecipes, listNewest } from './recipes.service.ts'

/** Recipes for search engines and feed readers. */
export const newsRoutes = createRouter()
  .get('/addresses', policy('recipe.read', { tags: () => [tags.recipes] }), stripQuery, async (c) =>
    c.json({ recipes: await listSitemapRecipes(c.var.ctx) }),
  )
  .get('/newest', policy('recipe.read', { tags: () => [tags.recipes] }), stripQuery, async (c) =>
    c.json({ recipes: await listNewest(c.var.ctx) }),
  )

export type NewsApi = typeof newsRoutes
