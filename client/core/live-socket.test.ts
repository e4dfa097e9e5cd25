import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { FakeSocket } from '#client/testing/fake-socket.ts'
import { maxSocketLifetimeMs } from '#domain/notifications/live-delivery.rules.ts'

import { keepSocket } from './live-socket.ts'

const page = { cookie: 'signed-in=1' }
const network = new EventTarget()
const opened = () => FakeSocket.all.length

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { href: 'https://herbs.test/about?x=1' })
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
})
afterEach(() => {
  stop?.()
  FakeSocket.all = []
  page.cookie = 'signed-in=1'
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

let stop: (() => void) | undefined
const callbacks = { onOpen: vi.fn(), onText: vi.fn(), onRefused: vi.fn() }
const start = (address = () => '/live') => {
  for (const spy of Object.values(callbacks)) spy.mockClear()
  stop = keepSocket({ address, ...callbacks })
}
const returnToNetwork = () => network.dispatchEvent(new Event('online'))

describe('a socket that is kept open', () => {
  it('opens at this site, calls onOpen and passes on messages', () => {
    start()
    expect(FakeSocket.last().url).toBe('wss://herbs.test/live')
    FakeSocket.last().open()
    FakeSocket.last().say('{"kind":"read"}')
    expect(callbacks.onOpen).toHaveBeenCalledTimes(1)
    expect(callbacks.onText.mock.calls).toEqual([['{"kind":"read"}']])
    expect(callbacks.onRefused).not.toHaveBeenCalled()
  })

  it('reconnects with the current address', () => {
    let after = 3
    start(() => `/live?after=${after}`)
    FakeSocket.last().open()
    after = 8
    FakeSocket.last().end()
    vi.advanceTimersByTime(999)
    expect(opened()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.all.map(({ url }) => url)).toEqual([
      'wss://herbs.test/live?after=3',
      'wss://herbs.test/live?after=8',
    ])
    expect(callbacks.onRefused).not.toHaveBeenCalled()
  })

  it('waits longer and calls onRefused after each failed attempt, and resets the wait after a lasting connection', () => {
    start()
    for (const [attempt, waitMs] of [1000, 1750, 3250].entries()) {
      FakeSocket.last().end()
      expect(callbacks.onRefused).toHaveBeenCalledTimes(attempt + 1)
      vi.advanceTimersByTime(waitMs - 1)
      expect(opened()).toBe(attempt + 1)
      vi.advanceTimersByTime(1)
      expect(opened()).toBe(attempt + 2)
    }
    FakeSocket.last().open()
    vi.advanceTimersByTime(30_000)
    FakeSocket.last().say('pong')
    FakeSocket.last().end()
    vi.advanceTimersByTime(1000)
    expect(opened()).toBe(5)
  })

  it('pings after half a minute of silence, and stays open after the pong', () => {
    start()
    FakeSocket.last().open()
    vi.advanceTimersByTime(20_000)
    FakeSocket.last().say('{"kind":"read"}')
    vi.advanceTimersByTime(29_999)
    expect(FakeSocket.last().sent).toEqual([])
    vi.advanceTimersByTime(1)
    expect(FakeSocket.last().sent).toEqual(['ping'])
    FakeSocket.last().say('pong')
    vi.advanceTimersByTime(30_000)
    expect(FakeSocket.last().sent).toEqual(['ping', 'ping'])
    expect(callbacks.onText).not.toHaveBeenCalledWith('pong')
    expect(opened()).toBe(1)
  })

  it('reconnects once it is too old to receive notifications', () => {
    start()
    FakeSocket.last().open()
    let ms = 0
    for (; opened() === 1 && ms < 2 * maxSocketLifetimeMs; ms += 30_000) {
      FakeSocket.last().say('pong')
      vi.advanceTimersByTime(30_000)
    }
    expect(ms - maxSocketLifetimeMs).toBeGreaterThan(0)
    expect(ms - maxSocketLifetimeMs).toBeLessThan(120_000)
  })

  it('ends after ten seconds without a pong, and ignores later messages', () => {
    start()
    const [first] = FakeSocket.all
    first?.open()
    vi.advanceTimersByTime(40_000)
    expect(first?.readyState).toBe(3)
    vi.advanceTimersByTime(1000)
    expect(opened()).toBe(2)
    first?.say('late')
    first?.end()
    vi.advanceTimersByTime(10_000)
    expect(opened()).toBe(2)
    expect(callbacks.onText).not.toHaveBeenCalled()
  })

  it('ends when it does not open', () => {
    start()
    vi.advanceTimersByTime(20_000)
    expect(callbacks.onRefused).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1000)
    expect(opened()).toBe(2)
  })

  it('reconnects at once, and only once, when the network is back', () => {
    start()
    FakeSocket.last().end()
    returnToNetwork()
    returnToNetwork()
    expect(opened()).toBe(2)
    vi.advanceTimersByTime(5000)
    expect(opened()).toBe(2)
  })

  it('pings when the network is back, and ends without a pong', () => {
    start()
    FakeSocket.last().open()
    returnToNetwork()
    expect(FakeSocket.last().sent).toEqual(['ping'])
    vi.advanceTimersByTime(11_000)
    expect(opened()).toBe(2)
  })

  it('does not connect without the session cookie, and calls onRefused', () => {
    page.cookie = ''
    start()
    expect([opened(), callbacks.onRefused.mock.calls.length]).toEqual([0, 1])
    page.cookie = 'signed-in=1'
    vi.advanceTimersByTime(1000)
    expect(opened()).toBe(1)
  })
})

describe('a socket that is stopped', () => {
  it('closes and never reconnects', () => {
    start()
    FakeSocket.last().open()
    stop?.()
    expect(FakeSocket.last().readyState).toBe(3)
    FakeSocket.last().end()
    returnToNetwork()
    vi.advanceTimersByTime(100_000)
    expect([opened(), FakeSocket.last().sent]).toEqual([1, []])
  })

  it('closes once it has opened, if it was stopped while opening', () => {
    start()
    stop?.()
    expect(FakeSocket.last().readyState).toBe(0)
    FakeSocket.last().open()
    expect(FakeSocket.last().readyState).toBe(3)
    expect(callbacks.onOpen).not.toHaveBeenCalled()
  })

  it('does not reconnect if a refused attempt stopped it', () => {
    callbacks.onRefused.mockImplementationOnce(() => stop?.())
    stop = keepSocket({ address: () => '/live', ...callbacks })
    FakeSocket.last().end()
    vi.advanceTimersByTime(100_000)
    expect(opened()).toBe(1)
  })
})
