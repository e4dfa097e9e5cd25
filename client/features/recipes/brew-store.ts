import { createStore } from '#client/core/store.ts'
import type { BrewPhase, BrewTimer } from '#domain/recipes/brew-timer.rules.ts'

/** Timer as displayed. `time` is the time left, or the time of day at which the tea was ready. */
export type BrewView = { timer: BrewTimer; phase: BrewPhase; time: string; announcement: string }

export const brewTimerKey = 'brewTimer' as const

/** This browser's timer; undefined if there is none, and in the worker. */
export const brewStore = createStore<BrewView | undefined>(undefined)

/** Returns the stored timer as text; null if there is none or the browser blocks storage. */
export function readStoredBrewTimer(): string | null {
  try {
    return localStorage.getItem(brewTimerKey)
  } catch {
    return null
  }
}
