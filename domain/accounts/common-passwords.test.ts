import { describe, expect, it } from 'vitest'

import lines from './common-passwords.json' with { type: 'json' }
import { isCommonPassword } from './common-passwords.ts'
import { minPasswordLength } from './sign-up.rules.ts'

describe('the list of common passwords', () => {
  it.each(['123456', 'password', 'PassWord', 'qwertyuiop', 'letmein', 'tabitha'])('includes %o', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each(['', ' 123456', '123456 ', '12345', 'linden-at-dusk', 'constructor', '__proto__', 'pass word'])(
    'excludes %o',
    (password) => {
      expect(isCommonPassword(password)).toBe(false)
    },
  )

  it('has three thousand passwords that the length rule accepts', () => {
    const passwords = new Set(lines.flatMap((line) => line.split(' ')))
    expect(passwords.size).toBeGreaterThanOrEqual(3000)
    expect(
      [...passwords].filter((password) => password.length < minPasswordLength || !isCommonPassword(password)),
    ).toEqual([])
  })
})
