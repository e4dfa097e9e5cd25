import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

import { limitConcurrency } from './limit-concurrency.ts'

/** OWASP's equivalent of N=2^17, r=8, p=1 in 32 MiB, within the platform's limits: about 0.2 s. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
const keyBytes = 32
const saltBytes = 16

/** Each hash takes 32 MiB of an isolate's 128. */
const limitHashing = limitConcurrency({ concurrencyMax: 2, queueMax: 50 })

/** Compared with the password if there is no account, so that the response time doesn't reveal whether one exists. */
export const dummyPasswordHash = 'scrypt$15$8$3$Y2hhbW9taWxlLW5vYm9keQ$2V8kq0mX3nQyUeR4tB7wZ1pL6sD9fH5jC0vN2aG8iKo'

/** Returns the value to store: `scrypt$log2(N)$r$p$salt$key`, in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const key = await deriveKey(password, salt)
  return ['scrypt', '15', '8', '3', salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * True if the password is the stored one. Takes the same time if there is no stored one, so that the time reveals
 * nothing.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const [, , , , salt = '', key = ''] = (stored ?? dummyPasswordHash).split('$')
  const expected = Buffer.from(key, 'base64url')
  const actual = await deriveKey(password, Buffer.from(salt, 'base64url'))
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** Returns the password in the same form for every keyboard: full-width letters become plain ones (NFKC). */
export const normalizePassword = (password: string): string => password.normalize('NFKC')

/** Throws `unavailable` if too many calls wait. */
const deriveKey = (password: string, salt: Buffer): Promise<Buffer> =>
  limitHashing(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(normalizePassword(password), salt, keyBytes, cost, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )
