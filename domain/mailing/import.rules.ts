import type { Status } from './subscribers.types.ts'

/** Maximum rows of a file. */
export const importRowsMax = 100_000
/** Maximum rows of a chunk. */
export const rowsInChunk = 500

/** Reasons for not importing a row. */
export const refusals = {
  address: 'Not a valid email address',
  twice: 'This address is in the file twice',
  left: 'The file marks them as unsubscribed or blocked',
  subscribed: 'Already subscribed',
  waiting: 'Already on the list but not confirmed',
  unsubscribed: 'Unsubscribed here: only they can subscribe again',
  suppressed: 'Blocked: email bounced, was reported as spam, or the account was deleted',
} as const
export type Refusal = keyof typeof refusals

type Known = { status: Status; isOfThisImport: boolean }

/**
 * Returns the reason for not importing a row, or undefined. `known` is the subscriber with the same address. The
 * subscriber's own decision counts more: an import only activates unconfirmed subscribers.
 */
export function refusalOf(
  known: Known | undefined,
  { isSuppressed, hasConsent }: { isSuppressed: boolean; hasConsent: boolean },
): Refusal | undefined {
  if (isSuppressed || known?.status === 'suppressed') return 'suppressed'
  if (!known) return undefined
  if (known.isOfThisImport) return 'twice'
  if (known.status === 'unsubscribed') return 'unsubscribed'
  if (known.status === 'active') return 'subscribed'
  return hasConsent ? undefined : 'waiting'
}
