import { describe, expect, it } from 'vitest'

import { passwordChange, reset, signUp } from './accounts.schemas.ts'

const account = { email: 'ada@example.org', fullName: 'Ada Linden' }

describe('a new password', () => {
  it.each([
    ['small letters', 'linden'],
    ['figures', '83920174'],
    ['spaces', '        '],
    ['signs', '$&%!"§=?'],
    ['letters of other scripts', 'липовый чай'],
    ['emoji', '🌿🌿🌿🌿🌿🌿'],
    ['256 letters', 'l'.repeat(256)],
  ])('accepts %s', (_, password) => {
    expect(signUp.parse({ ...account, password }).password).toBe(password)
  })

  it('keeps every character, including a trailing space', () => {
    const password = ' Linden And HONEY '
    expect(signUp.parse({ ...account, password }).password).toBe(password)
    expect(passwordChange.parse({ present: password, password })).toEqual({ present: password, password })
    expect(reset.parse({ token: 'a'.repeat(43), password }).password).toBe(password)
  })
})

describe('the sign-up form', () => {
  it('has no password hint and no secret question', () => {
    expect(Object.keys(signUp.shape).toSorted()).toEqual(['dateOfBirth', 'email', 'fullName', 'location', 'password'])
  })
})
