import { Link, useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { HiddenUsername, PasswordField } from '#client/ui/password-field.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useForm } from '#client/ui/use-form.ts'
import { maxPasswordLength } from '#domain/accounts/sign-up.rules.ts'
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
        This deletes your account immediately and permanently. It also deletes your profile, sign-ins, notifications,
        likes, bookmarks and ratings. It deletes your cabinet, blends, own recipes, conversations with Herbi, and
        community posts and replies. It deletes any mailing list subscription for your address and any copy of your
        answers.
      </p>
      <p>
        We keep your tickets, without your name. We keep failed sign-ins for {securityDays} days, without showing whose
        they were. We also keep a scrambled version of your address (a keyed hash), so that nobody adds it to the
        mailing list. Your browsers keep their own data, such as your answers under{' '}
        <Link to={paths.forYou}>For you</Link>.
      </p>
      <details className="confirm-details">
        <summary>Delete my account…</summary>
        <fetcher.Form method="post" ref={form} noValidate className="fields">
          <HiddenUsername email={email} />
          <PasswordField
            label="Your password"
            name="password"
            autoComplete="current-password"
            maxLength={maxPasswordLength}
            error={fetcher.data?.errors['password']}
          />
          <SubmitButton intent="delete-account" fetcher={fetcher} className="button danger">
            Delete my account permanently
          </SubmitButton>
          <ActionMessage outcome={fetcher.data} />
        </fetcher.Form>
      </details>
    </section>
  )
}
