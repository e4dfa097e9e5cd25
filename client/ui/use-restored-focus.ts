import { useEffect, useRef } from 'react'

/** Focuses this part when the focused button has gone with a removed list entry. */
export function useRestoredFocus<Part extends HTMLElement>(count: number) {
  const part = useRef<Part>(null)
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (isFewer && document.activeElement === document.body) part.current?.focus({ preventScroll: true })
  }, [count])
  return part
}
