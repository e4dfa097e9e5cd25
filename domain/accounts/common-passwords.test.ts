import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { isCommonPassword } from './common-passwords.ts'
import { passwordMin } from './sign-up.rules.ts'

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
    const [, list = ''] = readFileSync('domain/accounts/common-passwords.ts', 'utf8').split('`\n')
    const passwords = new Set(list.trim().split(/\s+/))
    expect(passwords.size).toBeGreaterThanOrEqual(3000)
    expect([...passwords].filter((password) => password.length < passwordMin || !isCommonPassword(password))).toEqual(
      [],
    )
  })
})
