import { useSyncExternalStore } from 'react'

const key = 'cookiesConsentAccepted'

/** `unknown` in the HTML of the worker, which is the same for everyone; `unanswered` shows the cookie banner. */
export type Consent = 'unknown' | 'unanswered' | 'all' | 'necessary'

const stored: Record<string, Consent> = { true: 'all', necessary: 'necessary' }
const written = { all: 'true', necessary: 'necessary' } as const

let reopened = false
/** Fallback for a browser without storage. */
let answered: Consent = 'unanswered'
const listeners = new Set<() => void>()

function readConsent(): Consent {
  if (reopened) return 'unanswered'
  try {
    return stored[localStorage.getItem(key) ?? ''] ?? answered
  } catch {
    return answered
  }
}

export function answerConsent(answer: 'all' | 'necessary'): void {
  reopened = false
  answered = answer
  try {
    localStorage.setItem(key, written[answer])
  } catch {
    // The banner asks again on the next visit when storage is blocked.
  }
  tell()
}

export function reopenConsent(): void {
  reopened = true
  tell()
}

export const useConsent = (): Consent => useSyncExternalStore(listen, readConsent, () => 'unknown')

function listen(listener: () => void) {
  listeners.add(listener)
  const onStorage = ({ key: changed }: StorageEvent) => {
    if (changed === key) reopened = false
    listener()
  }
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

function tell() {
  for (const listener of listeners) listener()
}
