import { premiumGrant, premiumSeen, suspensionDetails, userKey, userQuery } from '#domain/users/users.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { endPremium, grantPremium } from './premium.service.ts'
import { restoreUser, suspendUser } from './suspension.service.ts'
import { listUsers } from './user-list.service.ts'
import { endUserSessions, getUserDetails, sendUserResetLink } from './users.service.ts'

const readPolicy = policy('user.read', 'private')
const writePolicy = policy('user.write', 'private')
const validateId = validate('param', userKey)

export const usersRoutes = createRouter()
  .get('/', readPolicy, validate('query', userQuery), async (c) =>
    c.json(await listUsers(c.var.ctx, c.req.valid('query'))),
  )
  .get('/:id', readPolicy, validateId, async (c) => c.json(await getUserDetails(c.var.ctx, c.req.valid('param').id)))
  .put('/:id/premium', writePolicy, validateId, validate('json', premiumGrant), async (c) => {
    await grantPremium(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))
    return c.body(null, 204)
  })
  .delete('/:id/premium', writePolicy, validateId, validate('json', premiumSeen), async (c) => {
    await endPremium(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))
    return c.body(null, 204)
  })
  .put('/:id/suspension', writePolicy, validateId, validate('json', suspensionDetails), async (c) => {
    await suspendUser(c.var.ctx, c.req.valid('param').id, c.req.valid('json').reason)
    return c.body(null, 204)
  })
  .delete('/:id/suspension', writePolicy, validateId, async (c) => {
    await restoreUser(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .delete('/:id/sessions', writePolicy, validateId, async (c) => {
    await endUserSessions(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .post('/:id/resets', writePolicy, validateId, async (c) => {
    await sendUserResetLink(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })

export type UsersApi = typeof usersRoutes
