// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'

import {
  closeApplication,
  fields,
  fill,
  openApplication,
  pageText,
  press,
  untilShown,
  valueOf,
} from '#client/testing/application.tsx'
import { type ApiRequest, refusal } from '#client/testing/fake-server.ts'
import { defaultChoices, type NotificationChoices } from '#domain/notifications/notification-kinds.ts'
import { kindLabels } from '#domain/notifications/notification-labels.ts'
import type { NotificationSettings, PushDevice } from '#domain/notifications/notifications.types.ts'
import { paths } from '#domain/paths.ts'

const day = Date.UTC(2026, 2, 4)
const pushKey = 'BJlc'
const endpoint = 'https://fcm.googleapis.com/fcm/send/one'
const phone: PushDevice = { id: 'phone', device: 'Safari on an iPhone', createdAt: day, usedAt: day, isPresent: false }
const profile = {
  email: 'ada@example.org',
  fullName: 'Ada Linden',
  displayName: null,
  dateOfBirth: null,
  location: null,
  memberSince: day,
}

afterEach(() => {
  closeApplication()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/** Opens the profile. The server keeps what the page changes. */
async function open(stored: Partial<NotificationSettings> = {}, api: object = {}) {
  const settings: NotificationSettings = { choices: defaultChoices, pushKey, devices: [], ...stored }
  const account = { settings }
  const opened = await openApplication(paths.profile, {
    role: 'member',
    api: {
      'GET /api/profile': { profile },
      'GET /api/profile/safety': { safetyProfile: null },
      'GET /api/account/sessions': { sessions: [] },
      'GET /api/mailing/own': { status: 'none', preferences: null },
      'GET /api/notifications/settings': () => account.settings,
      'PUT /api/notifications/choices': ({ body }: ApiRequest) => {
        account.settings = { ...account.settings, choices: body as NotificationChoices }
        return null
      },
      'PUT /api/notifications/devices': () => {
        account.settings = { ...account.settings, devices: [{ ...phone, isPresent: true }] }
        return null
      },
      'DELETE /api/notifications/devices/phone': () => {
        account.settings = { ...account.settings, devices: [] }
        return null
      },
      ...api,
    },
  })
  await untilShown('Notifications')
  return { ...opened, account }
}

/** Makes the simulated browser answer like one that can show pushes. */
function stubBrowser(permission: NotificationPermission) {
  const requestPermission = vi.fn(async () => permission)
  vi.stubGlobal('PushManager', vi.fn())
  vi.stubGlobal('Notification', { requestPermission })
  const subscription = { toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }) }
  const pushManager = { getSubscription: async () => null, subscribe: async () => subscription }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ pushManager }) },
  })
  return requestPermission
}

const optionsOf = (label: string) =>
  fields(label).flatMap((field) => [...field.querySelectorAll('option')].map(({ value }) => value))

describe('the choices of notifications', () => {
  it('shows the channel of each kind and saves another', async () => {
    const { account } = await open()
    expect(valueOf(kindLabels.reply)).toBe('bell')
    await fill(kindLabels.reply, 'mail')
    await press('Save notifications')
    await untilShown('Notifications saved')
    expect(account.settings.choices).toEqual({ ...defaultChoices, reply: 'mail' })
    expect(valueOf(kindLabels.reply)).toBe('mail')
  })

  it('says that they weren’t saved', async () => {
    await open({}, { 'PUT /api/notifications/choices': () => new Response('', { status: 503 }) })
    await press('Save notifications')
    await untilShown('This isn’t available', '.error-summary')
  })

  it('offer no push if the site can’t send any', async () => {
    await open({ pushKey: null })
    expect(optionsOf(kindLabels.reply)).toEqual(['bell', 'mail', 'none'])
    expect(pageText()).not.toContain('Devices for push')
  })

  it('are left out if they can’t be loaded', async () => {
    await openApplication(paths.profile, {
      role: 'member',
      api: {
        'GET /api/profile': { profile },
        'GET /api/profile/safety': { safetyProfile: null },
        'GET /api/account/sessions': { sessions: [] },
        'GET /api/mailing/own': { status: 'none', preferences: null },
        'GET /api/notifications/settings': () => refusal(500, 'internal', 'No'),
      },
    })
    await untilShown('Where you are signed in')
    expect(pageText()).not.toContain('Save notifications')
  })
})

describe('the devices for pushes', () => {
  it('get this browser once the reader allows it, which is asked only at the press', async () => {
    const requestPermission = stubBrowser('granted')
    const { requests } = await open()
    expect(requestPermission).not.toHaveBeenCalled()
    await press('Turn on push on this device')
    await untilShown('This browser.')
    expect(requests.filter(({ path }) => path === '/api/notifications/devices')).toMatchObject([
      { body: { endpoint, keys: { p256dh: 'key', auth: 'secret' } } },
    ])
    expect(pageText()).not.toContain('Turn on push')
  })

  it('don’t get a browser that blocks notifications, and the page says so', async () => {
    stubBrowser('denied')
    await open()
    await press('Turn on push on this device')
    await untilShown('Your browser blocks notifications from this site.')
  })

  it('can be turned off', async () => {
    stubBrowser('granted')
    await open({ devices: [phone] })
    await press('Turn off push notifications on Safari on an iPhone')
    await untilShown('No device shows push notifications yet.')
  })

  it('say that this browser can’t show pushes', async () => {
    await open()
    await untilShown('This browser can’t show push notifications.')
  })
})
