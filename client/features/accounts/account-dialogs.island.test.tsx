// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import {
  closeApplication,
  control,
  controls,
  fill,
  focusedName,
  openApplication,
  press,
  until,
  untilHidden,
  untilShown,
  untilToast,
  valueOf,
} from '#client/testing/application.tsx'
import { type Api, refusal } from '#client/testing/fake-server.ts'
import { paths } from '#domain/paths.ts'

afterEach(closeApplication)

const signIn = 'POST /api/session'
const session = { user: { id: 'ada', email: 'ada@example.org' }, role: 'member' }

/** Opens the dialog and types an address and a password. */
async function openDialog(api: Api = {}) {
  const opened = await openApplication(paths.about, { api })
  await press('Sign In')
  await untilShown('Welcome Back')
  await fill('Email', 'ada@example.org')
  await fill('Password', 'linden at dusk')
  return opened
}

/** Presses the button of the dialog; the header has another one with this name. */
async function submit() {
  const buttons = await until(() => {
    const found = controls('Sign In').filter((button) => button.matches('[type="submit"]:not(:disabled)'))
    if (found.length === 0) throw new Error('The dialog has no enabled button.')
    return found
  })
  buttons[0]?.click()
}

describe('signing in', () => {
  it('shows that it is in progress, says what went wrong, and keeps the address', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { replies } = await openDialog({ [signIn]: () => promise })
    await submit()
    expect((await control('Loading...')).matches(':disabled')).toBe(true)
    resolve(refusal(401, 'unauthenticated', 'Invalid login credentials'))
    await untilShown('Invalid login credentials')
    replies[signIn] = undefined
    await submit()
    await untilShown('An unexpected error occurred')
    expect(valueOf('Email')).toBe('ada@example.org')
  })

  it('says how long to wait after too many attempts', async () => {
    const text = 'Too many attempts. Please try again in 40 seconds.'
    await openDialog({ [signIn]: () => refusal(429, 'rate_limited', text) })
    await submit()
    await untilShown(text, '.dialog')
  })

  it('closes the dialog and welcomes the member', async () => {
    await openDialog({
      'GET /api/session': { session },
      'GET /api/notifications': { notifications: [], unread: 0, next: null },
      [signIn]: () => {
        document.cookie = 'signed-in=1'
        return null
      },
    })
    await submit()
    await untilToast('Welcome back! 🌿')
    await untilHidden('Welcome Back', '[role="dialog"]')
    await control(/account of ada@example.org/)
  })
})

describe('the corner of the account', () => {
  it('shows neither a visitor nor a member while the session cannot be loaded', async () => {
    const { replies, requests } = await openApplication(paths.about, {
      role: 'member',
      api: { 'GET /api/session': undefined },
    })
    const attempts = () => requests.filter(({ path }) => path === '/api/session').length
    await until(() => expect(attempts()).toBeGreaterThan(1))
    // The style sheet hides the buttons of visitors while this attribute is present.
    expect([document.documentElement.dataset['member'], controls(/account of/)]).toEqual(['', []])
    replies['GET /api/session'] = { session }
    await control(/account of/)
  })
})

describe('signing up', () => {
  it('shows one error after another in a fixed order, rates the password, and shows it on request', async () => {
    const tooCommon = 'This password is too common'
    const tooYoung = 'You must be at least 13 years old to create an account'
    const { replies } = await openApplication(paths.about, {
      api: { 'POST /api/account': () => refusal(400, 'invalid', '', { password: tooCommon }) },
    })
    await press('Sign In')
    await press('Sign up')
    await untilShown('Join Our Community')
    await untilHidden('Forgot your password?')
    await fill('Full name', '  ')
    await fill('Email', 'order@example.org')
    await fill('Password', 'abc')
    await untilShown('Too short', 'output')
    await fill('Confirm password', 'abd')
    for (const [message, label, value] of [
      ["Passwords don't match", 'Confirm password', 'abc'],
      ['Password must be at least 6 characters long', 'Password', 'seven cups of thyme'],
      ['Full name is required', 'Full name', 'Ada Linden'],
    ] as const) {
      await press('Create Account')
      await untilShown(message, '.dialog .error')
      await untilShown(message, '.dialog .error-summary')
      await fill(label, value)
      if (label === 'Password') await fill('Confirm password', value)
    }
    await untilShown('Strong', 'output')
    await press('Create Account')
    await press(tooCommon)
    expect([focusedName(), valueOf('Email')]).toEqual(['password', 'order@example.org'])
    const [show] = controls('Show password')
    show?.click()
    await until(() => expect(document.querySelector('[name="password"]')?.getAttribute('type')).toBe('text'))
    replies['POST /api/account'] = () => refusal(400, 'invalid', '', { dateOfBirth: tooYoung })
    await press('Create Account')
    await untilShown(tooYoung, '.dialog .error-summary')
  })
})
