import type { ReactNode } from 'react'
import type { Fetcher } from 'react-router'

import type { Outcome } from '#client/core/outcome.ts'

type ButtonProps = { intent: string; fetcher: Fetcher<Outcome>; className?: string; children: ReactNode }

/** Sends its form with what it is meant to do; at rest while the answer is awaited, which stands below it then. */
export function IntentButton({ intent, fetcher, className = 'button', children }: ButtonProps) {
  const { isDone, message } = fetcher.data ?? {}
  const isSending = fetcher.state !== 'idle'
  return (
    <div>
      <button type="submit" name="intent" value={intent} className={className} disabled={isSending}>
        {isSending ? 'Loading...' : children}
      </button>
      {message && <p className={isDone ? 'done' : 'fault'}>{message}</p>}
    </div>
  )
}
