import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Fetcher } from 'react-router'

import { useFocusBack } from './use-focus-back.ts'

type SubmitProps = { fetcher: Fetcher; intent: string; className?: string; isReady?: boolean; children: ReactNode }

/** Sends its form for one intent; disabled while anything of the form is on its way, and until the application answers. */
export function SubmitButton({ fetcher, intent, className = 'button', isReady = true, children }: SubmitProps) {
  const isSending = fetcher.state !== 'idle'
  const isOwn = fetcher.formData?.get('intent') === intent
  const button = useFocusBack<HTMLButtonElement>(isSending)
  const onClick = useOnce(isSending)
  return (
    <button
      ref={button}
      type="submit"
      name="intent"
      value={intent}
      className={className}
      disabled={isSending || !isReady}
      onClick={onClick}
    >
      {isSending && isOwn ? 'Loading...' : children}
    </button>
  )
}

/** The second click of two may come before the button is drawn as disabled: it would send the form again. */
function useOnce(isSending: boolean) {
  const isPressed = useRef(false)
  useEffect(() => {
    isPressed.current &&= isSending
  })
  return (event: MouseEvent<HTMLButtonElement>) => {
    if (isPressed.current) event.preventDefault()
    else isPressed.current = event.currentTarget.form?.checkValidity() === true
  }
}
