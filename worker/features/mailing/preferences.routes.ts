import { readerKey } from '#domain/mailing/mailing.schemas.ts'
import { preferencesChange } from '#domain/mailing/preferences.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { getPreferences, unsubscribeByPreferences, savePreferences } from './preferences.service.ts'

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
