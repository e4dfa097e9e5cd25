import { birthFault } from '#domain/accounts/age.rules.ts'
import { dayAt } from '#domain/days.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'

/** Throws `invalid` for somebody who is too young, or a date that cannot be. */
export function refuseBirth(ctx: Ctx, dateOfBirth: string | null): void {
  const fault = birthFault(dateOfBirth, dayAt(ctx.now))
  if (fault) throw new AppError('invalid', undefined, { dateOfBirth: fault })
}
