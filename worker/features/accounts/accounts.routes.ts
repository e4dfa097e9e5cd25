import {
  addressOnly,
  confirmation,
  passwordChange,
  reauthentication,
  reset,
  sessionKey,
  signIn,
  signUp as signUpSchema,
  tokenOnly,
} from '#domain/accounts/accounts.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { requestAddressChange, confirmAddress } from './address.service.ts'
import { deleteAccount, exportPersonalData } from './personal-data.service.ts'
import { requestReset, changePassword, resetPassword } from './recovery.service.ts'
import {
  readBrowserSecret,
  readDevice,
  clearSession,
  replaceSession,
  ensureBrowserSecret,
  readSessionId,
} from './session-cookies.ts'
import { endAllSessions, endOwnSession, getSession, listSignedInDevices } from './sessions.service.ts'
import { confirmAccount, resendConfirmationLink, signUp } from './sign-up.service.ts'

export const accountsRoutes = createRouter()
  .post('/', policy('account.create', 'private'), validate('json', signUpSchema), async (c) => {
    await signUp(c.var.ctx, c.req.valid('json'), ensureBrowserSecret(c))
    return c.json({ status: 'unconfirmed' as const }, 202)
  })
  .delete('/', policy('account.delete', 'private'), validate('json', reauthentication), async (c) => {
    await deleteAccount(c.var.ctx, c.req.valid('json').password)
    clearSession(c)
    return c.body(null, 204)
  })
  .post('/confirmations/request', policy('account.confirm', 'private'), validate('json', signIn), async (c) => {
    await resendConfirmationLink(c.var.ctx, c.req.valid('json'), ensureBrowserSecret(c))
    return c.json({ status: 'unconfirmed' as const }, 202)
  })
  .post('/confirmations', policy('account.confirm', 'private'), validate('json', confirmation), async (c) => {
    const requester = { browser: readBrowserSecret(c), device: readDevice(c) }
    const id = await confirmAccount(c.var.ctx, c.req.valid('json'), requester)
    if (id !== null) await replaceSession(c, id)
    return c.json({ session: id === null ? null : getSession(c.var.ctx), needsPassword: id === null })
  })
  .post('/resets/request', policy('account.recover', 'private'), validate('json', addressOnly), async (c) => {
    await requestReset(c.var.ctx, c.req.valid('json').email)
    return c.json({ status: 'asked' as const }, 202)
  })
  .post('/resets', policy('account.recover', 'private'), validate('json', reset), async (c) => {
    const id = await resetPassword(c.var.ctx, c.req.valid('json'), readDevice(c))
    if (id !== null) await replaceSession(c, id)
    return c.json({ session: id === null ? null : getSession(c.var.ctx) })
  })
  .put('/password', policy('account.write', 'private'), validate('json', passwordChange), async (c) => {
    await replaceSession(c, await changePassword(c.var.ctx, c.req.valid('json'), readDevice(c)))
    return c.body(null, 204)
  })
  .post('/emails/request', policy('account.move', 'private'), validate('json', addressOnly), async (c) => {
    await requestAddressChange(c.var.ctx, c.req.valid('json').email)
    return c.json({ status: 'asked' as const }, 202)
  })
  .post('/emails', policy('account.confirm', 'private'), validate('json', tokenOnly), async (c) =>
    c.json({ email: await confirmAddress(c.var.ctx, c.req.valid('json').token) }),
  )
  .get('/sessions', policy('account.read', 'private'), async (c) =>
    c.json({ sessions: await listSignedInDevices(c.var.ctx, readSessionId(c)) }),
  )
  .delete('/sessions', policy('account.write', 'private'), async (c) => {
    await endAllSessions(c.var.ctx)
    clearSession(c)
    return c.body(null, 204)
  })
  .delete('/sessions/:id', policy('account.write', 'private'), validate('param', sessionKey), async (c) => {
    await endOwnSession(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .get('/export', policy('account.export', 'private'), async (c) => {
    c.header('Content-Disposition', 'attachment; filename="herbal-remedies-my-data.json"')
    return c.json(await exportPersonalData(c.var.ctx))
  })

export type AccountsApi = typeof accountsRoutes
