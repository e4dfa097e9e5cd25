import { useEffect, useRef } from 'react'

/** What goes from a list takes along the button that had the focus: this part has it then. */
export function useKeptFocus<Part extends HTMLElement>(count: number) {
  const part = useRef<Part>(null)
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (isFewer && document.activeElement === document.body) part.current?.focus({ preventScroll: true })
  }, [count])
  return part
}
