import { useFetcher } from 'react-router'

import { openAccountDialog } from '#client/core/account-dialog.ts'
import type { Outcome } from '#client/core/outcome.ts'
import { Field } from '#client/ui/field.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { useFirstFault } from '#client/ui/use-first-fault.ts'
import { passwordMax } from '#domain/accounts/sign-up.rules.ts'
import { sessionForBrowser } from '#domain/paths.ts'

import { SubmitButton } from './submit-button.tsx'

/** An account whose address is not confirmed is offered the link once more. */
export function SignInForm() {
  const fetcher = useFetcher<Outcome>()
  const again = useFetcher<Outcome>()
  const form = useFirstFault(fetcher.data)
  const { faults = {}, message, code } = fetcher.data ?? {}
  return (
    <fetcher.Form method="post" action={sessionForBrowser} ref={form} className="fields">
      <Field label="Email" name="email" type="email" autoComplete="username" required fault={faults['email']} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        maxLength={passwordMax}
        required
        fault={faults['password']}
      />
      <p className="fault" role="alert">
        {message}
      </p>
      {code === 'unconfirmed' && (
        <button
          type="button"
          className="button plain"
          disabled={again.state !== 'idle'}
          onClick={() => {
            const fields = new FormData(form.current ?? undefined)
            fields.set('intent', 'again')
            void again.submit(fields, { method: 'post', action: sessionForBrowser })
          }}
        >
          {again.state === 'idle' ? 'Send the link again' : 'Loading...'}
        </button>
      )}
      <SubmitButton fetcher={fetcher} intent="sign-in" label="Sign In" />
      <button type="button" className="inline-link" onClick={() => openAccountDialog('forgotten-password')}>
        Forgot your password?
      </button>
    </fetcher.Form>
  )
}
