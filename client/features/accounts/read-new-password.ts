import { textFields } from '#client/core/forms.ts'
import type { ActionResult } from '#client/core/outcome.ts'
import { passwordPairFault, type SignUpFault } from '#domain/accounts/sign-up.rules.ts'

/** Returns the new password, or an error about it or its confirmation. */
export function readNewPassword(form: FormData): { password: string } | { outcome: ActionResult } {
  const { password = '', confirmPassword = '' } = Object.fromEntries(textFields(form))
  const fault = passwordPairFault({ password, confirmPassword })
  return fault ? { outcome: tellFault(fault) } : { password }
}

export const tellFault = ({ field, message }: SignUpFault): ActionResult => ({
  isDone: false,
  faults: { [field]: message },
})
