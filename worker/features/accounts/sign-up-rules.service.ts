import { findBirthDateError } from '#domain/accounts/age.rules.ts'
import { isCommonPassword } from '#domain/accounts/common-passwords.ts'
import { hasOnlyPredictableWords } from '#domain/accounts/predictable-words.ts'
import { passwordErrors } from '#domain/accounts/sign-up.rules.ts'
import { toUtcDay } from '#domain/days.ts'
import type { Ctx } from '#worker/core/ctx.ts'
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

/** Throws `invalid` if the date is impossible or the person is too young. */
export function validateBirthDate(ctx: Ctx, dateOfBirth: string | null): void {
  const error = findBirthDateError(dateOfBirth, toUtcDay(ctx.now))
  if (error) throw new AppError('invalid', undefined, { dateOfBirth: error })
}
