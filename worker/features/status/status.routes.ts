import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'

import { getStatus } from './status.service.ts'

export const statusRoutes = createRouter().get('/', policy('status.read', 'private'), async (c) =>
  c.json({ status: await getStatus(c.var.ctx) }),
)

export type StatusApi = typeof statusRoutes
