import type { MouseEvent } from 'react'

import { type AccountTab, openAccountDialog } from '#client/core/account-dialog.ts'
import { useFetcher } from '#client/core/fetcher.tsx'
import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { focusOnMount } from '#client/ui/focus-on-mount.ts'
import { PasswordField } from '#client/ui/password-field.tsx'
import { PersonalFields } from '#client/ui/personal-fields.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFocusFirstError } from '#client/ui/use-focus-first-error.ts'
import { maxPasswordLength } from '#domain/accounts/sign-up.rules.ts'
import { sessionDataPath, paths } from '#domain/paths.ts'

import { EmailField, type TypedValues } from './email-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import { usePasskeyAutofill } from './use-passkey-autofill.ts'

/** Sign-in form. Offers to resend the confirmation link if the account isn't confirmed. */
export function SignInForm({ typedValues }: { typedValues: TypedValues }) {
  const fetcher = useFetcher<ActionResult>()
  const resendFetcher = useFetcher<ActionResult>()
  usePasskeyAutofill(fetcher)
  const form = useFocusFirstError(fetcher.data)
  const { errors = {}, code } = fetcher.data ?? {}
  return (
    <>
      <fetcher.Form method="post" action={sessionDataPath} ref={form} className="fields">
        <ActionMessage outcome={fetcher.data} />
        <EmailField typedValues={typedValues} error={errors['email']} autoComplete="username webauthn" />
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
      <PasskeyForm fetcher={fetcher} intent="sign-in-with-passkey" />
    </>
  )
}

export function SignUpForm({ typedValues }: { typedValues: TypedValues }) {
  const fetcher = useFetcher<ActionResult>()
  const form = useFocusFirstError(fetcher.data)
  const { errors = {} } = fetcher.data ?? {}
  const userInputs = [typedValues['fullName'] ?? '', typedValues['email'] ?? '']
  return (
    <fetcher.Form method="post" action={sessionDataPath} ref={form} className="fields">
      <ActionMessage outcome={fetcher.data} />
      <PersonalFields errors={errors} saved={{ fullName: '', dateOfBirth: null, location: null, ...typedValues }} />
      <EmailField typedValues={typedValues} error={errors['email']} />
      <NewPasswordFields errors={errors} userInputs={userInputs} />
      <SubmitButton fetcher={fetcher} intent="sign-up">
        Create Account
      </SubmitButton>
      <small className="text-quiet">
        Our <a href={paths.privacy}>Privacy Policy</a> explains what we store about you and for how long.
      </small>
    </fetcher.Form>
  )
}

/**
 * Requests a password reset link. The response is the same for every address, so it doesn't reveal who has an account.
 */
export function ForgottenPasswordForm({ typedValues }: { typedValues: TypedValues }) {
  const fetcher = useFetcher<ActionResult>()
  const form = useFocusFirstError(fetcher.data)
  const { isDone = false, errors = {} } = fetcher.data ?? {}
  return (
    <>
      {isDone ? (
        <p className="done" role="status" tabIndex={-1} ref={focusOnMount}>
          If this email address has an account, we’ve emailed you a link. Check your inbox and your spam folder.
        </p>
      ) : (
        <fetcher.Form method="post" action={sessionDataPath} ref={form} className="fields">
          <EmailField typedValues={typedValues} error={errors['email']} />
          <ActionMessage outcome={fetcher.data} />
          <SubmitButton fetcher={fetcher} intent="request-password-reset">
            Send the link
          </SubmitButton>
        </fetcher.Form>
      )}
      <p className="switch-form">
        <SwitchFormLink to="sign-in">Back to Sign In</SwitchFormLink>
      </p>
    </>
  )
}

export function SwitchFormLink({ to, children }: { to: AccountTab; children: string }) {
  const switchForm = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The link disappears with its form. The dialog has the focus until the next form's first field receives it.
    currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus()
    openAccountDialog(to)
  }
  return (
    <button type="button" className="inline-link" onClick={switchForm}>
      {children}
    </button>
  )
}
