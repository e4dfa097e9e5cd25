import { isCommonPassword } from '#domain/accounts/common-passwords.ts'
import { hasOnlyPredictableWords } from '#domain/accounts/predictable-words.ts'
import { passwordErrors } from '#domain/accounts/sign-up.rules.ts'
import { AppError } from '#worker/core/errors.ts'
import { normalizePassword } from '#worker/core/passwords.ts'

/**
 * Throws `invalid` for a common password, or a password built from words of this site. Checks the normalised password,
 * because that form is hashed.
 */
export function rejectCommonPassword(password: string): void {
  const normalized = normalizePassword(password)
  if (isCommonPassword(normalized) || hasOnlyPredictableWords(normalized))
    throw new AppError('invalid', undefined, { password: passwordErrors.common })
}
