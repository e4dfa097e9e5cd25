import { useSyncExternalStore } from 'react'

const key = 'cookiesConsentAccepted'

/** `unknown` while the page is still as the worker drew it for everyone; `unanswered` asks. */
export type Consent = 'unknown' | 'unanswered' | 'all' | 'necessary'

const stored: Record<string, Consent> = { true: 'all', necessary: 'necessary' }
const written = { all: 'true', necessary: 'necessary' } as const

let reopened = false
/** What was answered in a browser that keeps nothing. */
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
    // A browser that keeps nothing asks again on the next visit.
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
