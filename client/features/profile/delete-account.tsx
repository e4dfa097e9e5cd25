import { Link, useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useForm } from '#client/ui/use-form.ts'
import { Username } from '#client/ui/username.tsx'
import { passwordMax } from '#domain/accounts/sign-up.rules.ts'
import { paths } from '#domain/paths.ts'
import { securityDays } from '#domain/retention.ts'

/**
 * Account deletion, with a list of what is deleted and what stays. Asks for the password because it can't be undone.
 */
export function DeleteAccount({ email }: { email: string }) {
  const fetcher = useFetcher<ActionResult>()
  const form = useForm(fetcher)
  return (
    <section aria-labelledby="delete-account">
      <h2 id="delete-account">Delete account</h2>
      <p>
        Your account goes at once and for good: your profile, your sign-ins, your notes under the bell, what you like,
        bookmark and rate, your cabinet and blends, your conversations with Herbi, what you wrote in the community, a
        subscription to the mailing list with your address, and the copy of your answers if there is one.
      </p>
      <p>
        What stays: what you wrote to us in tickets, without your name; failed sign-ins are kept for {securityDays}{' '}
        days, without telling whose they were; a keyed hash of your address, so that nobody brings it into the mailing
        list; and your browsers keep what they have of their own, such as the answers under{' '}
        <Link to={paths.forYou}>For you</Link>.
      </p>
      <details className="final">
        <summary>Delete my account…</summary>
        <fetcher.Form method="post" ref={form} noValidate className="fields">
          <Username email={email} />
          <PasswordField
            label="Your password"
            name="password"
            autoComplete="current-password"
            maxLength={passwordMax}
            error={fetcher.data?.errors['password']}
          />
          <SubmitButton intent="delete-account" fetcher={fetcher} className="button danger">
            Delete my account for good
          </SubmitButton>
          <ActionMessage outcome={fetcher.data} />
        </fetcher.Form>
      </details>
    </section>
  )
}
