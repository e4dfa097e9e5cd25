import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { poll } from './poll.ts'

const pauseMs = 2000

describe('poll', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('calls again after a pause, after each response and each failure', async () => {
    vi.stubGlobal('document', { visibilityState: 'visible' })
    const answers: PromiseWithResolvers<void>[] = []
    const request = vi.fn(() => {
      const answer = Promise.withResolvers<void>()
      answers.push(answer)
      return answer.promise
    })
    const stop = poll(request, pauseMs)
    await vi.advanceTimersByTimeAsync(5 * pauseMs)
    expect(request).toHaveBeenCalledTimes(1)
    answers[0]?.resolve()
    await vi.advanceTimersByTimeAsync(pauseMs)
    expect(request).toHaveBeenCalledTimes(2)
    answers[1]?.reject(new Error('No network'))
    await vi.advanceTimersByTimeAsync(pauseMs)
    expect(request).toHaveBeenCalledTimes(3)
    stop()
    answers[2]?.resolve()
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
