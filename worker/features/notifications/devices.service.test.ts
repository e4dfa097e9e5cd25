import { beforeEach, describe, expect, it } from 'vitest'

import { hashToken } from '#worker/core/tokens.ts'
import { addAccount, addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { createFakePushService } from '#worker/testing/fake-push-service.ts'
import { member, testCtx } from '#worker/testing/test-ctx.ts'

const { now } = testCtx()
const endpoint = 'https://fcm.googleapis.com/fcm/send/one'

async function createSubscription(address = endpoint) {
  const { p256dh, auth } = (await createFakePushService(address, '')).target
  return { endpoint: address, keys: { p256dh, auth } }
}

let session = ''
beforeEach(async () => void (session = await addSession(member.id, now)))

const subscribe = (body: unknown, as = session) =>
  call('PUT', '/api/notifications/devices', { cookies: { session: as }, body })
const listDevices = async (as = session) => {
  const { body } = await call('GET', '/api/notifications/settings', { cookies: { session: as } })
  return (body as { devices: unknown }).devices
}

describe('a device for pushes', () => {
  it('is stored once per browser, and listed with its name', async () => {
    const other = await addSession(member.id, now, { device: 'Safari on an iPhone' })
    expect((await subscribe(await createSubscription())).status).toBe(204)
    expect((await subscribe(await createSubscription())).status).toBe(204)
    expect(await listDevices(other)).toEqual([
      { id: hashToken(session), device: 'Firefox on Linux', createdAt: now, usedAt: now, isPresent: false },
    ])
    expect(await listDevices()).toMatchObject([{ isPresent: true }])
  })

  it('ends with its session', async () => {
    await subscribe(await createSubscription())
    await call('DELETE', '/api/session', { cookies: { session } })
    expect(await readTable('push_subscriptions')).toEqual([])
  })

  it('stays when the member enters the password again, which renews the session', async () => {
    await subscribe(await createSubscription())
    await testCtx().db.run(`UPDATE sessions SET id_hash = '${'b'.repeat(64)}' WHERE id_hash = '${hashToken(session)}'`)
    expect(await readTable('push_subscriptions')).toMatchObject([{ session_hash: 'b'.repeat(64) }])
  })

  it('belongs to the member who signed in last in that browser', async () => {
    await subscribe(await createSubscription())
    await addAccount({ id: 'stranger' })
    await subscribe(await createSubscription(), await addSession('stranger', now))
    expect(await readTable('push_subscriptions')).toMatchObject([{ user_id: 'stranger' }])
  })

  it('is removed by its owner only', async () => {
    await subscribe(await createSubscription())
    await addAccount({ id: 'stranger' })
    const remove = (as: string) =>
      call('DELETE', `/api/notifications/devices/${hashToken(session)}`, { cookies: { session: as } })
    expect((await remove(await addSession('stranger', now))).status).toBe(404)
    expect(await readTable('push_subscriptions')).toHaveLength(1)
    expect((await remove(session)).status).toBe(204)
    expect(await readTable('push_subscriptions')).toEqual([])
  })

  it.each(['https://127.0.0.1/', 'http://fcm.googleapis.com/x', 'https://elsewhere.test/'])(
    'is refused with the address %s',
    async (address) => {
      expect((await subscribe(await createSubscription(address))).status).toBe(400)
    },
  )

  it('is refused with a key that isn’t on the curve', async () => {
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
    expect((await subscribe({ endpoint, keys })).status).toBe(400)
  })
})
