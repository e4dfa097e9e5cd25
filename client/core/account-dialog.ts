import { hashes } from '#domain/paths.ts'

import { createStore } from './store.ts'

export type AccountTab = 'sign-in' | 'sign-up' | 'forgotten-password'

const wanted = createStore<AccountTab | null>(null)

/** Opens the dialog over the page at hand, on this tab. */
export const openAccountDialog = (tab: AccountTab): void => wanted.set(tab)
export const closeAccountDialog = (): void => wanted.set(null)

export const useWantedTab = wanted.use

const tabs = new Map<string, AccountTab>([
  [hashes.signIn, 'sign-in'],
  [hashes.signUp, 'sign-up'],
  [hashes.forgottenPassword, 'forgotten-password'],
])

/** The tab that an address asks for. */
export const tabOf = (hash: string): AccountTab | undefined => tabs.get(hash)
