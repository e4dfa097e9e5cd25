import { describe, expect, it } from 'vitest'

import { ailmentNames } from '#domain/ailments/ailment-names.ts'

import { normaliseTopics, calculatePauseEnd } from './preferences.ts'

const day = 24 * 60 * 60 * 1000

describe('a pause', () => {
  it.each([
    ['30', null, 30 * day],
    ['90', 5 * day, 90 * day],
    ['none', 5 * day, null],
    ['keep', 5 * day, 5 * day],
    ['keep', 0, null],
    ['keep', null, null],
  ] as const)('with the choice %s changes the end from %s to %s', (choice, earlierEnd, expected) => {
    expect(calculatePauseEnd(choice, earlierEnd, 0)).toBe(expected)
  })
})

it('normaliseTopics returns each topic once in standard order, or null for all topics', () => {
  expect(normaliseTopics(['Cold & Flu', 'Sleep Problems', 'Cold & Flu'])).toEqual(['Sleep Problems', 'Cold & Flu'])
  expect(normaliseTopics([])).toBeNull()
  expect(normaliseTopics(ailmentNames)).toBeNull()
})
