import type { Status } from './subscribers.types.ts'

/** Rows of a file. */
export const importRowsMax = 100_000
/** Rows that are sent and stored at once. */
export const rowsInChunk = 500

/** Why a row of a file is not brought in. */
export const refusals = {
  address: 'This is no e-mail address',
  twice: 'The address stands in the file twice',
  left: 'Unsubscribed or blocked, as the file says',
  subscribed: 'Subscribed already',
  waiting: 'On the list already, and not confirmed',
  unsubscribed: 'Unsubscribed here: only the owner can come back',
  suppressed: 'Takes no mail: it failed, was reported as unwanted, or the account was deleted',
} as const
export type Refusal = keyof typeof refusals

type Known = { status: Status; isOfThisImport: boolean }

/**
 * Whether a row may be brought in: undefined, or why not. `known` is the subscriber with its address. What its owner decided stands;
 * only whoever has not confirmed becomes active by a consent that the administrator states.
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
