import { openAccountDialog } from '#client/core/account-dialog.ts'
import { removeOwnDrafts } from '#client/core/draft-owner.ts'
import { announce } from '#client/core/session.ts'
import { showToast } from '#client/core/toasts.ts'

export const openSignIn = (): void => openAccountDialog('sign-in')

/** Nobody is signed in here any more; the other tabs hear of it. */
export function forgetSession(): void {
  removeOwnDrafts()
  announce('signed-out')
}

/** Somebody is signed in here from now on; the other tabs hear of it. */
export function welcome(greeting: string): void {
  announce('signed-in')
  void showToast('success', greeting)
}
