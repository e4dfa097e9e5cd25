import { createHmac } from 'node:crypto'

import { isSameSecret } from '#worker/core/tokens.ts'

/** What comes with a message of the provider, as its headers say it. */
export type SignedMessage = { id: string; timestamp: string; signatures: string; body: string }

/** Further off than so a message is an old one that somebody kept. */
const toleranceMs = 5 * 60 * 1000

/**
 * Whether the provider has signed the message with this secret, within five minutes of `now` (milliseconds since the epoch). The
 * scheme is Svix's: https://docs.svix.com/receiving/verifying-payloads/how-manual
 */
export function isSigned(secret: string, { id, timestamp, signatures, body }: SignedMessage, now: number): boolean {
  if (secret === '' || id === '' || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now - Number(timestamp) * 1000) > toleranceMs) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',')
    return version === 'v1' && isSameSecret(value, expected)
  })
}
