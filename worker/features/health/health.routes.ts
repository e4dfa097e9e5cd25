import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'

import { getHealth } from './health.service.ts'

export const healthRoutes = createRouter()
  .get('/health', policy('health.read', 'private'), async (c) => {
    const { health, isReady } = await getHealth(c.var.ctx)
    return c.json(health, isReady ? 200 : 503)
  })
  /** Checks that the worker responds, without a database query. */
  .get('/health/live', policy('health.read', 'private'), (c) =>
    c.json({ worker: 'up', commit: c.var.ctx.config.version?.commit ?? null }),
  )
