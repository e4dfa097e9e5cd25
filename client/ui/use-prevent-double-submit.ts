import { type RefObject, useEffect, useRef } from 'react'

import type { Fetcher } from '#client/core/fetcher.tsx'

/**
 * Allows one submission of the form until its response arrives. This is needed because the second click of a double
 * click comes before React has disabled the button. A submission that browser validation blocks doesn't count.
 */
export function usePreventDoubleSubmit(
  part: RefObject<HTMLElement | null>,
  { state, data }: Pick<Fetcher, 'state' | 'data'>,
): void {
  /** Replaced by a new object whenever the fetcher changes, but not when the form renders again. */
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
    // React listens on the document, so this listener runs before React's handlers.
    form?.addEventListener('submit', guard)
    return () => form?.removeEventListener('submit', guard)
  }, [part])
}
