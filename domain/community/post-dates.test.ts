import { expect, it } from 'vitest'

import { postDay } from './post-dates.ts'

it('names the day as MMM dd, yyyy, the same everywhere', () => {
  expect(postDay(Date.UTC(2026, 0, 2))).toBe('Jan 02, 2026')
  expect(postDay(Date.UTC(2026, 11, 31, 23, 59, 59))).toBe('Dec 31, 2026')
})
