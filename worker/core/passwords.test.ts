import { expect, it } from 'vitest'

import { knownPassword } from '#worker/testing/account-rows.ts'

import { hashPassword, dummyPasswordHash, verifyPassword } from './passwords.ts'

it('accepts a password in any Unicode form of its letters, and no other password', () => {
  const passwordHash = hashPassword('café au lait')
  expect(passwordHash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(verifyPassword(passwordHash, 'cafe\u0301 au lait')).toBe(true)
  expect(verifyPassword(passwordHash, 'cafe au lait')).toBe(false)
})

it('compares every character of a password, including its case', () => {
  const long = `${'linden and honey '.repeat(15)}A`
  const passwordHash = hashPassword(long)
  expect(verifyPassword(passwordHash, long)).toBe(true)
  for (const wrongPassword of [long.slice(0, -1), `${long.slice(0, -1)}B`, long.toLowerCase(), ` ${long}`])
    expect(verifyPassword(passwordHash, wrongPassword)).toBe(false)
})

it('stores the same password differently each time', () => {
  expect(hashPassword(knownPassword.password)).not.toBe(knownPassword.passwordHash)
})

it('rejects any password without an account, and compares it with a dummy hash of the usual form', () => {
  expect(dummyPasswordHash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(verifyPassword(undefined, '')).toBe(false)
})

it.each(['', 'scrypt', 'scrypt$15$8$3$$'])('rejects every password for the broken stored value %j', (passwordHash) => {
  expect(verifyPassword(passwordHash, '')).toBe(false)
})
