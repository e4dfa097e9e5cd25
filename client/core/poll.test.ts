import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { poll } from './poll.ts'

const pauseMs = 2000

describe('poll', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('calls again after a pause, after each response and each failure', async () => {
    vi.stubGlobal('document', { visibilityState: 'visible' })
    const results: PromiseWithResolvers<void>[] = []
    const request = vi.fn(() => {
      const result = Promise.withResolvers<void>()
      results.push(result)
      return result.promise
    })
    const stop = poll(request, pauseMs)
    await vi.advanceTimersByTimeAsync(5 * pauseMs)
    expect(request).toHaveBeenCalledTimes(1)
    results[0]?.resolve()
    await vi.advanceTimersByTimeAsync(pauseMs)
    expect(request).toHaveBeenCalledTimes(2)
    results[1]?.reject(new Error('No network'))
    await vi.advanceTimersByTimeAsync(pauseMs)
    expect(request).toHaveBeenCalledTimes(3)
    stop()
    results[2]?.resolve()
    await vi.advanceTimersByTimeAsync(5 * pauseMs)
    expect(request).toHaveBeenCalledTimes(3)
  })

  it('does not call in a hidden tab, and continues when the tab is visible again', async () => {
    const page = { visibilityState: 'hidden' }
    vi.stubGlobal('document', page)
    const request = vi.fn(() => Promise.resolve())
    const stop = poll(request, pauseMs)
    await vi.advanceTimersByTimeAsync(5 * pauseMs)
    expect(request).not.toHaveBeenCalled()
    page.visibilityState = 'visible'
    await vi.advanceTimersByTimeAsync(pauseMs)
    expect(request).toHaveBeenCalledTimes(1)
    stop()
  })
})
