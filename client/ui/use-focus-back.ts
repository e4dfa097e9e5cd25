import { useEffect, useRef } from 'react'

/** For a button that is disabled while it works, which loses it the focus: gives it back, unless something else took it. */
export function useFocusBack<Part extends HTMLElement>(isBusy: boolean) {
  const part = useRef<Part>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (isBusy) hadFocus.current = true
    else if (hadFocus.current) {
      hadFocus.current = false
      if (document.activeElement === document.body) part.current?.focus()
    }
  }, [isBusy])
  return part
}
