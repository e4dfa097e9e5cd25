import { useState } from 'react'
import { useFetcher } from 'react-router'

import type { Outcome } from '#client/core/outcome.ts'
import { PasswordField } from '#client/ui/password-field.tsx'
import { StrengthMeter } from '#client/ui/strength-meter.tsx'
import { Username } from '#client/ui/username.tsx'
import { passwordMax } from '#domain/accounts/sign-up.rules.ts'
import type { Profile } from '#domain/profile/profile.types.ts'

import { IntentButton } from './intent-button.tsx'
import { useForm } from './use-form.ts'

/** Another password; every other browser is signed out by it. */
export function PasswordForm({ profile }: { profile: Profile }) {
  const fetcher = useFetcher<Outcome>()
  const [password, setPassword] = useState('')
  const form = useForm(fetcher)
  const { faults = {} } = fetcher.data ?? {}
  return (
    <section aria-labelledby="password">
      <h2 id="password">Password</h2>
      <p>With a new one you stay signed in here, and are signed out everywhere else.</p>
      <fetcher.Form method="post" ref={form} noValidate className="fields" onReset={() => setPassword('')}>
        <Username email={profile.email} />
        <PasswordField
          label="Present password"
          name="present"
          autoComplete="current-password"
          maxLength={passwordMax}
          fault={faults['present']}
        />
        <PasswordField
          label="New password"
          hint="At least 6 characters; a few unrelated words are easy to remember and hard to guess."
          name="password"
          autoComplete="new-password"
          maxLength={passwordMax}
          fault={faults['password']}
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
        <StrengthMeter password={password} ownTexts={[profile.fullName, profile.email]} />
        <IntentButton intent="change-password" fetcher={fetcher}>
          Change password
        </IntentButton>
      </fetcher.Form>
    </section>
  )
}
