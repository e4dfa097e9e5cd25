import { useFetcher } from '#client/core/fetcher.tsx'
import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFocusFirstError } from '#client/ui/use-focus-first-error.ts'
import { maxPasswordLength } from '#domain/accounts/sign-up.rules.ts'
import { sessionDataPath } from '#domain/paths.ts'

import { EmailField } from './email-field.tsx'
import { SwitchFormLink } from './switch-form-link.tsx'
import type { TypedValues } from './typed-values.ts'

/** Sign-in form. Offers to resend the confirmation link if the account isn't confirmed. */
export function SignInForm({ typedValues }: { typedValues: TypedValues }) {
  const fetcher = useFetcher<ActionResult>()
  const resendFetcher = useFetcher<ActionResult>()
  const form = useFocusFirstError(fetcher.data)
  const { errors = {}, code } = fetcher.data ?? {}
  return (
    <fetcher.Form method="post" action={sessionDataPath} ref={form} className="fields">
      <ActionMessage outcome={fetcher.data} />
      <EmailField typedValues={typedValues} error={errors['email']} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        maxLength={maxPasswordLength}
        required
        error={errors['password']}
      />
      {code === 'unconfirmed' && (
        <button
          type="button"
          className="button plain"
          aria-disabled={resendFetcher.state !== 'idle'}
          onClick={() => {
            if (resendFetcher.state !== 'idle') return
            const fields = new FormData(form.current ?? undefined)
            fields.set('intent', 'resend-confirmation')
            void resendFetcher.submit(fields, { action: sessionDataPath })
          }}
        >
          {resendFetcher.state === 'idle' ? 'Send the link again' : 'Loading...'}
        </button>
      )}
      <SubmitButton fetcher={fetcher} intent="sign-in">
        Sign In
      </SubmitButton>
      <SwitchFormLink to="forgotten-password">Forgot your password?</SwitchFormLink>
    </fetcher.Form>
  )
}
