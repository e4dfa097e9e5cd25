import { useEffect, useRef } from 'react'

import type { Fetcher } from '#client/core/fetcher.tsx'
import type { ActionResult } from '#client/core/run-action.ts'

/** Focuses the element after a successful action that has removed the focused button. */
export function useFocusAfterAction<Part extends HTMLElement>({
  state,
  data,
}: Pick<Fetcher<ActionResult>, 'state' | 'data'>) {
  const part = useRef<Part>(null)
  const isDone = state === 'idle' && data?.isDone === true
  useEffect(() => {
    if (isDone && document.activeElement === document.body) part.current?.focus()
  }, [isDone])
  return part
}
