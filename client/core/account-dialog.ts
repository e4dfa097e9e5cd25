import { hashes } from '#domain/paths.ts'

import { createStore } from './store.ts'
import { showToast } from './toasts.ts'

export type AccountTab = 'sign-in' | 'sign-up' | 'forgotten-password'

const requestedTab = createStore<AccountTab | null>(null)

export const openAccountDialog = (tab: AccountTab): void => requestedTab.set(tab)

let continuation: (() => void) | undefined

/** Opens the dialog over this page. `onSignedIn` runs once the user has signed in, unless they close the dialog. */
export function askToSignIn(reason: string, onSignedIn?: () => void): void {
  showToast('error', reason)
  continuation = onSignedIn
  openAccountDialog('sign-in')
}

/** Returns what runs after the user has signed in. */
export const getContinuation = (): (() => void) | undefined => continuation

export function closeAccountDialog(): void {
  continuation = undefined
  requestedTab.set(null)
}

export const useRequestedTab = requestedTab.use

const tabs = new Map<string, AccountTab>([
  [hashes.signIn, 'sign-in'],
  [hashes.signUp, 'sign-up'],
  [hashes.forgottenPassword, 'forgotten-password'],
])

export const tabForHash = (hash: string): AccountTab | undefined => tabs.get(hash)
