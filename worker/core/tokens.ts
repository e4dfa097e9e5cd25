import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const tokenBytes = 32

/** A secret that nobody guesses: 32 random bytes in base64url, 43 characters. */
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url')

/** What is stored of a token: its SHA-256 in hex. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** What only the holder of the key makes of a text, each purpose another: HMAC-SHA-256 in base64url, 43 characters. */
export const keyedHash = (key: string, purpose: string, text: string): string =>
  createHmac('sha256', key).update(`${purpose} ${text}`).digest('base64url')

/** Whether two secrets are the same, in a time that does not tell where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
