import { useSyncExternalStore } from 'react'

let answer: ((isProven: boolean) => void) | null = null
const listeners = new Set<() => void>()

/** Asks for the password once more, in a dialog over the page; false when the member declines. */
export function askProof(): Promise<boolean> {
  endProof(false)
  return new Promise((resolve) => {
    answer = resolve
    tellAll()
  })
}

export function endProof(isProven: boolean): void {
  answer?.(isProven)
  answer = null
  tellAll()
}

/** Whether somebody waits for the password. */
export const useProofAsked = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => answer !== null,
    () => false,
  )

function tellAll() {
  for (const listener of listeners) listener()
}
