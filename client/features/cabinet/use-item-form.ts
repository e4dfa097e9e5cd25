import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { useFirstError } from '#client/ui/use-first-error.ts'

/** Form in a dialog that closes after a successful submission. A failed submission keeps the typed values. */
export function useItemForm(onClose: () => void) {
  const fetcher = useFetcher<ActionResult | null>()
  const form = useFirstError(fetcher.data)
  const isDone = fetcher.data?.isDone ?? false
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isDone) close()
  }, [isDone])
  return { fetcher, form, errors: fetcher.data?.errors ?? {} }
}
