import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { retryAfter } from './retry-after.ts'

const retry = vi.fn()
let page: EventTarget

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

describe('a retry', () => {
  it.each([
    [1, 1000],
    [8, 8000],
    [4096, 60_000],
  ])('runs after %i seconds, at most a minute', (seconds, expectedMs) => {
    const cancel = retryAfter(seconds, retry)
    vi.advanceTimersByTime(expectedMs - 1)
    expect(retry).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(retry).toHaveBeenCalledOnce()
    cancel()
  })

  it.each(['online', 'focus'])('runs at once on %s, and not after it was cancelled', (sign) => {
    const cancel = retryAfter(60, retry)
    page.dispatchEvent(new Event(sign))
    expect(retry).toHaveBeenCalledOnce()
    cancel()
    page.dispatchEvent(new Event(sign))
    vi.advanceTimersByTime(60_000)
    expect(retry).toHaveBeenCalledOnce()
  })
})
