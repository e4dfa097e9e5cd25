import { openAccountDialog } from '#client/core/account-dialog.ts'
import { removeOwnDrafts } from '#client/core/draft-owner.ts'
import { announceSession } from '#client/core/session.ts'
import { clearTab } from '#client/core/tab-storage.ts'
import { showToast } from '#client/core/toasts.ts'

export const openSignIn = (): void => openAccountDialog('sign-in')

/** Clears the session in this tab and notifies the other tabs. */
export function clearSession(): void {
  removeOwnDrafts()
  clearTab()
  announceSession('signed-out')
}

/** Announces a sign-in to this and the other tabs, and shows the greeting. */
export function announceSignIn(greeting: string): void {
  announceSession('signed-in')
  showToast('success', greeting)
}
