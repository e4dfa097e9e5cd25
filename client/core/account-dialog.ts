import { hashes } from '#domain/paths.ts'

import { createStore } from './store.ts'

export type AccountTab = 'sign-in' | 'sign-up' | 'forgotten-password'

const wanted = createStore<AccountTab | null>(null)

/** Opens the account dialog over the current page, on this tab. */
export const openAccountDialog = (tab: AccountTab): void => wanted.set(tab)
export const closeAccountDialog = (): void => wanted.set(null)

export const useWantedTab = wanted.use

const tabs = new Map<string, AccountTab>([
  [hashes.signIn, 'sign-in'],
  [hashes.signUp, 'sign-up'],
  [hashes.forgottenPassword, 'forgotten-password'],
])

/** Returns the tab that an address hash names. */
export const tabOf = (hash: string): AccountTab | undefined => tabs.get(hash)
