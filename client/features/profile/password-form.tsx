import { useState } from 'react'
import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { NewPasswordField } from '#client/ui/new-password-field.tsx'
import { HiddenUsername, PasswordField } from '#client/ui/password-field.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useForm } from '#client/ui/use-form.ts'
import { maxPasswordLength } from '#domain/accounts/sign-up.rules.ts'
import type { Profile } from '#domain/profile/profile.types.ts'

/** Form for a new password. Changing it ends all other sessions. */
export function PasswordForm({ profile }: { profile: Profile }) {
  const fetcher = useFetcher<ActionResult>()
  const [password, setPassword] = useState('')
  const form = useForm(fetcher)
  const { errors = {} } = fetcher.data ?? {}
  return (
    <section aria-labelledby="password">
      <h2 id="password">Password</h2>
      <p>If you change your password, we sign you out everywhere except here.</p>
      <fetcher.Form method="post" ref={form} noValidate className="fields" onReset={() => setPassword('')}>
        <HiddenUsername email={profile.email} />
        <PasswordField
          label="Current password"
          name="present"
          autoComplete="current-password"
          maxLength={maxPasswordLength}
          error={errors['present']}
        />
        <NewPasswordField
          label="New password"
          error={errors['password']}
          password={password}
          onType={setPassword}
          userInputs={[profile.fullName, profile.email]}
        />
        <SubmitButton intent="change-password" fetcher={fetcher}>
          Change password
        </SubmitButton>
        <ActionMessage outcome={fetcher.data} />
      </fetcher.Form>
    </section>
  )
}
