import { useEffect, useRef } from 'react'

/**
 * Focuses a button again that lost the focus while it was disabled or removed, unless another element has the focus.
 */
export function useRestoreFocus<Part extends HTMLElement>(isBusy: boolean) {
  const part = useRef<Part>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    const note = ({ type, target }: FocusEvent) => {
      // While the button is disabled, focus events don't tell whether the button had the focus before.
      if (!part.current || part.current.matches(':disabled')) return
      if (type === 'focusin') hadFocus.current = target === part.current
      else if (target === part.current) hadFocus.current = false
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('focusin', note, { signal })
    document.addEventListener('focusout', note, { signal })
    return () => listening.abort()
  }, [])
  useEffect(() => {
    if (isBusy) return
    if (hadFocus.current && document.activeElement === document.body) part.current?.focus()
    hadFocus.current = part.current !== null && document.activeElement === part.current
  }, [isBusy])
  return part
}
