import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { groupDigits } from './figures.ts'

it('groupDigits formats whole numbers as in British English', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(groupDigits(count)).toBe(count.toLocaleString('en-GB').replace('-0', '0'))
    }),
  )
})
