import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const tokenBytes = 32

/** Returns a random secret: 32 bytes in base64url, 43 characters. */
export const generateToken = (): string => randomBytes(tokenBytes).toString('base64url')

/** Returns the hash to store for a token: SHA-256 in hex. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Returns an HMAC-SHA-256 in base64url, 43 characters. Each purpose gives a different value. */
export const createKeyedHash = (key: string, purpose: string, text: string): string =>
  createHmac('sha256', key).update(`${purpose} ${text}`).digest('base64url')

/** Compares two secrets in constant time. */
export function equalsSecret(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
