import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { poll } from './poll.ts'

const pauseMs = 2000

describe('poll', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('calls again after a pause, after each response and each failure', async () => {
    vi.stubGlobal('document', { visibilityState: 'visible' })
    const answers: PromiseWithResolvers<void>[] = []
    const ask = vi.fn(() => {
      const answer = Promise.withResolvers<void>()
      answers.push(answer)
      return answer.promise
    })
    const stop = poll(ask, pauseMs)
    await vi.advanceTimersByTimeAsync(5 * pauseMs)
    expect(ask).toHaveBeenCalledTimes(1)
    answers[0]?.resolve()
    await vi.advanceTimersByTimeAsync(pauseMs)
    expect(ask).toHaveBeenCalledTimes(2)
    answers[1]?.reject(new Error('No network'))
    await vi.advanceTimersByTimeAsync(pauseMs)
    expect(ask).toHaveBeenCalledTimes(3)
    stop()
    answers[2]?.resolve()
    await vi.advanceTimersByTimeAsync(5 * pauseMs)
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it('does not call in a hidden tab, and continues when the tab is visible again', async () => {
    const page = { visibilityState: 'hidden' }
    vi.stubGlobal('document', page)
    const ask = vi.fn(() => Promise.resolve())
    const stop = poll(ask, pauseMs)
    await vi.advanceTimersByTimeAsync(5 * pauseMs)
    expect(ask).not.toHaveBeenCalled()
    page.visibilityState = 'visible'
    await vi.advanceTimersByTimeAsync(pauseMs)
    expect(ask).toHaveBeenCalledTimes(1)
    stop()
  })
})
