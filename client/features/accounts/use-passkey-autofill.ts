import { useEffect } from 'react'

import type { FetcherWithActions } from '#client/core/fetcher.tsx'
import type { ActionResult } from '#client/core/run-action.ts'
import { sessionDataPath } from '#domain/paths.ts'

import { supportsPasskeyAutofill } from './passkey-support.ts'

/** Offers passkeys in the suggestions of the email field, while the form is shown. Other ways of signing in work meanwhile. */
export function usePasskeyAutofill({ submit }: FetcherWithActions<ActionResult>): void {
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const signIn = async () => {
      if (!(await supportsPasskeyAutofill())) return
      const { offerPasskeys } = await import('./passkey-ceremonies.ts')
      const answer = await offerPasskeys(signal)
      await submit({ intent: 'sign-in-with-passkey', answer }, { action: sessionDataPath })
    }
    // Without suggestions, the button still works.
    signIn().catch(() => undefined)
    return () => controller.abort()
  }, [submit])
}
