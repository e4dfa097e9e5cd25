import type { Ctx } from '#worker/core/ctx.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'

import { countRecipes } from './health.repo.ts'

export const healthRoutes = createRouter().get('/health', policy('health.read', 'private'), async (c) =>
  c.json({ database: 'up', recipes: await countRecipes(c.var.ctx.db), mail: mailOf(c.var.ctx) }),
)

function mailOf({ config, mail }: Ctx): 'ready' | 'none' | 'local' {
  if (config.isLocal) return 'local'
  return mail.canSend ? 'ready' : 'none'
}
