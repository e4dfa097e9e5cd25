import { subscription, subscriptionConfirmation } from '#domain/mailing/mailing.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { confirmSubscription } from './confirmations.service.ts'
import { subscribe } from './mailing.service.ts'

export const mailingRoutes = createRouter()
  .post('/subscribers', policy('mailing.subscribe', 'private'), validate('json', subscription), async (c) => {
    await subscribe(c.var.ctx, c.req.valid('json'))
    return c.json({ status: 'unconfirmed' as const }, 202)
  })
  .post(
    '/confirmations',
    policy('mailing.subscribe', 'private'),
    validate('json', subscriptionConfirmation),
    async (c) => {
      return c.json({ status: await confirmSubscription(c.var.ctx, c.req.valid('json')) })
    },
  )

export type MailingApi = typeof mailingRoutes
