// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'

import {
  closeApplication,
  control,
  controls,
  fields,
  fill,
  focusedName,
  openApplication,
  pageText,
  press,
  textsOf,
  until,
  untilShown,
  untilToast,
  valueOf,
} from '#client/testing/application.tsx'
import { type ApiRequest, refusal } from '#client/testing/fake-server.ts'
import { paths } from '#domain/paths.ts'
import type { Profile } from '#domain/profile/profile.types.ts'

afterEach(() => {
  closeApplication()
  vi.restoreAllMocks()
})

const day = Date.UTC(2026, 2, 4)
const ada: Profile = {
  email: 'ada@example.org',
  fullName: 'Ada Linden',
  displayName: null,
  dateOfBirth: null,
  location: null,
  memberSince: day,
}
const session = (id: string, device: string) => ({ id, device, createdAt: day, usedAt: day, isPresent: id === 'own' })
const copy = { answers: { savedOn: '2026-11-21' }, consent: 'I agree.', agreedAt: day, updatedAt: day }

/** Opens a page of Ada's account. The server keeps what the page changes. */
async function open(path: string, { profile = ada, api = {} }: { profile?: Profile; api?: object } = {}) {
  const account: { profile: Profile; sessions: ReturnType<typeof session>[]; copy: typeof copy | null } = {
    profile,
    sessions: [session('own', 'Chrome on Linux'), session('phone', 'Safari on an iPhone')],
    copy,
  }
  const opened = await openApplication(path, {
    role: 'member',
    api: {
      'GET /api/profile': () => ({ profile: account.profile }),
      'PUT /api/profile': ({ body }: ApiRequest) => {
        account.profile = { ...account.profile, ...(body as object) }
        return null
      },
      'GET /api/profile/safety': () => ({ safetyProfile: account.copy }),
      'DELETE /api/profile/safety': () => {
        account.copy = null
        return null
      },
      'GET /api/account/sessions': () => ({ sessions: account.sessions }),
      'DELETE /api/account/sessions/phone': () => {
        account.sessions = account.sessions.slice(0, 1)
        return null
      },
      'GET /api/mailing/own': { status: 'none', preferences: null },
      ...api,
    },
  })
  return { ...opened, account }
}

const passwordNeeded = () => refusal(403, 'reauthentication_required', 'Please enter your password again.')

async function declinePassword() {
  await untilShown('Confirm it’s you')
  await press('Cancel')
}

describe('the form of the profile', () => {
  it('keeps the typed text when it cannot be saved, and saves it later', async () => {
    const { replies, account } = await open(paths.profileEdit, {
      api: { 'PUT /api/profile': () => new Response('', { status: 503 }) },
    })
    await fill('Full name', 'Ada Borage')
    await press('Save')
    await untilShown('Failed to save profile: This isn’t available', '.error-summary')
    expect(valueOf('Full name')).toBe('Ada Borage')
    replies['PUT /api/profile'] = ({ body }: ApiRequest) => {
      account.profile = { ...ada, ...(body as object) }
      return null
    }
    await press('Save')
    await untilShown('Profile updated successfully!')
    expect(account.profile.fullName).toBe('Ada Borage')
  })

  it('offers the display name only to a member who has posted, and says if only the name was refused', async () => {
    await open(paths.profileEdit)
    await control('Save')
    expect(fields('Display name')).toEqual([])
    closeApplication()
    const { replies } = await open(paths.profileEdit, {
      profile: { ...ada, displayName: 'Adah' },
      api: { 'PUT /api/community/name': () => refusal(400, 'invalid', '', { displayName: 'Another name' }) },
    })
    await fill('Display name', 'The administrator')
    await press('Save')
    await untilShown('We saved your profile, but not the display name: Another name', '.error-summary')
    replies['PUT /api/community/name'] = null
    await fill('Display name', 'Ada')
    await press('Save')
    await untilShown('Profile updated successfully!')
  })

  it('says that the email address is unchanged if the password is not entered, and keeps the typed text', async () => {
    const { account } = await open(paths.profileEdit, { api: { 'POST /api/account/emails/request': passwordNeeded } })
    await fill('Full name', 'Ada Anise')
    await fill('Email', 'new@example.org')
    await press('Save')
    await declinePassword()
    await untilShown('We saved your profile, but not the new email address: Please enter your password again.')
    expect([valueOf('Email'), account.profile.fullName]).toEqual(['new@example.org', 'Ada Anise'])
  })
})

describe('the profile', () => {
  it('says when it could not be loaded, and tries again', async () => {
    const { replies } = await open(paths.profile, { api: { 'GET /api/profile': undefined } })
    await untilShown('Failed to load profile.')
    replies['GET /api/profile'] = { profile: ada }
    await press('Try again')
    await untilShown('ada@example.org', '.account')
  })

  it('asks a visitor to sign in', async () => {
    await openApplication(paths.profile)
    await untilShown('Please sign in to see your profile.')
    await press('Sign In')
    await untilShown('Welcome Back')
  })

  it('signs out one browser, then all of them', async () => {
    await open(paths.profile, {
      api: {
        'DELETE /api/account/sessions': () => {
          document.cookie = 'signed-in=; max-age=0'
          return null
        },
      },
    })
    await press('Sign out Safari on an iPhone')
    await until(() => expect(textsOf('.account .ledger b')).toEqual([expect.stringContaining('Chrome on Linux')]))
    await press('Sign out everywhere')
    await untilShown('Please sign in to see your profile.')
  })

  it('changes the password, and names the field of each refusal', async () => {
    const { replies } = await open(paths.profile, {
      api: { 'PUT /api/account/password': () => refusal(400, 'invalid', '', { present: 'Incorrect password' }) },
    })
    await fill('Current password', 'not mine')
    await fill('New password', 'dragon')
    await untilShown('Weak', 'output')
    await fill('New password', 'seven cups of thyme')
    await untilShown('Strong', 'output')
    await press('Change password')
    await press('Incorrect password')
    expect(focusedName()).toBe('present')
    replies['PUT /api/account/password'] = null
    await press('Change password')
    await untilShown('Password changed')
  })

  it('exports no data if the password is not entered again', async () => {
    await open(paths.profile, { api: { 'GET /api/account/export': passwordNeeded } })
    await press('Download my data')
    await declinePassword()
    await untilShown('Please enter your password again.', '.error-summary')
  })

  it('mentions a copy of the health answers, and deletes it', async () => {
    const { account } = await open(paths.profile)
    await untilShown('We’ve kept a copy in your account since 4 Mar 2026')
    await press('Delete the copy')
    await untilShown('Your account contains no answers about your health.')
    expect(account.copy).toBeNull()
  })

  it('deletes the account only with the right password', async () => {
    const { replies } = await open(paths.profile, {
      api: { 'DELETE /api/account': () => refusal(400, 'invalid', '', { password: 'Incorrect password' }) },
    })
    await press('Delete my account…')
    await fill('Your password', 'not mine')
    await press('Delete my account permanently')
    await untilShown('Incorrect password', '.error-summary')
    replies['DELETE /api/account'] = () => {
      document.cookie = 'signed-in=; max-age=0'
      return null
    }
    await press('Delete my account permanently')
    await untilShown('Please sign in to see your profile.')
    expect([pageText('.account'), controls('Delete my account permanently')]).toEqual(['', []])
  })
})

describe('the newsletter', () => {
  it('is subscribed to, confirmed by email and unsubscribed from', async () => {
    const stored = { status: 'none' }
    const setStatus = (status: string) => {
      stored.status = status
      return null
    }
    const { router } = await open(paths.profile, {
      api: {
        'GET /api/mailing/own': () => ({ ...stored, preferences: null }),
        'PUT /api/mailing/own': () => setStatus('waiting'),
        'DELETE /api/mailing/own': () => setStatus('none'),
      },
    })
    await press('Get the newsletter')
    await untilToast('Check your inbox for a confirmation email')
    await untilShown('We’ve sent a confirmation email to ada@example.org.')
    await control('Cancel the subscription')
    setStatus('subscribed')
    await router.revalidate()
    await press('Unsubscribe')
    await untilToast('You’re unsubscribed')
    await control('Get the newsletter')
  })
})
