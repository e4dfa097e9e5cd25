import type { RouterContextProvider } from 'react-router'

import { listenForNews } from '#client/core/session.ts'

import { getSession } from './accounts.api.ts'

let asking: ReturnType<typeof getSession> | undefined
// A sign-in or sign-out invalidates a pending request.
listenForNews(() => {
  asking = undefined
})

/** Milliseconds for which a response is shared: parts of a page request the session one after another. */
const sharedMs = 500

/** Requests the current session. Calls at the same time or within `sharedMs` share one request. */
export function callSession(context: Readonly<RouterContextProvider>): ReturnType<typeof getSession> {
  if (asking) return asking
  const own = getSession(context)
  const drop = () => {
    if (asking === own) asking = undefined
  }
  own.then(() => setTimeout(drop, sharedMs), drop)
  asking = own
  return own
}
