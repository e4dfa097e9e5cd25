import { openAccountDialog } from '#client/core/account-dialog.ts'
import type { ApiContext } from '#client/core/api.ts'
import { removeOwnDrafts } from '#client/core/draft-owner.ts'
import { sharedSession } from '#client/core/session-request.ts'
import { announceSession, listenToSession } from '#client/core/session.ts'
import { clearTab } from '#client/core/tab-storage.ts'
import { showToast } from '#client/core/toasts.ts'

import { getSession } from './accounts.api.ts'

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

// A sign-in or sign-out invalidates a pending request.
listenToSession(() => {
  delete sharedSession.request
})

/**
 * Milliseconds for which calls share a response. Several parts of a page request the session at almost the same time.
 */
const sharingMs = 500

/** Requests the current session. Calls at the same time or within `sharingMs` share one request. */
export function requestSession(context: ApiContext): ReturnType<typeof getSession> {
  if (sharedSession.request) return sharedSession.request
  const request = getSession(context)
  const clearRequest = () => {
    if (sharedSession.request === request) delete sharedSession.request
  }
  request.then(() => setTimeout(clearRequest, sharingMs), clearRequest)
  sharedSession.request = request
  return request
}
