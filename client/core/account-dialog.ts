import { hashes } from '#domain/paths.ts'

import { createStore } from './store.ts'
import { showToast } from './toasts.ts'

export type AccountTab = 'sign-in' | 'sign-up' | 'forgotten-password'

const requestedTab = createStore<AccountTab | null>(null)

export const openAccountDialog = (tab: AccountTab): void => requestedTab.set(tab)

export function askToSignIn(reason: string): void {
  showToast('error', reason)
  openAccountDialog('sign-in')
}

export const closeAccountDialog = (): void => requestedTab.set(null)

export const useRequestedTab = requestedTab.use

const tabs = new Map<string, AccountTab>([
  [hashes.signIn, 'sign-in'],
  [hashes.signUp, 'sign-up'],
  [hashes.forgottenPassword, 'forgotten-password'],
])

export const tabForHash = (hash: string): AccountTab | undefined => tabs.get(hash)
