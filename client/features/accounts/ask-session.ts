import type { RouterContextProvider } from 'react-router'

import { listenForNews } from '#client/core/session.ts'

import { getSession } from './accounts.api.ts'

let asking: ReturnType<typeof getSession> | undefined
// A sign-in or sign-out makes a request on its way worthless.
listenForNews(() => {
  asking = undefined
})

/** Asks who is signed in. Parts of a page that ask at the same time share one request. */
export function askSession(context: Readonly<RouterContextProvider>): ReturnType<typeof getSession> {
  if (asking) return asking
  const own = getSession(context).finally(() => {
    if (asking === own) asking = undefined
  })
  asking = own
  return own
}
