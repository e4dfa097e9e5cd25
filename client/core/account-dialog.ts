import { useSyncExternalStore } from 'react'

import { hashes } from '#domain/paths.ts'

export type AccountTab = 'sign-in' | 'sign-up' | 'forgotten-password'

let wanted: AccountTab | null = null
const listeners = new Set<() => void>()

/** Opens the dialog over the page at hand, on this tab. */
export const openAccountDialog = (tab: AccountTab): void => want(tab)
export const closeAccountDialog = (): void => want(null)

export const useWantedTab = (): AccountTab | null =>
  useSyncExternalStore(
    listen,
    () => wanted,
    () => null,
  )

const tabs = new Map<string, AccountTab>([
  [hashes.signIn, 'sign-in'],
  [hashes.signUp, 'sign-up'],
  [hashes.forgottenPassword, 'forgotten-password'],
])

/** The tab that an address asks for. */
export const tabOf = (hash: string): AccountTab | undefined => tabs.get(hash)

function want(tab: AccountTab | null) {
  wanted = tab
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
