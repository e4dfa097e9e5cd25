import type { ReactNode } from 'react'
import type { Fetcher } from 'react-router'

import { useRestoreFocus } from './use-focus-back.ts'
import { useSentOnce } from './use-sent-once.ts'

type SubmitProps = { fetcher: Fetcher; intent: string; className?: string; isReady?: boolean; children: ReactNode }

/** Sends its form for one intent; disabled while anything of the form is on its way, and until the application answers. */
export function SubmitButton({ fetcher, intent, className = 'button', isReady = true, children }: SubmitProps) {
  const isSending = fetcher.state !== 'idle'
  const isOwn = fetcher.formData?.get('intent') === intent
  const button = useRestoreFocus<HTMLButtonElement>(isSending)
  useSentOnce(button, fetcher)
  return (
    <button
      ref={button}
      type="submit"
      name="intent"
      value={intent}
      className={className}
      disabled={isSending || !isReady}
    >
      {isSending && isOwn ? 'Loading...' : children}
    </button>
  )
}
