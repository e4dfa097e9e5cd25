import type { FetcherWithActions } from '#client/core/fetcher.tsx'
import type { ActionResult } from '#client/core/run-action.ts'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { sessionDataPath } from '#domain/paths.ts'

import { supportsPasskeys } from './passkey-support.ts'

type PasskeyFormProps = {
  fetcher: FetcherWithActions<ActionResult>
  intent: 'sign-in-with-passkey' | 'reauthenticate-with-passkey'
}

/** Button for a passkey instead of the password. It has a form of its own, because the other one has required fields. */
export function PasskeyForm({ fetcher, intent }: PasskeyFormProps) {
  if (!supportsPasskeys()) return null
  return (
    <fetcher.Form method="post" action={sessionDataPath} className="mt-4">
      <SubmitButton fetcher={fetcher} intent={intent} className="button plain">
        Use a passkey
      </SubmitButton>
    </fetcher.Form>
  )
}
