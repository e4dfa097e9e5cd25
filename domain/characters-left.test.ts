import { expect, it } from 'vitest'

import { formatCharactersLeft } from './characters-left.ts'

it.each([
  [0, undefined],
  [9499, undefined],
  [9500, '500 characters left'],
  [9999, '1 character left'],
  [10_000, '0 characters left'],
  [10_001, '1 character too many'],
  [12_500, '2,500 characters too many'],
])('describes %i of 10,000 characters as: %s', (length, expected) => {
  expect(formatCharactersLeft(length, 10_000)).toBe(expected)
})
