import { evictDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { randomFrom } from '#domain/random.ts'
import { commit } from '#worker/core/commit.ts'
import { notifyIf } from '#worker/features/notifications/notifications.service.ts'
import { addAccount, addSession } from '#worker/testing/account-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { openLiveSocket, type TestSocket, realLiveObjects } from '#worker/testing/test-socket.ts'

import { length, seed, reportFigures } from './length.ts'

const { now } = testCtx()
const always = sql`true`
const tabs = 3
const ada = { id: '', session: '' }

/** Uses new people each time, because an object of an earlier test may be asleep. */
beforeEach(async () => {
  ada.id = crypto.randomUUID()
  await addAccount({ id: ada.id })
  ada.session = await addSession(ada.id, now)
})

const wake = () => Promise.reject(new Error('Durable Object reset because its code was updated.'))

/** Writes a notification; if `isLost`, its wake-up call is lost. */
async function write(title: string, isLost: boolean): Promise<void> {
  const ctx = testCtx({ live: isLost ? { ...realLiveObjects, wake } : realLiveObjects })
  await commit(ctx, [notifyIf(ctx, { userId: ada.id, title, message: '', type: 'info' }, always)])
  await ctx.settle()
}

/**
 * Opens a tab as a browser has it: it collects notifications, and a socket that was cut off is opened again from the
 * latest one.
 */
async function openTab() {
  const received: string[] = []
  let last = 0
  let socket: TestSocket | undefined
  const take = () => {
    for (const message of socket?.messages.splice(0) ?? []) {
      if (message.kind !== 'note') continue
      received.push(message.note.title)
      last = message.note.sequence
    }
  }
  const open = async () => {
    take()
    socket = await openLiveSocket(ada.session, last)
  }
  await open()
  return { received, open, take }
}

it('loses no notification for a member who reconnects, although the object is removed at any moment', async (task) => {
  const random = randomFrom(seed)
  const notes = length({ short: 60, whole: 1500 })
  const open = await Promise.all(Array.from({ length: tabs }, openTab))
  let evictions = 0
  for (let number = 0; number < notes; number++) {
    const isLost = random() < 0.2
    await write(`Note ${number}`, isLost)
    if (isLost || random() > 0.3) continue
    evictions++
    const isCut = random() < 0.5
    await evictDurableObject(env.LIVE.getByName(ada.id), { webSockets: isCut ? 'close' : 'hibernate' })
    if (isCut) for (const tab of open) await tab.open()
  }
  await write('The last one', false)
  const written = [...Array.from({ length: notes }, (_, number) => `Note ${number}`), 'The last one']
  for (const tab of open)
    await expect
      .poll(
        () => {
          tab.take()
          return tab.received.length
        },
        { timeout: 20_000 },
      )
      .toBe(written.length)
  reportFigures(task, { notes: written.length, tabs, evictions })
  for (const { received } of open) expect(received).toEqual(written)
}, 600_000)
