import { expect, it } from 'vitest'

import { isPushEndpoint } from './push-services.ts'

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://db5p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://ada@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.elsewhere.test/abc', false],
  ['https://elsewhere.test/?fcm.googleapis.com', false],
  ['https://notify.windows.com.elsewhere.test/', false],
  ['https://evilnotify.windows.com/', false],
  ['https://127.0.0.1/', false],
  ['https://[::1]/', false],
  ['file:///etc/passwd', false],
  ['fcm.googleapis.com', false],
  ['', false],
])('the address %s belongs to a push service: %s', (endpoint, expected) => {
  expect(isPushEndpoint(endpoint)).toBe(expected)
})
