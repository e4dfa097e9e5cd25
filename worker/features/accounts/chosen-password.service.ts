import { isCommonPassword } from '#domain/accounts/common-passwords.ts'
import { isMadeOfOwnWords } from '#domain/accounts/own-words.ts'
import { passwordFaults } from '#domain/accounts/sign-up.rules.ts'
import { AppError } from '#worker/core/errors.ts'

/** Throws `invalid` for a password that everybody tries first, anywhere or here. */
export function refuseCommon(password: string): void {
  if (isCommonPassword(password) || isMadeOfOwnWords(password))
    throw new AppError('invalid', undefined, { password: passwordFaults.common })
}
