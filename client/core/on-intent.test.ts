import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { onIntent } from './on-intent.ts'

const start = vi.fn()
const other = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.clearAllMocks()
})

describe('intent', () => {
  it('starts once the pointer has rested for 65 ms', () => {
    onIntent(start).onPointerEnter()
    vi.advanceTimersByTime(64)
    expect(start).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(start).toHaveBeenCalledOnce()
  })

  it('does not start for a pointer that only passes by', () => {
    const { onPointerEnter, onPointerLeave } = onIntent(start)
    onPointerEnter()
    vi.advanceTimersByTime(64)
    onPointerLeave()
    vi.advanceTimersByTime(1000)
    expect(start).not.toHaveBeenCalled()
  })

  it('starts for the element that the pointer has moved to, and not for the one before', () => {
    onIntent(start).onPointerEnter()
    vi.advanceTimersByTime(50)
    onIntent(other).onPointerEnter()
    vi.advanceTimersByTime(65)
    expect([start.mock.calls.length, other.mock.calls.length]).toEqual([0, 1])
  })

  it('starts at once on a press, and only once', () => {
    const { onPointerEnter, onPointerDown } = onIntent(start)
    onPointerEnter()
    onPointerDown()
    expect(start).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(1000)
    expect(start).toHaveBeenCalledOnce()
  })

  it('starts when the focus rests, and not when it moves on', () => {
    const { onFocus, onBlur } = onIntent(start)
    onFocus()
    onBlur()
    vi.advanceTimersByTime(1000)
    expect(start).not.toHaveBeenCalled()
    onFocus()
    vi.advanceTimersByTime(65)
    expect(start).toHaveBeenCalledOnce()
  })
})
