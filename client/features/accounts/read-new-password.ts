import { textFields } from '#client/core/forms.ts'
import type { Outcome } from '#client/core/outcome.ts'
import { showToast } from '#client/core/toasts.ts'
import { passwordPairFault, type SignUpFault } from '#domain/accounts/sign-up.rules.ts'

/** The new password of a form, or what is wrong with it and its repetition. */
export function readNewPassword(form: FormData): { password: string } | { outcome: Outcome } {
  const { password = '', confirmPassword = '' } = Object.fromEntries(textFields(form))
  const fault = passwordPairFault({ password, confirmPassword })
  return fault ? { outcome: tellFault(fault) } : { password }
}

/** What is wrong with a form before anything is sent: said by a toast, and beside its field. */
export function tellFault({ field, message }: SignUpFault): Outcome {
  void showToast('error', message)
  return { isDone: false, faults: { [field]: message } }
}
