import { type RefObject, useEffect, useRef } from 'react'
import type { Fetcher } from 'react-router'

/**
 * Lets the form of an element be submitted once until its answer has come. The second click of two comes before React has drawn the
 * button as disabled. A submission that the browser refused, or a render in between, changes nothing.
 */
export function useSentOnce(
  part: RefObject<HTMLElement | null>,
  { state, data }: Pick<Fetcher, 'state' | 'data'>,
): void {
  /** Another object with every step of the fetcher, and with none of its form. */
  const latest = useRef({ state, data })
  const sentFrom = useRef<object>(undefined)
  useEffect(() => {
    latest.current = { state, data }
  }, [state, data])
  useEffect(() => {
    const form = part.current?.closest('form')
    const guard = (event: SubmitEvent) => {
      const isOnItsWay = latest.current.state !== 'idle' || sentFrom.current === latest.current
      sentFrom.current = latest.current
      if (!isOnItsWay) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    // Comes before React, which hears what bubbles up to the document.
    form?.addEventListener('submit', guard)
    return () => form?.removeEventListener('submit', guard)
  }, [part])
}
