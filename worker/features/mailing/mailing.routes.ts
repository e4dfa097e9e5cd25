import { readerKey, subscription, subscriptionConfirmation } from '#domain/mailing/mailing.schemas.ts'
import { preferencesChange } from '#domain/mailing/preferences.schemas.ts'
import { paths } from '#domain/paths.ts'
import { afterResponse } from '#worker/core/after-response.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { allowOtherSites } from '#worker/core/security-headers.ts'
import { validate } from '#worker/core/validate.ts'

import { confirmSubscription } from './confirmations.service.ts'
import { handleMailWebhook, recordOpen } from './mail-events.service.ts'
import { subscribe } from './mailing.service.ts'
import {
  checkLink,
  getPreferences,
  savePreferences,
  unsubscribe,
  unsubscribeByPreferences,
} from './preferences.service.ts'

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

export const preferencesRoutes = createRouter()
  .get('/:token', policy('mailing.prefer', 'private'), validate('param', readerKey), async (c) =>
    c.json({ preferences: await getPreferences(c.var.ctx, c.req.valid('param').token) }),
  )
  .put(
    '/:token',
    policy('mailing.prefer', 'private'),
    validate('param', readerKey),
    validate('json', preferencesChange),
    async (c) => {
      await savePreferences(c.var.ctx, c.req.valid('param').token, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .delete('/:token', policy('mailing.prefer', 'private'), validate('param', readerKey), async (c) => {
    await unsubscribeByPreferences(c.var.ctx, c.req.valid('param').token)
    return c.body(null, 204)
  })

export type PreferencesApi = typeof preferencesRoutes

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
