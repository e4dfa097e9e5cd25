import { useEffect, useRef } from 'react'

/**
 * For a button that is disabled or taken away while it works, which loses it the focus: gives it back to the one that had it,
 * unless something else took it.
 */
export function useRestoreFocus<Part extends HTMLElement>(isBusy: boolean) {
  const part = useRef<Part>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    const note = ({ type, target }: FocusEvent) => {
      // Where the focus goes while the button cannot have it says nothing of who had it before.
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
