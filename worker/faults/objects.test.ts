import { evictDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { createSeededRandom } from '#domain/random.ts'
import { commit } from '#worker/core/commit.ts'
import { notifyIf } from '#worker/features/notifications/notifications.service.ts'
import { addAccount, addSession } from '#worker/testing/account-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { openLiveSocket, type TestSocket, realLiveObjects } from '#worker/testing/test-socket.ts'

import { chooseSize, seed, reportFigures } from './run-settings.ts'

const { now } = testCtx()
const always = sql`true`
const tabCount = 3
const ada = { id: '', session: '' }

/** Each test uses a new member, because the Durable Object of an earlier test may hibernate. */
beforeEach(async () => {
  ada.id = crypto.randomUUID()
  await addAccount({ id: ada.id })
  ada.session = await addSession(ada.id, now)
})

const failWake = () => Promise.reject(new Error('Durable Object reset because its code was updated.'))

async function sendNotification(title: string, isLost: boolean): Promise<void> {
  const ctx = testCtx({ live: isLost ? { ...realLiveObjects, wake: failWake } : realLiveObjects })
  await commit(ctx, [notifyIf(ctx, { userId: ada.id, title, message: '', type: 'info' }, always)])
  await ctx.settle()
}

/**
 * Simulates a browser tab that collects notifications. After a disconnection, the tab reconnects and names the last
 * notification that it received.
 */
async function openTab() {
  const received: string[] = []
  let lastSequence = 0
  let socket: TestSocket | undefined
  const collectMessages = () => {
    for (const message of socket?.messages.splice(0) ?? []) {
      if (message.kind !== 'note') continue
      received.push(message.note.title)
      lastSequence = message.note.sequence
    }
  }
  const reconnect = async () => {
    collectMessages()
    socket = await openLiveSocket(ada.session, lastSequence)
  }
  await reconnect()
  return { received, reconnect, collectMessages }
}

it('loses no notification for a member who reconnects while the Durable Object is evicted at random', async (task) => {
  const random = createSeededRandom(seed)
  const notificationCount = chooseSize({ short: 60, full: 1500 })
  const tabs = await Promise.all(Array.from({ length: tabCount }, openTab))
  let evictions = 0
  for (let position = 0; position < notificationCount; position++) {
    const isLost = random() < 0.2
    await sendNotification(`Note ${position}`, isLost)
    if (isLost || random() > 0.3) continue
    evictions++
    const isDisconnected = random() < 0.5
    await evictDurableObject(env.LIVE.getByName(ada.id), { webSockets: isDisconnected ? 'close' : 'hibernate' })
    if (isDisconnected) for (const tab of tabs) await tab.reconnect()
  }
  await sendNotification('The last one', false)
  const expectedTitles = [
    ...Array.from({ length: notificationCount }, (_, position) => `Note ${position}`),
    'The last one',
  ]
  for (const tab of tabs)
    await expect
      .poll(
        () => {
          tab.collectMessages()
          return tab.received.length
        },
        { timeout: 20_000 },
      )
      .toBe(expectedTitles.length)
  reportFigures(task, { notes: expectedTitles.length, tabs: tabCount, evictions })
  for (const { received } of tabs) expect(received).toEqual(expectedTitles)
}, 600_000)
