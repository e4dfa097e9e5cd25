import { createStore } from './store.ts'

const pendingPrompt = createStore<((isConfirmed: boolean) => void) | null>(null)

/** Asks for the password again in a dialog; resolves to false when the member declines. */
export function promptForPassword(): Promise<boolean> {
  endReauthentication(false)
  return new Promise((resolve) => pendingPrompt.set(resolve))
}

export function endReauthentication(isConfirmed: boolean): void {
  pendingPrompt.get()?.(isConfirmed)
  pendingPrompt.set(null)
}

export const useReauthenticationRequested = (): boolean => pendingPrompt.use() !== null
