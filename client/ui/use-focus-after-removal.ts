import { useEffect, useRef } from 'react'

/** Focuses the element when a list entry with the focused button is removed. */
export function useFocusAfterRemoval<Part extends HTMLElement>(count: number) {
  const part = useRef<Part>(null)
  const previousCount = useRef(count)
  useEffect(() => {
    const isFewer = count < previousCount.current
    previousCount.current = count
    if (isFewer && document.activeElement === document.body) part.current?.focus({ preventScroll: true })
  }, [count])
  return part
}
