import { savedAnswers, profileDetails } from '#domain/profile/profile.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { changeProfile, deleteSafetyCopy, getProfile, getSafetyCopy, saveSafetyCopy } from './profile.service.ts'

export const profileRoutes = createRouter()
  .get('/', policy('account.read', 'private'), async (c) => c.json({ profile: await getProfile(c.var.ctx) }))
  .put('/', policy('account.write', 'private'), validate('json', profileDetails), async (c) => {
    await changeProfile(c.var.ctx, c.req.valid('json'))
    return c.body(null, 204)
  })
  .get('/safety', policy('account.read', 'private'), async (c) =>
    c.json({ safetyProfile: await getSafetyCopy(c.var.ctx) }),
  )
  .put('/safety', policy('account.write', 'private'), validate('json', savedAnswers), async (c) => {
    await saveSafetyCopy(c.var.ctx, c.req.valid('json'))
    return c.body(null, 204)
  })
  .delete('/safety', policy('account.write', 'private'), async (c) => {
    await deleteSafetyCopy(c.var.ctx)
    return c.body(null, 204)
  })

export type ProfileApi = typeof profileRoutes
