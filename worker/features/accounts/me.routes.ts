import { viewLimits } from '#domain/accounts/accounts.rules.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'

/** Nothing counts blends before there are any. */
const noBlends = 0

export const meRoutes = createRouter().get('/limits', policy('session.read', 'private'), (c) =>
  c.json({ limits: viewLimits(c.var.ctx.viewer.role, noBlends) }),
)

export type MeApi = typeof meRoutes
