import type { ReactNode } from 'react'

import type { Fetcher } from '#client/core/fetcher.tsx'

import { usePreventDoubleSubmit } from './use-prevent-double-submit.ts'
import { useRestoreFocus } from './use-restore-focus.ts'

type SubmitProps = { fetcher: Fetcher; intent: string; className?: string; isReady?: boolean; children: ReactNode }

/** Submits its form with this intent. Disabled while the form is being sent, and until `isReady`. */
export function SubmitButton({ fetcher, intent, className = 'button', isReady = true, children }: SubmitProps) {
  const isSending = fetcher.state !== 'idle'
  const isOwn = fetcher.formData?.get('intent') === intent
  const button = useRestoreFocus<HTMLButtonElement>(isSending)
  usePreventDoubleSubmit(button, fetcher)
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
