import type { Status } from './subscribers.types.ts'

/** Maximum rows of a file. */
export const importRowsMax = 100_000
/** Maximum rows of a chunk. */
export const rowsInChunk = 500

/** Reasons for not importing a row. */
export const refusals = {
  address: 'Not a valid email address',
  twice: 'The address is in the file twice',
  left: 'Unsubscribed or blocked according to the file',
  subscribed: 'Already subscribed',
  waiting: 'Already on the list but not confirmed',
  unsubscribed: 'Unsubscribed here: only the owner can subscribe again',
  suppressed: 'Blocked: email failed, was reported as spam, or the account was deleted',
} as const
export type Refusal = keyof typeof refusals

type Known = { status: Status; isOfThisImport: boolean }

/**
 * Returns the reason for not importing a row, or undefined. `known` is the subscriber with the same address. The
 * owner's own decision stays: the consent that an administrator states only activates unconfirmed subscribers.
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
