// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import {
  closeApplication,
  control,
  controls,
  fill,
  openApplication,
  pageText,
  press,
  textsOf,
  untilShown,
} from '#client/testing/application.tsx'
import { refusal } from '#client/testing/fake-server.ts'
import { paths } from '#domain/paths.ts'

afterEach(closeApplication)

const confirm = 'POST /api/account/confirmations'
const reset = 'POST /api/account/resets'
const token = 'a-token'

describe('the link that confirms an account', () => {
  it('asks for a new password if it is opened in another browser', async () => {
    const { replies, requests } = await openApplication(`${paths.confirmAccount}#${token}`, {
      api: { [confirm]: { needsPassword: true, session: null } },
    })
    await press('Confirm my account')
    await untilShown('Choose a password here')
    await fill('Password', 'chosen-by-the-owner')
    await fill('Confirm password', 'chosen-by-the-ownr')
    await press('Confirm my account')
    await untilShown("Passwords don't match", '.error')
    await fill('Confirm password', 'chosen-by-the-owner')
    replies[confirm] = { needsPassword: false, session: null }
    await press('Confirm my account')
    await untilShown('Your account is active')
    expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { token },
      { token, password: 'chosen-by-the-owner' },
    ])
  })

  it('says that it no longer works, and offers no button', async () => {
    await openApplication(`${paths.confirmAccount}#${token}`, {
      api: { [confirm]: () => refusal(404, 'not_found', 'This link no longer works.') },
    })
    await press('Confirm my account')
    await untilShown('This link no longer works', '.error-summary')
    await untilShown('If you have already used the link, sign in.')
    expect(controls('Confirm my account')).toEqual([])
  })
})

describe('the link that resets a password', () => {
  it('says that the account is suspended, and signs nobody in', async () => {
    await openApplication(`${paths.resetPassword}#${token}`, { api: { [reset]: { session: null } } })
    await fill('Password', 'remembered-now')
    await fill('Confirm password', 'remembered-now')
    await press('Set the password')
    await untilShown('this account is suspended')
    expect(pageText()).not.toContain('you are signed in')
    expect(textsOf('.toast')).toEqual([])
    await control('Sign In')
  })
})
