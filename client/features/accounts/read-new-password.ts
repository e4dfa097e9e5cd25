import { textFields } from '#client/core/forms.ts'
import type { ActionResult } from '#client/core/outcome.ts'
import { passwordPairFault, type SignUpFault } from '#domain/accounts/sign-up.rules.ts'

/** The new password of a form, or what is wrong with it and its repetition. */
export function readNewPassword(form: FormData): { password: string } | { outcome: ActionResult } {
  const { password = '', confirmPassword = '' } = Object.fromEntries(textFields(form))
  const fault = passwordPairFault({ password, confirmPassword })
  return fault ? { outcome: tellFault(fault) } : { password }
}

/** What is wrong with a form before anything is sent. */
export const tellFault = ({ field, message }: SignUpFault): ActionResult => ({ isDone: false, faults: { [field]: message } })
