import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 32

/** A secret that nobody guesses: 32 random bytes in base64url, 43 characters. */
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url')

/** What is stored of a token: its SHA-256 in hex. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
