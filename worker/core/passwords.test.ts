import { expect, it } from 'vitest'

import { knownPassword } from '#worker/testing/account-rows.ts'

import { hashPassword, dummyPasswordHash, verifyPassword } from './passwords.ts'

it('knows a password again, in whatever form of its letters, and no other', async () => {
  const stored = await hashPassword('café au lait')
  expect(stored).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(await verifyPassword(stored, 'cafe\u0301 au lait')).toBe(true)
  expect(await verifyPassword(stored, 'cafe au lait')).toBe(false)
})

it('compares a password to its last letter and in its own case', async () => {
  const long = `${'linden and honey '.repeat(15)}A`
  const stored = await hashPassword(long)
  expect(await verifyPassword(stored, long)).toBe(true)
  for (const other of [long.slice(0, -1), `${long.slice(0, -1)}B`, long.toLowerCase(), ` ${long}`])
    expect(await verifyPassword(stored, other)).toBe(false)
})

it('stores the same password differently each time', async () => {
  expect(await hashPassword(knownPassword.password)).not.toBe(knownPassword.passwordHash)
})

it('lets nobody in where there is no account, with a stored value of the usual form to compare with', async () => {
  expect(dummyPasswordHash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(await verifyPassword(undefined, '')).toBe(false)
})

it.each(['', 'scrypt', 'scrypt$15$8$3$$'])('opens nothing by the broken stored value %j', async (stored) => {
  expect(await verifyPassword(stored, '')).toBe(false)
})
