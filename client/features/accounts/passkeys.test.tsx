// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import {
  closeApplication,
  controls,
  fill,
  openApplication,
  pageText,
  press,
  untilHidden,
  untilShown,
  untilToast,
} from '#client/testing/application.tsx'
import { type Api, type ApiRequest, refusal } from '#client/testing/fake-server.ts'
import type { Passkey } from '#domain/factors/passkeys.types.ts'
import { paths } from '#domain/paths.ts'

const day = Date.UTC(2026, 2, 4)
const passkey: Passkey = { id: 'one', name: 'Chrome on Linux', isBackedUp: true, createdAt: day, usedAt: null }

const decline = () => Promise.reject(new DOMException('Declined', 'NotAllowedError'))

/** A browser that knows passkeys, and whose user declines each of them. */
beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', () => undefined)
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: decline, create: decline } })
})

afterEach(() => {
  closeApplication()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'credentials')
})

const profile = {
  email: 'ada@example.org',
  fullName: 'Ada Linden',
  displayName: null,
  dateOfBirth: null,
  location: null,
}
const options = { options: { challenge: 'AAAA', rpId: 'localhost', allowCredentials: [] } }

/** Opens Ada's profile. The server keeps what the page changes. */
async function openProfile(api: Api = {}) {
  let passkeys = [passkey]
  return openApplication(paths.profile, {
    role: 'member',
    api: {
      'GET /api/profile': { profile: { ...profile, memberSince: day } },
      'GET /api/profile/safety': { safetyProfile: null },
      'GET /api/account/sessions': { sessions: [] },
      'GET /api/mailing/own': { status: 'none', preferences: null },
      'GET /api/passkeys': () => ({ passkeys }),
      'PUT /api/passkeys/one': ({ body }: ApiRequest) => {
        passkeys = [{ ...passkey, ...(body as object) }]
        return null
      },
      'DELETE /api/passkeys/one': () => {
        passkeys = []
        return null
      },
      ...api,
    },
  })
}

describe('the passkeys of the profile', () => {
  it('are listed with their use, renamed and removed', async () => {
    await openProfile()
    await untilShown('Not used yet, added 4 Mar 2026, synchronised between your devices')
    await fill('Name', 'Blue key')
    await press('Save')
    await untilToast('Passkey renamed')
    await untilShown('Blue key')
    await press(/^Remove the passkey/)
    await untilToast('Passkey removed')
    await untilHidden('Blue key')
  })

  it('are missing with a reason when they cannot be loaded', async () => {
    await openProfile({ 'GET /api/passkeys': () => new Response('', { status: 503 }) })
    await untilShown('We couldn’t load your passkeys. Reload the page to try again.')
  })

  it('stay when the person declines the browser’s dialog, with the reason', async () => {
    const { requests } = await openProfile({
      'POST /api/passkeys/options': {
        options: {
          challenge: 'AAAA',
          rp: { name: 'Herbal Remedies', id: 'localhost' },
          user: { id: 'AAAA', name: profile.email, displayName: '' },
          pubKeyCredParams: [],
        },
      },
    })
    await press('Add a passkey')
    await untilShown('No passkey was used. Try again, or use your password.')
    expect(requests.filter(({ method, path }) => `${method} ${path}` === 'POST /api/passkeys')).toEqual([])
  })

  it('cannot be added in a browser that does not know them', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    await openProfile()
    await untilShown('This browser doesn’t support passkeys.')
    expect(controls('Add a passkey')).toEqual([])
  })
})

describe('the sign-in dialog', () => {
  it('says that no passkey was used, and keeps the form for the password', async () => {
    await openApplication(paths.forYou, { api: { 'POST /api/passkeys/sign-in/options': options } })
    await press('Sign In')
    await press('Use a passkey')
    await untilShown('No passkey was used. Try again, or use your password.', '.error-summary')
    expect(controls('Forgot your password?')).toHaveLength(1)
  })

  it('shows what the server says, such as too many attempts', async () => {
    await openApplication(paths.forYou, {
      api: {
        'POST /api/passkeys/sign-in/options': () => refusal(429, 'rate_limited', 'Please try again in a minute.'),
      },
    })
    await press('Sign In')
    await press('Use a passkey')
    await untilShown('Please try again in a minute.', '.error-summary')
  })

  it('has no button for passkeys in a browser that does not know them', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    await openApplication(paths.forYou)
    await press('Sign In')
    await untilShown('Welcome Back')
    expect(pageText()).not.toContain('Use a passkey')
  })
})
