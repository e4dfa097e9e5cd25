import { type RefObject, useEffect, useRef } from 'react'

import type { Fetcher } from '#client/core/fetcher.tsx'

/**
 * Allows one submission of the form until its response arrives. The second click of a double click comes before React
 * has disabled the button. A submission that the browser refused, or a render in between, has no effect on this.
 */
export function usePreventDoubleSubmit(
  part: RefObject<HTMLElement | null>,
  { state, data }: Pick<Fetcher, 'state' | 'data'>,
): void {
  /** Replaced by a new object for each state of the fetcher, but not for a change of the form. */
  const latest = useRef({ state, data })
  const lastSentState = useRef<object>(undefined)
  useEffect(() => {
    latest.current = { state, data }
  }, [state, data])
  useEffect(() => {
    const form = part.current?.closest('form')
    const guard = (event: SubmitEvent) => {
      const isPending = latest.current.state !== 'idle' || lastSentState.current === latest.current
      lastSentState.current = latest.current
      if (!isPending) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    // Runs before React's handlers, which listen on the document.
    form?.addEventListener('submit', guard)
    return () => form?.removeEventListener('submit', guard)
  }, [part])
}
