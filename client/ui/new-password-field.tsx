import { maxPasswordLength } from '#domain/accounts/sign-up.rules.ts'

import { PasswordField } from './password-field.tsx'
import { StrengthMeter } from './strength-meter.tsx'

type NewPasswordFieldProps = {
  label: string
  error: string | undefined
  password: string
  onType: (password: string) => void
  userInputs: readonly string[]
}

/** Field for a new password, with advice and a strength meter. Only the meter uses `password`. */
export const NewPasswordField = ({ label, error, password, onType, userInputs }: NewPasswordFieldProps) => (
  <>
    <PasswordField
      label={label}
      hint="Use at least 6 characters. A few unrelated words are easy to remember and hard to guess."
      name="password"
      autoComplete="new-password"
      maxLength={maxPasswordLength}
      required
      error={error}
      onInput={(event) => onType(event.currentTarget.value)}
    />
    <StrengthMeter password={password} userInputs={userInputs} />
  </>
)
