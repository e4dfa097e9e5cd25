import { useEffect, useRef } from 'react'
import type { Fetcher } from 'react-router'

import type { ActionResult } from '#client/core/outcome.ts'

/** What is done may take along the button that did it: this part has the focus then. */
export function useFocusAfter<Part extends HTMLElement>({
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
