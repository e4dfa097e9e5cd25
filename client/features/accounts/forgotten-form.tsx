import { Dialog } from '@base-ui/react/dialog'
import { useFetcher } from 'react-router'

import { openAccountDialog } from '#client/core/account-dialog.ts'
import type { Outcome } from '#client/core/outcome.ts'
import { Field } from '#client/ui/field.tsx'
import { OutcomeLine } from '#client/ui/outcome-line.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFirstFault } from '#client/ui/use-first-fault.ts'
import { sessionForBrowser } from '#domain/paths.ts'

/** Asks for a link by which the password is set anew; the answer is the same for every address. */
export function ForgottenForm() {
  const fetcher = useFetcher<Outcome>()
  const form = useFirstFault(fetcher.data)
  const { isDone = false, faults = {} } = fetcher.data ?? {}
  return (
    <>
      <Dialog.Title className="dialog-title">Set a new password</Dialog.Title>
      <Dialog.Description className="text-quiet">
        We send a link to the address of your account. It holds for one hour and works once.
      </Dialog.Description>
      {isDone ? (
        <p className="done" role="status">
          If there is an account with this address, the link is on its way. Please look into your inbox, and among the
          unwanted mail too.
        </p>
      ) : (
        <fetcher.Form method="post" action={sessionForBrowser} ref={form} className="fields">
          <Field label="Email" name="email" type="email" autoComplete="username" required fault={faults['email']} />
          <OutcomeLine outcome={fetcher.data} />
          <SubmitButton fetcher={fetcher} intent="forgotten">
            Send the link
          </SubmitButton>
        </fetcher.Form>
      )}
      <p className="dialog-turn">
        <button type="button" className="inline-link" onClick={() => openAccountDialog('sign-in')}>
          Back to Sign In
        </button>
      </p>
    </>
  )
}
