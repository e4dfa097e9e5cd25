import { describe, expect, it } from 'vitest'

import { ailmentNames } from '#domain/ailments/ailment-names.ts'

import { keptTopics, pausedUntil } from './preferences.ts'

const day = 24 * 60 * 60 * 1000

describe('a pause', () => {
  it.each([
    ['30', null, 30 * day],
    ['90', 5 * day, 90 * day],
    ['none', 5 * day, null],
    ['keep', 5 * day, 5 * day],
    ['keep', 0, null],
    ['keep', null, null],
  ] as const)('chosen as %s where it held until %s holds until %s', (choice, earlier, until) => {
    expect(pausedUntil(choice, earlier, 0)).toBe(until)
  })
})

it('topics are kept once each and in their order, and not at all where they leave nothing out', () => {
  expect(keptTopics(['Cold & Flu', 'Sleep Problems', 'Cold & Flu'])).toEqual(['Sleep Problems', 'Cold & Flu'])
  expect(keptTopics([])).toBeNull()
  expect(keptTopics(ailmentNames)).toBeNull()
})
