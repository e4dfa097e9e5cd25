import type { Status } from './subscribers.types.ts'

export const maxImportRows = 100_000
export const maxChunkRows = 500

export const refusalMessages = {
  address: 'Not a valid email address',
  twice: 'This address is in the file more than once',
  left: 'The file says that this person has unsubscribed or is blocked',
  subscribed: 'Already subscribed',
  waiting: 'Already on the list but not confirmed',
  unsubscribed: 'This person has unsubscribed, and only they can subscribe again',
  suppressed: 'Blocked because an email bounced or was reported as spam, or because the account was deleted',
} as const
export type Refusal = keyof typeof refusalMessages

type KnownSubscriber = { status: Status; isOfThisImport: boolean }

/**
 * Returns the reason for refusing a row, or undefined. `knownSubscriber` has the same address. The subscriber's own
 * decision takes precedence: an import only activates unconfirmed subscribers.
 */
export function findRefusal(
  knownSubscriber: KnownSubscriber | undefined,
  { isSuppressed, hasConsent }: { isSuppressed: boolean; hasConsent: boolean },
): Refusal | undefined {
  if (isSuppressed || knownSubscriber?.status === 'suppressed') return 'suppressed'
  if (!knownSubscriber) return undefined
  if (knownSubscriber.isOfThisImport) return 'twice'
  if (knownSubscriber.status === 'unsubscribed') return 'unsubscribed'
  if (knownSubscriber.status === 'active') return 'subscribed'
  return hasConsent ? undefined : 'waiting'
}
