import { useSyncExternalStore } from 'react'

import type { BrewPhase, BrewTimer } from '#domain/recipes/brew-timer.rules.ts'

import type * as Session from './brew-session.ts'

/** What the page shows of the timer; `time` is what is left, or the time of day at which it was ready. */
export type BrewView = { timer: BrewTimer; phase: BrewPhase; time: string; announcement: string }

export const brewTimerKey = 'brewTimer'

const listeners = new Set<() => void>()
let view: BrewView | undefined
let watching = false

/** The one timer of this browser; undefined while nothing brews, and in what the worker draws. */
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

/** What counts, rings and keeps the screen awake is loaded with the first timer; nothing happens where it cannot be. */
export const withBrewSession = (act: (session: BrewSession) => void): Promise<void> =>
  import('./brew-session.ts').then(act, () => undefined)

/** The stored text of the timer; null where the browser forbids to look. */
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

/** Another tab may start a timer at any time, and an earlier visit may have left one. */
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
