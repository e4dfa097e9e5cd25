import { findBirthDateError } from '#domain/accounts/age.rules.ts'
import { toUtcDay } from '#domain/days.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'

/** Throws `invalid` if the date is impossible or the person is too young. */
export function validateBirthDate(ctx: Ctx, dateOfBirth: string | null): void {
  const error = findBirthDateError(dateOfBirth, toUtcDay(ctx.now))
  if (error) throw new AppError('invalid', undefined, { dateOfBirth: error })
}
