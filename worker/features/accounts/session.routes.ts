import { calculateViewLimits } from '#domain/accounts/accounts.rules.ts'
import { reauthentication, signIn as signInSchema } from '#domain/accounts/accounts.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'
import { countBlends } from '#worker/features/blends/generations.service.ts'
import { isContentLimited } from '#worker/features/settings/content.service.ts'

import { clearSession, readDevice, readSessionId, replaceSession, storeSession } from './session-cookies.ts'
import { endSession, getSession } from './sessions.service.ts'
import { reauthenticate, signIn } from './sign-in.service.ts'

export const sessionRoutes = createRouter()
  .get('/', policy('session.read', 'private'), (c) => {
    const session = getSession(c.var.ctx)
    if (!session) clearSession(c)
    return c.json({ session })
  })
  .post('/', policy('session.create', 'private'), validate('json', signInSchema), async (c) => {
    const id = await signIn(c.var.ctx, c.req.valid('json'), readDevice(c))
    await replaceSession(c, id)
    return c.json({ session: getSession(c.var.ctx) })
  })
  .delete('/', policy('session.end', 'private'), async (c) => {
    const id = readSessionId(c)
    if (id !== '') await endSession(c.var.ctx, id)
    clearSession(c)
    return c.body(null, 204)
  })
  .post('/proof', policy('account.write', 'private'), validate('json', reauthentication), async (c) => {
    storeSession(c, await reauthenticate(c.var.ctx, c.req.valid('json').password, readSessionId(c)))
    return c.body(null, 204)
  })

export type SessionApi = typeof sessionRoutes

export const meRoutes = createRouter().get('/limits', policy('session.read', 'private'), async (c) => {
  const { ctx } = c.var
  const [blendsUsed, isLimited] = await Promise.all([countBlends(ctx), isContentLimited(ctx)])
  return c.json({ limits: calculateViewLimits(ctx.viewer.role, blendsUsed, isLimited) })
})

export type MeApi = typeof meRoutes
