import { passkeyAssertion, passkeyKey, passkeyName, passkeyRegistration } from '#domain/factors/passkeys.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'
import { readDevice, readSessionId, replaceSession, storeSession } from '#worker/features/accounts/session-cookies.ts'
import { getSession } from '#worker/features/accounts/sessions.service.ts'

import {
  createReauthenticationOptions,
  createSignInOptions,
  reauthenticateWithPasskey,
  signInWithPasskey,
} from './passkey-sign-in.service.ts'
import {
  addPasskey,
  createRegistrationOptions,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from './passkeys.service.ts'
import { readRelyingParty } from './relying-party.ts'

export const passkeysRoutes = createRouter()
  .get('/', policy('account.read', 'private'), async (c) => c.json({ passkeys: await listPasskeys(c.var.ctx) }))
  .post('/options', policy('passkey.write', 'private'), async (c) =>
    c.json({ options: await createRegistrationOptions(c.var.ctx, readRelyingParty(c)) }),
  )
  .post('/', policy('passkey.write', 'private'), validate('json', passkeyRegistration), async (c) => {
    await addPasskey(c.var.ctx, readRelyingParty(c), { registration: c.req.valid('json'), name: readDevice(c) })
    return c.body(null, 204)
  })
  .post('/sign-in/options', policy('session.create', 'private'), async (c) =>
    c.json({ options: await createSignInOptions(c.var.ctx, readRelyingParty(c)) }),
  )
  .post('/sign-in', policy('session.create', 'private'), validate('json', passkeyAssertion), async (c) => {
    const request = { assertion: c.req.valid('json'), device: readDevice(c) }
    await replaceSession(c, await signInWithPasskey(c.var.ctx, readRelyingParty(c), request))
    return c.json({ session: getSession(c.var.ctx) })
  })
  .post('/reauthentication/options', policy('account.write', 'private'), async (c) =>
    c.json({ options: await createReauthenticationOptions(c.var.ctx, readRelyingParty(c)) }),
  )
  .post('/reauthentication', policy('account.write', 'private'), validate('json', passkeyAssertion), async (c) => {
    const request = { assertion: c.req.valid('json'), sessionId: readSessionId(c) }
    storeSession(c, await reauthenticateWithPasskey(c.var.ctx, readRelyingParty(c), request))
    return c.body(null, 204)
  })
  .put(
    '/:id',
    policy('passkey.write', 'private'),
    validate('param', passkeyKey),
    validate('json', passkeyName),
    async (c) => {
      await renamePasskey(c.var.ctx, c.req.valid('param').id, c.req.valid('json').name)
      return c.body(null, 204)
    },
  )
  .delete('/:id', policy('passkey.write', 'private'), validate('param', passkeyKey), async (c) => {
    await removePasskey(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })

export type PasskeysApi = typeof passkeysRoutes
