import { readerKey } from '#domain/mailing/mailing.schemas.ts'
import { afterResponse } from '#worker/core/after-answer.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { forOtherSites } from '#worker/core/security-headers.ts'
import { validate } from '#worker/core/validate.ts'

import { noteOpened } from './opens.service.ts'

/** A GIF of one pixel through which everything is seen. */
const picture = new Uint8Array(Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'))

/** The same picture for everybody, at once: neither it nor its time tells whether there is such a mail. */
export const opensRoutes = createRouter().get(
  '/:token',
  policy('mailing.open', 'private'),
  forOtherSites,
  validate('param', readerKey),
  (c) => {
    const { ctx } = c.var
    if (c.req.method === 'GET') afterResponse(ctx, 'open_not_noted', () => noteOpened(ctx, c.req.valid('param').token))
    return c.body(picture, 200, { 'Content-Type': 'image/gif' })
  },
)
