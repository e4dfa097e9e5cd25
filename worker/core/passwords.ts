import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

/** OWASP's equivalent of N=2^17, r=8, p=1, but in 32 MiB to fit the platform's limits. Takes about 0.2 s. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
const keyBytes = 32
const saltBytes = 16

/** Hash to verify if there is no account. The response time therefore doesn't reveal whether an account exists. */
export const dummyPasswordHash = 'scrypt$15$8$3$Y2hhbW9taWxlLW5vYm9keQ$2V8kq0mX3nQyUeR4tB7wZ1pL6sD9fH5jC0vN2aG8iKo'

/** Returns the password hash to store: `scrypt$log2(N)$r$p$salt$key`, with salt and key in base64url. */
export function hashPassword(password: string): string {
  const salt = randomBytes(saltBytes)
  const key = deriveKey(password, salt)
  return ['scrypt', '15', '8', '3', salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** True if the password matches the stored hash. Without a hash, returns false after the same time. */
export function verifyPassword(stored: string | undefined, password: string): boolean {
  const [, , , , salt = '', key = ''] = (stored ?? dummyPasswordHash).split('$')
  const expected = Buffer.from(key, 'base64url')
  const actual = deriveKey(password, Buffer.from(salt, 'base64url'))
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** Converts full-width letters to plain ones (NFKC), so that a password matches from every keyboard. */
export const normalizePassword = (password: string): string => password.normalize('NFKC')

/** workerd derives keys synchronously, so two hashes never use memory at once. */
const deriveKey = (password: string, salt: Buffer): Buffer =>
  scryptSync(normalizePassword(password), salt, keyBytes, cost)
