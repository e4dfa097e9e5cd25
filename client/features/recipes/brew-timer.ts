import { useSyncExternalStore } from 'react'

import type { BrewPhase, BrewTimer } from '#domain/recipes/brew-timer.rules.ts'

import type * as Session from './brew-session.ts'

/** Timer as it is displayed. `time` is the time left, or the time of day at which the tea was ready. */
export type BrewView = { timer: BrewTimer; phase: BrewPhase; time: string; announcement: string }

export const brewTimerKey = 'brewTimer' as const

const listeners = new Set<() => void>()
let view: BrewView | undefined
let watching = false

/** Returns the one timer of this browser; undefined without a timer, and in the worker. */
export const useBrewTimer = (): BrewView | undefined =>
  useSyncExternalStore(
    subscribe,
    () => view,
    () => undefined,
  )

export function showBrewTimer(next: BrewView | undefined): void {
  view = next
  for (const listener of listeners) listener()
}

type BrewSession = typeof Session

/** Loads the code that counts, rings and keeps the screen on with the first timer; does nothing if loading fails. */
export const withBrewSession = (action: (session: BrewSession) => void): Promise<void> =>
  import('./brew-session.ts').then(action, () => undefined)

/** Returns the stored text of the timer; null if the browser blocks storage. */
export function storedBrewTimer(): string | null {
  try {
    return localStorage.getItem(brewTimerKey)
  } catch {
    return null
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  watch()
  return () => listeners.delete(listener)
}

/** Watches for timers of other tabs and of an earlier visit. */
function watch(): void {
  if (watching) return
  watching = true
  addEventListener('storage', ({ key }) => {
    if (key === brewTimerKey || key === null) resume()
  })
  if (storedBrewTimer() !== null) resume()
}

function resume(): void {
  void withBrewSession((session) => session.resumeBrewing())
}
