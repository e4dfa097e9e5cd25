import { premiumGrant, premiumSeen, suspensionDetails, userKey, userQuery } from '#domain/users/users.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { listUsers } from './list.service.ts'
import { endPremium, grantPremium } from './premium.service.ts'
import { endSessionsOf, sendReset } from './sign-ins.service.ts'
import { restoreUser, suspendUser } from './suspension.service.ts'
import { getUserSheet } from './users.service.ts'

const reads = policy('user.read', 'private')
const writes = policy('user.write', 'private')
const byId = validate('param', userKey)

export const usersRoutes = createRouter()
  .get('/', reads, validate('query', userQuery), async (c) => c.json(await listUsers(c.var.ctx, c.req.valid('query'))))
  .get('/:id', reads, byId, async (c) => c.json(await getUserSheet(c.var.ctx, c.req.valid('param').id)))
  .put('/:id/premium', writes, byId, validate('json', premiumGrant), async (c) => {
    await grantPremium(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))
    return c.body(null, 204)
  })
  .delete('/:id/premium', writes, byId, validate('json', premiumSeen), async (c) => {
    await endPremium(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))
    return c.body(null, 204)
  })
  .put('/:id/suspension', writes, byId, validate('json', suspensionDetails), async (c) => {
    await suspendUser(c.var.ctx, c.req.valid('param').id, c.req.valid('json').reason)
    return c.body(null, 204)
  })
  .delete('/:id/suspension', writes, byId, async (c) => {
    await restoreUser(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .delete('/:id/sessions', writes, byId, async (c) => {
    await endSessionsOf(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .post('/:id/resets', writes, byId, async (c) => {
    await sendReset(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })

export type UsersApi = typeof usersRoutes
