import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { PlayedSocket } from '#client/testing/played-socket.ts'
import { socketLifeMs } from '#domain/notifications/live-delivery.rules.ts'

import { keepSocket } from './live-socket.ts'

const page = Object.assign(new EventTarget(), { cookie: 'signed-in=1', visibilityState: 'visible' })
const network = new EventTarget()
const opened = () => PlayedSocket.all.length

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.stubGlobal('WebSocket', PlayedSocket)
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { href: 'https://herbs.test/about?x=1' })
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
})
afterEach(() => {
  stop?.()
  PlayedSocket.all = []
  Object.assign(page, { cookie: 'signed-in=1', visibilityState: 'visible' })
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

let stop: (() => void) | undefined
const told = { onOpen: vi.fn(), onText: vi.fn(), onRefused: vi.fn() }
const keep = (address = () => '/live') => {
  for (const spy of Object.values(told)) spy.mockClear()
  stop = keepSocket({ address, ...told })
}
const comeBack = () => page.dispatchEvent(new Event('visibilitychange'))

describe('a socket that is kept open', () => {
  it('opens at this site, reports it, and passes on messages', () => {
    keep()
    expect(PlayedSocket.last().url).toBe('wss://herbs.test/live')
    PlayedSocket.last().open()
    PlayedSocket.last().say('{"kind":"read"}')
    expect(told.onOpen).toHaveBeenCalledTimes(1)
    expect(told.onText.mock.calls).toEqual([['{"kind":"read"}']])
    expect(told.onRefused).not.toHaveBeenCalled()
  })

  it('reconnects with the current address', () => {
    let after = 3
    keep(() => `/live?after=${after}`)
    PlayedSocket.last().open()
    after = 8
    PlayedSocket.last().end()
    vi.advanceTimersByTime(999)
    expect(opened()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(PlayedSocket.all.map(({ url }) => url)).toEqual([
      'wss://herbs.test/live?after=3',
      'wss://herbs.test/live?after=8',
    ])
    expect(told.onRefused).not.toHaveBeenCalled()
  })

  it('waits longer after each failed attempt, asks why, and starts over after a lasting connection', () => {
    keep()
    for (const [vain, waitMs] of [1000, 1750, 3250].entries()) {
      PlayedSocket.last().end()
      expect(told.onRefused).toHaveBeenCalledTimes(vain + 1)
      vi.advanceTimersByTime(waitMs - 1)
      expect(opened()).toBe(vain + 1)
      vi.advanceTimersByTime(1)
      expect(opened()).toBe(vain + 2)
    }
    PlayedSocket.last().open()
    vi.advanceTimersByTime(30_000)
    PlayedSocket.last().say('pong')
    PlayedSocket.last().end()
    vi.advanceTimersByTime(1000)
    expect(opened()).toBe(5)
  })

  it('pings after half a minute of silence, and stays open after the pong', () => {
    keep()
    PlayedSocket.last().open()
    vi.advanceTimersByTime(20_000)
    PlayedSocket.last().say('{"kind":"read"}')
    vi.advanceTimersByTime(29_999)
    expect(PlayedSocket.last().sent).toEqual([])
    vi.advanceTimersByTime(1)
    expect(PlayedSocket.last().sent).toEqual(['ping'])
    PlayedSocket.last().say('pong')
    vi.advanceTimersByTime(30_000)
    expect(PlayedSocket.last().sent).toEqual(['ping', 'ping'])
    expect(told.onText).not.toHaveBeenCalledWith('pong')
    expect(opened()).toBe(1)
  })

  it('reconnects once it is too old to receive notifications', () => {
    keep()
    PlayedSocket.last().open()
    let ms = 0
    for (; opened() === 1 && ms < 2 * socketLifeMs; ms += 30_000) {
      PlayedSocket.last().say('pong')
      vi.advanceTimersByTime(30_000)
    }
    expect(ms - socketLifeMs).toBeGreaterThan(0)
    expect(ms - socketLifeMs).toBeLessThan(120_000)
  })

  it('ends after ten seconds without a pong, and ignores later messages', () => {
    keep()
    const [first] = PlayedSocket.all
    first?.open()
    vi.advanceTimersByTime(40_000)
    expect(first?.readyState).toBe(3)
    vi.advanceTimersByTime(1000)
    expect(opened()).toBe(2)
    first?.say('late')
    first?.end()
    vi.advanceTimersByTime(10_000)
    expect(opened()).toBe(2)
    expect(told.onText).not.toHaveBeenCalled()
  })

  it('ends when it does not open', () => {
    keep()
    vi.advanceTimersByTime(20_000)
    expect(told.onRefused).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1000)
    expect(opened()).toBe(2)
  })

  it.each([
    ['the network is back', () => network.dispatchEvent(new Event('online'))],
    ['somebody comes back to the tab', comeBack],
  ])('reconnects at once, and only once, when %s', (_, sign) => {
    keep()
    PlayedSocket.last().end()
    sign()
    sign()
    expect(opened()).toBe(2)
    vi.advanceTimersByTime(5000)
    expect(opened()).toBe(2)
  })

  it('pings when the reader comes back, and not when the reader leaves', () => {
    keep()
    PlayedSocket.last().open()
    Object.assign(page, { visibilityState: 'hidden' })
    comeBack()
    expect(PlayedSocket.last().sent).toEqual([])
    Object.assign(page, { visibilityState: 'visible' })
    comeBack()
    expect(PlayedSocket.last().sent).toEqual(['ping'])
    vi.advanceTimersByTime(11_000)
    expect(opened()).toBe(2)
  })

  it('does not connect without the session cookie, and reports it', () => {
    Object.assign(page, { cookie: '' })
    keep()
    expect([opened(), told.onRefused.mock.calls.length]).toEqual([0, 1])
    Object.assign(page, { cookie: 'signed-in=1' })
    vi.advanceTimersByTime(1000)
    expect(opened()).toBe(1)
  })
})

describe('a socket that is stopped', () => {
  it('closes and never reconnects', () => {
    keep()
    PlayedSocket.last().open()
    stop?.()
    expect(PlayedSocket.last().readyState).toBe(3)
    PlayedSocket.last().end()
    network.dispatchEvent(new Event('online'))
    comeBack()
    vi.advanceTimersByTime(100_000)
    expect([opened(), PlayedSocket.last().sent]).toEqual([1, []])
  })

  it('closes as soon as it has opened, if it was still opening', () => {
    keep()
    stop?.()
    expect(PlayedSocket.last().readyState).toBe(0)
    PlayedSocket.last().open()
    expect(PlayedSocket.last().readyState).toBe(3)
    expect(told.onOpen).not.toHaveBeenCalled()
  })

  it('does not reconnect after the refusal that ended it', () => {
    told.onRefused.mockImplementationOnce(() => stop?.())
    stop = keepSocket({ address: () => '/live', ...told })
    PlayedSocket.last().end()
    vi.advanceTimersByTime(100_000)
    expect(opened()).toBe(1)
  })
})
