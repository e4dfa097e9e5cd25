import { useSyncExternalStore } from 'react'

import type { BrewPhase, BrewTimer } from '#domain/recipes/brew-timer.rules.ts'

import type * as Session from './brew-session.ts'

/** Timer as displayed. `time` is the time left, or the time of day at which the tea was ready. */
export type BrewView = { timer: BrewTimer; phase: BrewPhase; time: string; announcement: string }

export const brewTimerKey = 'brewTimer' as const

const listeners = new Set<() => void>()
let view: BrewView | undefined
let watching = false

/** Returns this browser's timer; undefined if there is none, and in the worker. */
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

/** Calls `action` with the timer code, which loads when it is first needed. Does nothing if loading fails. */
export const withBrewSession = (action: (session: BrewSession) => void): Promise<void> =>
  import('./brew-session.ts').then(action, () => undefined)

/** Returns the stored timer as text; null if there is none or the browser blocks storage. */
export function readStoredBrewTimer(): string | null {
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
