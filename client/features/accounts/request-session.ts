import type { ApiContext } from '#client/core/api.ts'
import { sharedSession } from '#client/core/session-request.ts'
import { listenToSession } from '#client/core/session.ts'

import { getSession } from './accounts.api.ts'

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
