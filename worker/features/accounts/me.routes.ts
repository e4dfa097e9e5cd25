import { calculateViewLimits } from '#domain/accounts/accounts.rules.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { countBlends } from '#worker/features/blends/generations.service.ts'
import { isContentLimited } from '#worker/features/settings/content.service.ts'

export const meRoutes = createRouter().get('/limits', policy('session.read', 'private'), async (c) => {
  const { ctx } = c.var
  const [blendsUsed, isLimited] = await Promise.all([countBlends(ctx), isContentLimited(ctx)])
  return c.json({ limits: calculateViewLimits(ctx.viewer.role, blendsUsed, isLimited) })
})

export type MeApi = typeof meRoutes
