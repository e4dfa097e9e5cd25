import { useFetcher } from '#client/core/fetcher.tsx'
import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { focusOnMount } from '#client/ui/focus-on-mount.ts'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFocusFirstError } from '#client/ui/use-focus-first-error.ts'
import { sessionDataPath } from '#domain/paths.ts'

import { EmailField } from './email-field.tsx'
import { SwitchFormLink } from './switch-form-link.tsx'
import type { TypedValues } from './typed-values.ts'

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
