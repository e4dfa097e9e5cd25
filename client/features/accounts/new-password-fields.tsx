import { useState } from 'react'

import type { Outcome } from '#client/core/outcome.ts'
import { PasswordField } from '#client/ui/password-field.tsx'
import { StrengthMeter } from '#client/ui/strength-meter.tsx'
import { passwordMax } from '#domain/accounts/sign-up.rules.ts'

type NewPasswordProps = { faults: Outcome['faults'] | undefined; ownTexts?: readonly string[] }

const none: readonly string[] = []

/** A password that somebody chooses now, twice. */
export function NewPasswordFields({ faults, ownTexts = none }: NewPasswordProps) {
  const [password, setPassword] = useState('')
  const chosen = { autoComplete: 'new-password', maxLength: passwordMax, required: true } as const
  return (
    <>
      <PasswordField
        {...chosen}
        label="Password"
        hint="At least 6 characters; a few unrelated words are easy to remember and hard to guess."
        name="password"
        fault={faults?.['password']}
        onInput={(event) => setPassword(event.currentTarget.value)}
      />
      <StrengthMeter password={password} ownTexts={ownTexts} />
      <PasswordField {...chosen} label="Confirm password" name="confirmPassword" fault={faults?.['confirmPassword']} />
    </>
  )
}
