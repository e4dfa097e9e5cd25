import { expect, it } from 'vitest'

import { parseContentLimit } from './content-limit.ts'

it.each([
  ['1', 1],
  [' 40 ', 40],
  ['1000', 1000],
  ['0', 20],
  ['1001', 20],
  ['-5', 20],
  ['2.5', 20],
  ['many', 20],
  ['', 20],
  [undefined, 20],
])('reads %o as a limit of %i', (text, limit) => {
  expect(parseContentLimit(text)).toBe(limit)
})
