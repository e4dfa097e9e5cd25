import { useEffect } from 'react'

import type * as Session from './brew-session.ts'
import { brewStore, brewTimerKey, type BrewView, readStoredBrewTimer } from './brew-store.ts'

let watching = false

/** Returns this browser's timer; undefined if there is none, and in the worker. */
export function useBrewTimer(): BrewView | undefined {
  useEffect(watch, [])
  return brewStore.use()
}

type BrewSession = typeof Session

/** Calls `action` with the timer code, which loads when it is first needed. Does nothing if loading fails. */
export const withBrewSession = (action: (session: BrewSession) => void): Promise<void> =>
  import('./brew-session.ts').then(action, () => undefined)

/** Shows the stored timer now, and again when another tab changes it. */
function watch(): void {
  if (watching) return
  watching = true
  addEventListener('storage', ({ key }) => {
    if (key === brewTimerKey || key === null) resume()
  })
  if (readStoredBrewTimer() !== null) resume()
}

function resume(): void {
  void withBrewSession((session) => session.resumeBrewing())
}
