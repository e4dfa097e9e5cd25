import { describe, expect, it } from 'vitest'

import { createPushMessage } from '#domain/notifications/push-messages.ts'
import { createFakePushService } from '#worker/testing/fake-push-service.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'

import { createPush } from './push.ts'

const vapid = {
  publicKey: 'BJlcrrmQFB4B_qx51dG62YKyjcOvfSRYMoZS7Dv2Vh0az9HDLw4otwMGCtt7TD0rfvI9MY6Cd5o9kaok7Mridwk',
  privateKey: 'u19YcmzVNJj5lolsQcLYewlWsGtOIpXaW4pM-scQ6Bk',
}
const endpoint = 'https://fcm.googleapis.com/fcm/send/of-a-test'
const message = createPushMessage({ id: 'a-1', title: 'Tea für dich 🌿', link: '/profile', kind: 'timer' })

async function open() {
  const { log, loggedErrors } = testCtx()
  const service = await createFakePushService(endpoint, vapid.publicKey)
  const push = createPush({ vapid, contactEmail: 'hello@herbs.test' }, log, service.send)
  return { ...service, push, loggedErrors }
}

describe('a push', () => {
  it('reaches the browser, which decrypts it, from a sender that the push service can verify', async () => {
    const { push, target, received } = await open()
    expect(await push.send(target, message)).toBe('sent')
    expect(received).toMatchObject([
      {
        text: '{"id":"a-1","title":"Tea für dich 🌿","link":"/profile"}',
        headers: { ttl: '600', topic: 'a1', urgency: 'high', 'content-encoding': 'aes128gcm' },
        claims: { aud: 'https://fcm.googleapis.com', sub: 'mailto:hello@herbs.test' },
      },
    ])
    const lifetime = Number(received[0]?.claims['exp']) - Date.now() / 1000
    expect(lifetime > 0 && lifetime < 86_400).toBe(true)
  })

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
    [400, 'refused'],
    [403, 'refused'],
    [413, 'refused'],
  ])('that is answered with %i ends as %s', async (status, expected) => {
    const { push, target, reply } = await open()
    reply(status)
    expect(await push.send(target, message)).toBe(expected)
  })

  it('is tried later if the push service can’t be reached', async () => {
    const { target } = await open()
    const push = createPush({ vapid, contactEmail: '' }, testCtx().log, () => Promise.reject(new Error('no network')))
    expect(await push.send(target, message)).toBe('later')
  })

  it('never calls another host', async () => {
    const { target } = await open()
    const push = createPush({ vapid, contactEmail: '' }, testCtx().log, () => Promise.reject(new Error('called')))
    expect(await push.send({ ...target, endpoint: 'https://127.0.0.1/admin' }, message)).toBe('gone')
  })

  it('can’t be sent without keys', async () => {
    const { target } = await open()
    const push = createPush({ vapid: null, contactEmail: '' }, testCtx().log)
    expect([push.publicKey, await push.send(target, message)]).toEqual([null, 'refused'])
  })
})
