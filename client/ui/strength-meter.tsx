import { estimateStrength, maxStrength, strengthLabels } from '#domain/accounts/password-strength.ts'

type StrengthProps = { password: string; userInputs: readonly string[] }

/** Password strength, as advice only. Renders nothing until the user types. */
export function StrengthMeter({ password, userInputs }: StrengthProps) {
  if (password === '') return null
  const strength = estimateStrength(password, userInputs)
  return (
    <p className="strength">
      <meter min={0} max={maxStrength} value={strength} aria-hidden />
      <span>
        <span className="sr-only">Strength: </span>
        <output>{strengthLabels[strength]}</output>
      </span>
    </p>
  )
}
