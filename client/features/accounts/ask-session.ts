import type { RouterContextProvider } from 'react-router'

import { listenForNews } from '#client/core/session.ts'

import { getSession } from './accounts.api.ts'

let asking: ReturnType<typeof getSession> | undefined
// A sign-in or sign-out makes a request on its way worthless.
listenForNews(() => {
  asking = undefined
})

/** Time after an answer for which it still holds, in milliseconds: the parts of a page ask one after the other. */
const sharedMs = 500

/** Asks who is signed in. Parts of a page that ask at the same time, or soon after another, share one request. */
export function askSession(context: Readonly<RouterContextProvider>): ReturnType<typeof getSession> {
  if (asking) return asking
  const own = getSession(context)
  const drop = () => {
    if (asking === own) asking = undefined
  }
  own.then(() => setTimeout(drop, sharedMs), drop)
  asking = own
  return own
}
