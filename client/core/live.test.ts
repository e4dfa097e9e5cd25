import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { FakeSocket } from '#client/testing/fake-socket.ts'
import { type LiveMessage, serialiseLiveMessage } from '#domain/notifications/live-messages.ts'
import type { Notification } from '#domain/notifications/notifications.types.ts'

import { listenLive } from './live.ts'

const page = Object.assign(new EventTarget(), { cookie: 'signed-in=1', visibilityState: 'visible' })
const fakeWindow = new EventTarget()
const dispatchPageEvent = (name: string) => page.dispatchEvent(new Event(name))

let testCount = 0
let name = ''
const stops: (() => void)[] = []

beforeEach(() => {
  testCount += 1
  name = `member-${testCount}`
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { href: 'https://herbs.test/' })
  vi.stubGlobal('addEventListener', fakeWindow.addEventListener.bind(fakeWindow))
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  FakeSocket.all = []
  Object.assign(page, { visibilityState: 'visible' })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const note = (sequence: number): Notification => ({
  sequence,
  id: `id-${sequence}`,
  title: 'A note',
  message: 'Something has come about.',
  type: 'info',
  link: null,
  read: false,
  createdAt: 1_800_000_000_000,
})
const sendNote = (sequence: number) =>
  FakeSocket.last().say(serialiseLiveMessage({ kind: 'note', note: note(sequence) }))

const address = (after: number) => `/live?after=${after}`

/**
 * Opens a tab that has received everything up to `after`. It lists the sequences and reload signals that the tab then
 * receives.
 */
function openTab(after: number, member = name) {
  const received: (number | 'read' | 'changed')[] = []
  const onMessage = (message: LiveMessage) =>
    void received.push(message.kind === 'note' ? message.note.sequence : message.kind)
  const stop = listenLive({ name: member, address, after, onMessage, onRefused: () => undefined })
  stops.push(stop)
  return { received, stop }
}
/** The long timeout allows for a busy machine. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 5000 })
const socketOpens = async (count: number) => {
  await eventually(() => expect(FakeSocket.all).toHaveLength(count))
  FakeSocket.last().open()
  return FakeSocket.last()
}
/** Waits until messages between tabs have arrived. A channel delivers messages in order. */
const waitForMessages = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}

describe('the tabs of a member', () => {
  it('share one socket, and each receives every message once', async () => {
    const first = openTab(3)
    const socket = await socketOpens(1)
    const second = openTab(3)
    await waitForMessages()
    sendNote(4)
    sendNote(6)
    socket.say('{"kind":"read"}')
    await eventually(() => expect(second.received).toEqual([4, 6, 'read']))
    expect(first.received).toEqual([4, 6, 'read'])
    expect(FakeSocket.all.map(({ url }) => url)).toEqual(['wss://herbs.test/live?after=3'])
  })

  it('continue with another tab’s socket after the last message, and load marks that they may have missed', async () => {
    const first = openTab(3)
    const socket = await socketOpens(1)
    const [second, third] = [openTab(3), openTab(3)]
    await waitForMessages()
    sendNote(4)
    await eventually(() => expect([...second.received, ...third.received]).toEqual([4, 4]))
    first.stop()
    expect(socket.readyState).toBe(3)
    expect((await socketOpens(2)).url).toBe('wss://herbs.test/live?after=4')
    sendNote(5)
    await eventually(() => expect(third.received).toEqual([4, 'read', 5]))
    expect([first.received, second.received]).toEqual([[4], [4, 'read', 5]])
  })

  it('reload when the tab with the socket has newer messages', async () => {
    openTab(3)
    await socketOpens(1)
    sendNote(7)
    const late = openTab(5)
    await eventually(() => expect(late.received).toEqual(['read']))
    const current = openTab(7)
    await waitForMessages()
    expect(current.received).toEqual([])
  })

  it('reload after the socket was interrupted', async () => {
    const first = openTab(3)
    const socket = await socketOpens(1)
    const second = openTab(3)
    await waitForMessages()
    socket.end()
    vi.advanceTimersByTime(2000)
    await socketOpens(2)
    await eventually(() => expect(second.received).toEqual(['read']))
    expect(first.received).toEqual(['read'])
  })

  it('receive nothing for another member', async () => {
    openTab(3)
    await socketOpens(1)
    const other = openTab(3, `${name}-other`)
    const othersSocket = await socketOpens(2)
    FakeSocket.all[0]?.say(serialiseLiveMessage({ kind: 'note', note: note(4) }))
    await waitForMessages()
    expect(other.received).toEqual([])
    othersSocket.say('{"kind":"read"}')
    expect(other.received).toEqual(['read'])
  })
})

/** Simulates a frozen tab that still holds the lock. */
const holdLockWithoutReply = async () => {
  const { promise: isHeld, resolve: markHeld } = Promise.withResolvers<void>()
  const request = navigator.locks.request(name, () => {
    markHeld()
    return new Promise(() => undefined)
  })
  await isHeld
  return request
}

describe('a tab', () => {
  it('takes the socket from an unresponsive tab, if it is visible itself', async () => {
    const request = holdLockWithoutReply().catch((error: unknown) => error)
    Object.assign(page, { visibilityState: 'hidden' })
    openTab(3)
    await waitForMessages()
    vi.advanceTimersByTime(10_000)
    await waitForMessages()
    expect(FakeSocket.all).toEqual([])
    Object.assign(page, { visibilityState: 'visible' })
    dispatchPageEvent('visibilitychange')
    await waitForMessages()
    vi.advanceTimersByTime(2999)
    await waitForMessages()
    expect(FakeSocket.all).toEqual([])
    vi.advanceTimersByTime(1)
    await socketOpens(1)
    expect(await request).toMatchObject({ name: 'AbortError' })
  })

  it('leaves the socket to a tab that responds', async () => {
    openTab(3)
    const socket = await socketOpens(1)
    openTab(3)
    await waitForMessages()
    vi.advanceTimersByTime(10_000)
    await waitForMessages()
    expect([FakeSocket.all.length, socket.readyState]).toEqual([1, 1])
  })

  it('closes its socket when the lock is stolen, and gets it back', async () => {
    openTab(3)
    const socket = await socketOpens(1)
    const { promise: lockHeld, resolve: releaseLock } = Promise.withResolvers<void>()
    const stolen = navigator.locks.request(name, { steal: true }, () => lockHeld)
    await eventually(() => expect(socket.readyState).toBe(3))
    await waitForMessages()
    expect(FakeSocket.all).toHaveLength(1)
    releaseLock()
    await stolen
    await socketOpens(2)
  })

  it.each([
    ['frozen', () => dispatchPageEvent('freeze'), () => dispatchPageEvent('resume')],
    [
      'in the back/forward cache',
      () => fakeWindow.dispatchEvent(new Event('pagehide')),
      () => fakeWindow.dispatchEvent(new Event('pageshow')),
    ],
  ])('releases the lock while %s', async (_, freeze, resume) => {
    const { received } = openTab(3)
    const socket = await socketOpens(1)
    freeze()
    expect(socket.readyState).toBe(3)
    expect(await navigator.locks.request(name, () => 'free')).toBe('free')
    resume()
    await socketOpens(2)
    expect(received).toEqual(['read'])
  })

  it.each<[string, () => void]>([
    ['lacks locks', () => vi.stubGlobal('navigator', {})],
    ['lacks channels', () => vi.stubGlobal('BroadcastChannel', undefined)],
    [
      'forbids locks',
      () =>
        vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } }),
    ],
  ])('has its own socket if the browser %s', async (_, forbid) => {
    forbid()
    const { received, stop } = openTab(3)
    const socket = await socketOpens(1)
    openTab(3)
    await socketOpens(2)
    socket.say(serialiseLiveMessage({ kind: 'note', note: note(4) }))
    expect(received).toEqual([4])
    stop()
    expect(socket.readyState).toBe(3)
  })
})
