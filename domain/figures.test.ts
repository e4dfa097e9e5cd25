import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { groupDigits } from './figures.ts'

it('writes each whole number as the British do', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(groupDigits(count)).toBe(count.toLocaleString('en-GB').replace('-0', '0'))
    }),
  )
})
