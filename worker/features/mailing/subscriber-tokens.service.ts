import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { invalidLinkError } from '#worker/core/links.ts'
import { createKeyedHash, equalsSecret } from '#worker/core/tokens.ts'

type Purpose = 'unsubscribe' | 'prefer'

/**
 * Returns a token that identifies the subscriber. The token is signed but not stored, and stays valid until the key
 * changes. Throws `unavailable` if there is no key.
 */
export const createSubscriberToken = (ctx: Ctx, purpose: Purpose, subscriberId: string): string =>
  `${subscriberId}.${createMailingHash(ctx, purpose, subscriberId)}`

/** Returns the subscriber id of a token. Throws `not_found` if the token is invalid or has another purpose. */
export function readSubscriberId(ctx: Ctx, purpose: Purpose, token: string): string {
  const [, subscriberId = '', signature = ''] = /^(.+)\.([\w-]{43})$/.exec(token) ?? []
  if (subscriberId === '' || !equalsSecret(signature, createMailingHash(ctx, purpose, subscriberId)))
    throw invalidLinkError()
  return subscriberId
}

/** True if `MAILING_SECRET` is set. Without the secret, the site can collect addresses, but can't send campaigns. */
export const hasMailingSecret = ({ config }: Ctx): boolean => config.mailingSecret !== ''

/** Returns a hash of the text that only this deployment can create. Throws `unavailable` if there is no key. */
export function createMailingHash(
  { config: { mailingSecret } }: Ctx,
  purpose: 'unsubscribe' | 'prefer' | 'suppress',
  text: string,
): string {
  if (mailingSecret === '') throw new AppError('unavailable', 'Set MAILING_SECRET before you email the list.')
  return createKeyedHash(mailingSecret, purpose, text)
}
