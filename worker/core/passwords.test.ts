import { expect, it } from 'vitest'

import { knownPassword } from '#worker/testing/account-rows.ts'

import { hashPassword, dummyPasswordHash, verifyPassword } from './passwords.ts'

it('accepts a password in any Unicode form of its letters, and no other password', async () => {
  const passwordHash = await hashPassword('café au lait')
  expect(passwordHash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(await verifyPassword(passwordHash, 'cafe\u0301 au lait')).toBe(true)
  expect(await verifyPassword(passwordHash, 'cafe au lait')).toBe(false)
})

it('compares every character of a password, including its case', async () => {
  const long = `${'linden and honey '.repeat(15)}A`
  const passwordHash = await hashPassword(long)
  expect(await verifyPassword(passwordHash, long)).toBe(true)
  for (const wrongPassword of [long.slice(0, -1), `${long.slice(0, -1)}B`, long.toLowerCase(), ` ${long}`])
    expect(await verifyPassword(passwordHash, wrongPassword)).toBe(false)
})

it('stores the same password differently each time', async () => {
  expect(await hashPassword(knownPassword.password)).not.toBe(knownPassword.passwordHash)
})

it('rejects any password without an account, and compares it with a dummy hash of the usual form', async () => {
  expect(dummyPasswordHash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(await verifyPassword(undefined, '')).toBe(false)
})

it.each(['', 'scrypt', 'scrypt$15$8$3$$'])(
  'rejects every password for the broken stored value %j',
  async (passwordHash) => {
    expect(await verifyPassword(passwordHash, '')).toBe(false)
  },
)
