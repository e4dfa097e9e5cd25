import { expect, it } from 'vitest'

import { formatDuration } from './duration-in-words.ts'
import { dayMs, hourMs } from './durations.ts'

it.each([
  [hourMs, 'one hour'],
  [2 * hourMs, '2 hours'],
  [dayMs, '24 hours'],
  [36 * hourMs, '36 hours'],
  [2 * dayMs, '2 days'],
  [7 * dayMs, '7 days'],
])('formats %i milliseconds as %s', (ms, expected) => {
  expect(formatDuration(ms)).toBe(expected)
})
