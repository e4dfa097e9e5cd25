import { createHmac } from 'node:crypto'

import { equalsSecret } from '#worker/core/tokens.ts'

/** Webhook request from the provider, with its signature headers. */
export type SignedMessage = { id: string; timestamp: string; signatures: string; body: string }

/** Milliseconds. A message with an older or later timestamp may be a replay. */
const toleranceMs = 5 * 60 * 1000

/**
 * True if the provider signed the message with this secret within five minutes of `now` (milliseconds since the epoch).
 * Follows https://docs.svix.com/receiving/verifying-payloads/how-manual
 */
export function hasValidSignature(
  secret: string,
  { id, timestamp, signatures, body }: SignedMessage,
  now: number,
): boolean {
  if (secret === '' || id === '' || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now - Number(timestamp) * 1000) > toleranceMs) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',')
    return version === 'v1' && equalsSecret(value, expected)
  })
}
