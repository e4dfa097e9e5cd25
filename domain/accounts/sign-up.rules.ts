/** Maximum lengths in characters. */
export const passwordMin = 6
export const passwordMax = 256

export const passwordErrors = {
  match: "Passwords don't match",
  short: 'Password must be at least 6 characters long',
  long: `At most ${passwordMax} characters`,
  common: 'This password is too common',
} as const

export type SignUpError = { field: 'confirmPassword' | 'password' | 'fullName'; message: string }

/** Returns the first error of the form, in display order, or undefined. */
export function signUpError(typed: {
  password: string
  confirmPassword: string
  fullName: string
}): SignUpError | undefined {
  const { password, confirmPassword, fullName } = typed
  return (
    passwordPairError({ password, confirmPassword }) ??
    (fullName.trim() ? undefined : { field: 'fullName', message: 'Full name is required' })
  )
}

/** Returns the error of a new password and its repetition, or undefined. */
export function passwordPairError(typed: { password: string; confirmPassword: string }): SignUpError | undefined {
  const { password, confirmPassword } = typed
  if (password !== confirmPassword) return { field: 'confirmPassword', message: passwordErrors.match }
  if (password.length < passwordMin) return { field: 'password', message: passwordErrors.short }
  return undefined
}
