import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'

import { handleMailWebhook } from './provider-events.service.ts'

/** The signature covers the raw body, so nothing may parse the body earlier. */
export const webhooksRoutes = createRouter().post('/mail', policy('mailing.receive', 'private'), async (c) => {
  await handleMailWebhook(c.var.ctx, {
    id: c.req.header('svix-id') ?? '',
    timestamp: c.req.header('svix-timestamp') ?? '',
    signatures: c.req.header('svix-signature') ?? '',
    body: await c.req.text(),
  })
  return c.body(null, 204)
})
