import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { FakeSocket } from '#client/testing/fake-socket.ts'
import { type LiveMessage, serialiseLiveMessage } from '#domain/notifications/live-messages.ts'
import type { Notification } from '#domain/notifications/notifications.types.ts'

import { listenLive } from './live.ts'

const page = Object.assign(new EventTarget(), { cookie: 'signed-in=1', visibilityState: 'visible' })
const fakeWindow = new EventTarget()
const stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { href: 'https://herbs.test/' })
  vi.stubGlobal('addEventListener', fakeWindow.addEventListener.bind(fakeWindow))
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  FakeSocket.all = []
  page.visibilityState = 'visible'
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const setVisibility = (state: 'visible' | 'hidden') => {
  page.visibilityState = state
  page.dispatchEvent(new Event('visibilitychange'))
}

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
const urls = () => FakeSocket.all.map(({ url }) => url)

/**
 * Opens a tab that has received everything up to `after`. It lists the sequences and reload signals that the tab then
 * receives.
 */
function openTab(after: number) {
  const received: (number | 'read' | 'changed')[] = []
  const onMessage = (message: LiveMessage) =>
    void received.push(message.kind === 'note' ? message.note.sequence : message.kind)
  const stop = listenLive({
    address: (sequence) => `/live?after=${sequence}`,
    after,
    onMessage,
    onRefused: () => undefined,
  })
  stops.push(stop)
  return { received, stop }
}

describe('a visible tab', () => {
  it('receives every message on one socket', () => {
    const { received } = openTab(3)
    FakeSocket.last().open()
    sendNote(4)
    sendNote(6)
    FakeSocket.last().say('{"kind":"read"}')
    expect(received).toEqual([4, 6, 'read'])
    expect(urls()).toEqual(['wss://herbs.test/live?after=3'])
  })

  it('continues after the last message when its socket was interrupted, and loads marks that it may have missed', () => {
    const { received } = openTab(3)
    FakeSocket.last().open()
    sendNote(5)
    sendNote(4)
    FakeSocket.last().end()
    vi.advanceTimersByTime(2000)
    FakeSocket.last().open()
    expect(received).toEqual([5, 4, 'read'])
    expect(urls().slice(1)).toEqual(['wss://herbs.test/live?after=5'])
  })

  it('closes its socket for good when it stops listening', () => {
    const { stop } = openTab(3)
    FakeSocket.last().open()
    stop()
    setVisibility('hidden')
    setVisibility('visible')
    vi.advanceTimersByTime(100_000)
    expect(FakeSocket.all.map(({ readyState }) => readyState)).toEqual([3])
  })
})

describe('a tab', () => {
  it.each([
    ['hidden', () => setVisibility('hidden'), () => setVisibility('visible')],
    [
      'in the back/forward cache',
      () => fakeWindow.dispatchEvent(new Event('pagehide')),
      () => fakeWindow.dispatchEvent(new Event('pageshow')),
    ],
  ])('has no socket while %s, and then continues after the last message', (_, leave, come) => {
    const { received } = openTab(3)
    FakeSocket.last().open()
    sendNote(4)
    leave()
    expect(FakeSocket.last().readyState).toBe(3)
    vi.advanceTimersByTime(100_000)
    come()
    expect(urls()).toEqual(['wss://herbs.test/live?after=3', 'wss://herbs.test/live?after=4'])
    FakeSocket.last().open()
    sendNote(5)
    expect(received).toEqual([4, 'read', 5])
  })

  it('that opens in the background waits until it is visible, and loads marks that it may have missed', () => {
    page.visibilityState = 'hidden'
    const { received } = openTab(3)
    expect(FakeSocket.all).toEqual([])
    setVisibility('visible')
    setVisibility('visible')
    expect(FakeSocket.all).toHaveLength(1)
    FakeSocket.last().open()
    expect(received).toEqual(['read'])
  })
})
