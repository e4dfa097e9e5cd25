import { CSPProvider } from '@base-ui/react/csp-provider'
import { Dialog } from '@base-ui/react/dialog'

import { useFetcher } from '#client/core/fetcher.tsx'
import { endReauthentication, useReauthenticationRequested } from '#client/core/reauthentication.ts'
import type { ActionResult } from '#client/core/run-action.ts'
import { useSession } from '#client/core/session.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { HiddenUsername } from '#client/ui/hidden-username.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useFocusFirstError } from '#client/ui/use-focus-first-error.ts'
import { maxPasswordLength } from '#domain/accounts/sign-up.rules.ts'
import { sessionDataPath } from '#domain/paths.ts'

/** Asks for the password again before a sensitive action. */
export function ReauthenticationDialog() {
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root
        open={useReauthenticationRequested()}
        onOpenChange={(isOpen) => !isOpen && endReauthentication(false)}
      >
        <Dialog.Portal>
          <Dialog.Backdrop className="backdrop" />
          <Dialog.Popup className="dialog">
            <Dialog.Title className="dialog-title">Confirm it’s you</Dialog.Title>
            <Dialog.Description className="text-quiet">
              Enter your password again. You last entered it more than 15 minutes ago.
            </Dialog.Description>
            <ReauthenticationForm />
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  )
}

function ReauthenticationForm() {
  const fetcher = useFetcher<ActionResult>()
  const form = useFocusFirstError(fetcher.data)
  const session = useSession()
  const { errors = {} } = fetcher.data ?? {}
  return (
    <fetcher.Form method="post" action={sessionDataPath} ref={form} className="fields">
      <HiddenUsername email={session?.user.email ?? ''} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        maxLength={maxPasswordLength}
        required
        error={errors['password']}
      />
      <ActionMessage outcome={fetcher.data} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton fetcher={fetcher} intent="reauthenticate">
          Continue
        </SubmitButton>
        <Dialog.Close className="button plain">Cancel</Dialog.Close>
      </div>
    </fetcher.Form>
  )
}
