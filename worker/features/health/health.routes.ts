import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'

import { countRecipes } from './health.repo.ts'

export const healthRoutes = createRouter().get('/health', policy('health.read', 'private'), async (c) =>
  c.json({ database: 'up', recipes: await countRecipes(c.var.ctx.db) }),
)
