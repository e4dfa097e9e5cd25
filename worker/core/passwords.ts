import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

import { limitConcurrency } from './in-turn.ts'

/** OWASP's equal of N=2^17, r=8, p=1 in 32 MiB, within what the platform allows: about 0.2 s. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
const keyBytes = 32
const saltBytes = 16

/** Each takes 32 MiB of an isolate's 128. */
const hashInTurn = limitConcurrency({ atOnceMax: 2, waitingMax: 50 })

/** Of nobody's password: compared with where there is no account, so that the time does not tell. */
export const dummyPasswordHash = 'scrypt$15$8$3$Y2hhbW9taWxlLW5vYm9keQ$2V8kq0mX3nQyUeR4tB7wZ1pL6sD9fH5jC0vN2aG8iKo'

/** What is stored of a password: `scrypt$log2(N)$r$p$salt$key`, in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const key = await deriveKey(password, salt)
  return ['scrypt', '15', '8', '3', salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Whether the password is the one that was stored; without a stored one it takes the same time, so that it does not tell. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const [, , , , salt = '', key = ''] = (stored ?? dummyPasswordHash).split('$')
  const expected = Buffer.from(key, 'base64url')
  const given = await deriveKey(password, Buffer.from(salt, 'base64url'))
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** The password as every keyboard gives the same: full-width letters are plain ones (NFKC). */
export const normalizePassword = (password: string): string => password.normalize('NFKC')

/** Throws `unavailable` when too many wait. */
const deriveKey = (password: string, salt: Buffer): Promise<Buffer> =>
  hashInTurn(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(normalizePassword(password), salt, keyBytes, cost, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )
