import type { Context } from 'hono'

import { pharmacistPagePattern } from '#domain/paths.ts'
import {
  newPharmacistLink,
  pharmacistLinkKey,
  pharmacistLinkToken,
} from '#domain/pharmacist-links/pharmacist-links.schemas.ts'
import { getHttpStatus, toPublicError } from '#worker/core/errors.ts'
import { policy } from '#worker/core/policy.ts'
import { type AppEnv, createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import {
  createPharmacistLink,
  endPharmacistLink,
  listPharmacistLinks,
  readPharmacistPage,
} from './pharmacist-links.service.ts'
import { pharmacistPageCsp, renderPharmacistPage } from './pharmacist-page.ts'

export const pharmacistLinksRoutes = createRouter()
  .get('/', policy('pharmacist-link.keep', 'private'), async (c) => c.json(await listPharmacistLinks(c.var.ctx)))
  .post('/', policy('pharmacist-link.create', 'private'), validate('json', newPharmacistLink), async (c) =>
    c.json(await createPharmacistLink(c.var.ctx, c.req.valid('json')), 201),
  )
  .delete('/:id', policy('pharmacist-link.keep', 'private'), validate('param', pharmacistLinkKey), async (c) => {
    await endPharmacistLink(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })

export type PharmacistLinksApi = typeof pharmacistLinksRoutes

/** Page behind a link. It is read without JavaScript, leads to no account, and may be opened by anyone with the link. */
export const pharmacistPageRoutes = createRouter().get(
  pharmacistPagePattern,
  policy('page.read', 'private'),
  validate('param', pharmacistLinkToken),
  async (c) => {
    c.set('hasSecretAddress', true)
    c.set('pageContentPolicy', pharmacistPageCsp)
    c.header('X-Robots-Tag', 'noindex, nofollow')
    try {
      return await c.html(renderPharmacistPage(await readPharmacistPage(c.var.ctx, c.req.valid('param').token)))
    } catch (error) {
      return respondInText(c, error)
    }
  },
)

/** Responds to an unknown or ended link in plain text, which a person reads. Rethrows failures of ours. */
function respondInText(c: Context<AppEnv>, error: unknown) {
  const { code, message, retryAfterSeconds } = toPublicError(error)
  if (code === 'internal' || code === 'unavailable') throw error
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds))
  return c.text(message, getHttpStatus(toPublicError(error)))
}
