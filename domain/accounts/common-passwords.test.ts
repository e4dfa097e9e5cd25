import { describe, expect, it } from 'vitest'

import { isCommonPassword } from './common-passwords.ts'

describe('a common password', () => {
  it.each(['123456', 'password', 'PassWord', 'qwertyuiop', 'letmein', 'tabitha'])('%o is known', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each(['', ' 123456', '123456 ', '12345', 'linden-at-dusk', 'constructor', '__proto__', 'pass word'])(
    '%o is none',
    (password) => {
      expect(isCommonPassword(password)).toBe(false)
    },
  )
})
