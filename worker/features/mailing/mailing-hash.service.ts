import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { keyedHash } from '#worker/core/tokens.ts'

/** True if `MAILING_SECRET` is set. Without it, we can collect addresses but not send them campaigns. */
export const hasMailingSecret = ({ config }: Ctx): boolean => config.mailingSecret !== ''

/** Returns the keyed hash of the text, which only this deployment can make. Throws `unavailable` if there is no key. */
export function mailingHash(
  { config: { mailingSecret } }: Ctx,
  purpose: 'unsubscribe' | 'prefer' | 'suppress',
  text: string,
): string {
  if (mailingSecret === '') throw new AppError('unavailable', 'Set MAILING_SECRET before you email the list.')
  return keyedHash(mailingSecret, purpose, text)
}
