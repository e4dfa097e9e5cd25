import { readerKey } from '#domain/mailing/mailing.schemas.ts'
import { paths } from '#domain/paths.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { checkLink, unsubscribe } from './unsubscribing.service.ts'

/** Email clients unsubscribe by POST (RFC 8058). A GET only redirects to the page. */
export const unsubscribingRoutes = createRouter()
  .get('/:token', policy('mailing.unsubscribe', 'private'), validate('param', readerKey), (c) =>
    c.redirect(paths.unsubscribe(c.req.valid('param').token)),
  )
  .get('/:token/status', policy('mailing.unsubscribe', 'private'), validate('param', readerKey), (c) => {
    checkLink(c.var.ctx, c.req.valid('param').token)
    return c.json({ status: 'works' as const })
  })
  .post('/:token', policy('mailing.unsubscribe', 'private'), validate('param', readerKey), async (c) => {
    await unsubscribe(c.var.ctx, c.req.valid('param').token)
    return c.json({ status: 'unsubscribed' as const })
  })

export type UnsubscribingApi = typeof unsubscribingRoutes
