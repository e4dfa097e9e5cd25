import { createIsland } from '#client/core/island.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { maxPasswordLength } from '#domain/accounts/sign-up.rules.ts'

/** Password of the sign-in page, with a button that shows it. */
export const SignInPassword = createIsland({
  name: 'sign-in-password',
  Content: ({ error }: { error?: string | undefined }) => (
    <PasswordField
      label="Password"
      id="password"
      name="password"
      autoComplete="current-password"
      maxLength={maxPasswordLength}
      required
      error={error}
    />
  ),
})
