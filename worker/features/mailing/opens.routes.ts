import { readerKey } from '#domain/mailing/mailing.schemas.ts'
import { afterResponse } from '#worker/core/after-response.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { allowOtherSites } from '#worker/core/security-headers.ts'
import { validate } from '#worker/core/validate.ts'

import { recordOpen } from './opens.service.ts'

/** Transparent GIF of one pixel. */
const pixel = new Uint8Array(Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'))

/** Returns the same image immediately for every token, so that the response doesn't reveal whether the email exists. */
export const opensRoutes = createRouter().get(
  '/:token',
  policy('mailing.open', 'private'),
  allowOtherSites,
  validate('param', readerKey),
  (c) => {
    const { ctx } = c.var
    if (c.req.method === 'GET')
      afterResponse(ctx, 'open_not_recorded', () => recordOpen(ctx, c.req.valid('param').token))
    return c.body(pixel, 200, { 'Content-Type': 'image/gif' })
  },
)
