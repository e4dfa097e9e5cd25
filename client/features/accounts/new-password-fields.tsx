import { useState } from 'react'

import type { ActionResult } from '#client/core/run-action.ts'
import { NewPasswordField } from '#client/ui/new-password-field.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { maxPasswordLength } from '#domain/accounts/sign-up.rules.ts'

type NewPasswordProps = { errors: ActionResult['errors'] | undefined; userInputs?: readonly string[] }

const noInputs: readonly string[] = []

export function NewPasswordFields({ errors, userInputs = noInputs }: NewPasswordProps) {
  const [password, setPassword] = useState('')
  return (
    <>
      <NewPasswordField
        label="Password"
        error={errors?.['password']}
        password={password}
        onType={setPassword}
        userInputs={userInputs}
      />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        maxLength={maxPasswordLength}
        required
        error={errors?.['confirmPassword']}
      />
    </>
  )
}
