import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { tags } from '#worker/core/tags.ts'
import { countRecipes } from '#worker/features/recipes/recipes.service.ts'

export const ailmentsRoutes = createRouter().get(
  '/',
  policy('recipe.read', { tags: () => [tags.recipes] }),
  async (c) => c.json({ counts: await countRecipes(c.var.ctx) }),
)

export type AilmentsApi = typeof ailmentsRoutes
