import { textFields } from '#client/core/forms.ts'
import type { Outcome } from '#client/core/outcome.ts'
import { showToast } from '#client/core/toasts.ts'
import { passwordPairFault } from '#domain/accounts/sign-up.rules.ts'

/** The new password of a form, or what is wrong with it and its repetition. */
export function readNewPassword(form: FormData): { password: string } | { outcome: Outcome } {
  const { password = '', confirmPassword = '' } = Object.fromEntries(textFields(form))
  const fault = passwordPairFault({ password, confirmPassword })
  if (!fault) return { password }
  void showToast('error', fault.message)
  return { outcome: { isDone: false, faults: { [fault.field]: fault.message } } }
}
