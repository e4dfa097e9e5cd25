import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { createKeyedHash } from '#worker/core/tokens.ts'

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
