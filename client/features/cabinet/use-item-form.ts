import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { useFocusFirstError } from '#client/ui/use-focus-first-error.ts'

/** Form in a dialog that closes after a successful submission. A failed submission keeps the typed values. */
export function useItemForm(onClose: () => void) {
  const fetcher = useFetcher<ActionResult | null>()
  const form = useFocusFirstError(fetcher.data)
  const isDone = fetcher.data?.isDone ?? false
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isDone) close()
  }, [isDone])
  return { fetcher, form, errors: fetcher.data?.errors ?? {} }
}
