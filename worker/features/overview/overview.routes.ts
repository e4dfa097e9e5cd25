import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'

import { getOverview } from './overview.service.ts'

export const overviewRoutes = createRouter().get('/', policy('overview.read', 'private'), async (c) =>
  c.json({ overview: await getOverview(c.var.ctx) }),
)

export type OverviewApi = typeof overviewRoutes
