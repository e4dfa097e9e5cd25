import { createStore } from './store.ts'

const asked = createStore<((isProven: boolean) => void) | null>(null)

/** Asks for the password again in a dialog; resolves to false when the member declines. */
export function promptForPassword(): Promise<boolean> {
  endReauthentication(false)
  return new Promise((resolve) => asked.set(resolve))
}

export function endReauthentication(isProven: boolean): void {
  asked.get()?.(isProven)
  asked.set(null)
}

export const useReauthenticationRequested = (): boolean => asked.use() !== null
