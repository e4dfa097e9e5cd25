import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { planReconnect, calculateDelayMs } from './live-connection.rules.ts'

const justBelowOne = 1 - Number.EPSILON

describe('the wait before another attempt', () => {
  it.each([
    [0, 0, 500],
    [0, 0.5, 1000],
    [0, justBelowOne, 1500],
    [1, 0.5, 1750],
    [1, justBelowOne, 3000],
    [4, justBelowOne, 24_000],
    [6, 0, 500],
    [6, justBelowOne, 60_000],
    [5000, justBelowOne, 60_000],
  ])('after %i failures, with the random number %f, takes %i ms', (failures, random, expected) => {
    expect(calculateDelayMs(failures, random)).toBeCloseTo(expected, 3)
  })

  it('takes any time from half a second to a minute', () => {
    const random = fc.double({ min: 0, max: justBelowOne, noNaN: true })
    fc.assert(
      fc.property(fc.nat(), random, random, (failures, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(calculateDelayMs(failures, less)).toBeGreaterThanOrEqual(500)
        expect(calculateDelayMs(failures, more)).toBeLessThanOrEqual(60_000)
        expect(calculateDelayMs(failures, less)).toBeLessThanOrEqual(calculateDelayMs(failures, more))
      }),
    )
  })
})

describe('the end of a connection', () => {
  it.each([
    [0, { hasOpened: false, hasAnswered: false }, { failures: 1, delayMs: 1000, isRefused: true }],
    [1, { hasOpened: false, hasAnswered: false }, { failures: 2, delayMs: 1750, isRefused: true }],
    [1, { hasOpened: true, hasAnswered: false }, { failures: 2, delayMs: 1750, isRefused: false }],
    [0, { hasOpened: true, hasAnswered: true }, { failures: 1, delayMs: 1000, isRefused: false }],
    [9, { hasOpened: true, hasAnswered: true }, { failures: 1, delayMs: 1000, isRefused: false }],
  ])('after %i failures, with %j, leads to %j', (failures, result, expected) => {
    expect(planReconnect(failures, result, 0.5)).toEqual(expected)
  })
})
