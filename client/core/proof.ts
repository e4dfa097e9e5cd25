import { createStore } from './store.ts'

const asked = createStore<((isProven: boolean) => void) | null>(null)

/** Asks for the password once more, in a dialog over the page; false when the member declines. */
export function askProof(): Promise<boolean> {
  endProof(false)
  return new Promise((resolve) => asked.set(resolve))
}

export function endProof(isProven: boolean): void {
  asked.get()?.(isProven)
  asked.set(null)
}

/** Whether somebody waits for the password. */
export const useProofAsked = (): boolean => asked.use() !== null
