const key = 'cookiesConsentAccepted'

/** Answer to the cookie banner. The banner is shown while the answer is `unanswered`. */
export type Consent = 'unanswered' | 'all' | 'necessary'

const stored: Record<string, Consent> = { true: 'all', necessary: 'necessary' }
const storedValues = { all: 'true', necessary: 'necessary' } as const

let isReopened = false
/** Used if the browser blocks storage. */
let lastAnswer: Consent = 'unanswered'
const listeners = new Set<() => void>()

export function readConsent(): Consent {
  if (isReopened) return 'unanswered'
  try {
    return stored[localStorage.getItem(key) ?? ''] ?? lastAnswer
  } catch {
    return lastAnswer
  }
}

export function answerConsent(answer: 'all' | 'necessary'): void {
  isReopened = false
  lastAnswer = answer
  try {
    localStorage.setItem(key, storedValues[answer])
  } catch {
    // If storage is blocked, the banner appears again on the next visit.
  }
  notifyListeners()
}

export function reopenConsent(): void {
  isReopened = true
  notifyListeners()
}

export function listenToConsent(listener: () => void) {
  listeners.add(listener)
  const onStorage = ({ key: changed }: StorageEvent) => {
    if (changed === key) isReopened = false
    listener()
  }
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

function notifyListeners() {
  for (const listener of listeners) listener()
}
