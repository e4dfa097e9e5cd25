import { textFields } from '#client/core/forms.ts'
import type { ActionResult } from '#client/core/run-action.ts'
import { findPasswordPairError, type SignUpError } from '#domain/accounts/sign-up.rules.ts'

/** Returns the new password, or an error if the password or its confirmation is invalid. */
export function readNewPassword(form: FormData): { password: string } | { outcome: ActionResult } {
  const { password = '', confirmPassword = '' } = Object.fromEntries(textFields(form))
  const error = findPasswordPairError({ password, confirmPassword })
  return error ? { outcome: toActionResult(error) } : { password }
}

export const toActionResult = ({ field, message }: SignUpError): ActionResult => ({
  isDone: false,
  errors: { [field]: message },
})
