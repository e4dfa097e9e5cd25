import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { keyedHash } from '#worker/core/tokens.ts'

/** Whether there is a key: without one the list only gathers. */
export const hasKey = ({ config }: Ctx): boolean => config.mailingSecret !== ''

/** What only this deployment makes of the text; throws `unavailable` where there is no key. */
export function keyed(
  { config: { mailingSecret } }: Ctx,
  purpose: 'unsubscribe' | 'prefer' | 'suppress',
  text: string,
): string {
  if (mailingSecret === '') throw new AppError('unavailable', 'MAILING_SECRET is not set: the list cannot be mailed.')
  return keyedHash(mailingSecret, purpose, text)
}
