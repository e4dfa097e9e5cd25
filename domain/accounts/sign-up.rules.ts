export const minPasswordLength = 6
export const maxPasswordLength = 256

export const passwordErrors = {
  match: "Passwords don't match",
  short: 'Password must be at least 6 characters long',
  long: `Use at most ${maxPasswordLength} characters`,
  common: 'This password is too common',
} as const

export type SignUpError = { field: 'confirmPassword' | 'password' | 'fullName'; message: string }

/** Returns the form's first error, in display order; undefined if there is none. */
export function findSignUpError(input: {
  password: string
  confirmPassword: string
  fullName: string
}): SignUpError | undefined {
  const { password, confirmPassword, fullName } = input
  return (
    findPasswordPairError({ password, confirmPassword }) ??
    (fullName.trim() ? undefined : { field: 'fullName', message: 'Full name is required' })
  )
}

/** Returns the error for a new password and its confirmation; undefined if there is none. */
export function findPasswordPairError(input: { password: string; confirmPassword: string }): SignUpError | undefined {
  const { password, confirmPassword } = input
  if (password !== confirmPassword) return { field: 'confirmPassword', message: passwordErrors.match }
  if (password.length < minPasswordLength) return { field: 'password', message: passwordErrors.short }
  return undefined
}
