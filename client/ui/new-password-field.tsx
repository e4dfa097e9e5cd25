import { estimateStrength, maxStrength, strengthLabels } from '#domain/accounts/password-strength.ts'
import { maxPasswordLength } from '#domain/accounts/sign-up.rules.ts'

import { PasswordField } from './password-field.tsx'

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

type StrengthProps = { password: string; userInputs: readonly string[] }

/** Password strength, as advice only. Renders nothing until the user types. */
function StrengthMeter({ password, userInputs }: StrengthProps) {
  if (password === '') return null
  const strength = estimateStrength(password, userInputs)
  return (
    <p className="-mt-2 flex items-center gap-3 text-[0.92rem] font-semibold">
      <meter className="flex-1" min={0} max={maxStrength} value={strength} aria-hidden />
      <span className="min-w-[5.2em]">
        <span className="sr-only">Strength: </span>
        <output>{strengthLabels[strength]}</output>
      </span>
    </p>
  )
}
