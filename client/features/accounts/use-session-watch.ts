import { useEffect, useRef } from 'react'

import { useFetcher } from '#client/core/fetcher.tsx'
import { openPage, reloadPage } from '#client/core/resources.ts'
import { retryAfter } from '#client/core/retry-after.ts'
import { hasSessionCookie } from '#client/core/session-cookie.ts'
import { unauthorizedCount } from '#client/core/session-request.ts'
import { listenToSession, type LoadedSession, useSession } from '#client/core/session.ts'
import { showToast } from '#client/core/toasts.ts'
import { requiresSignIn, paths, sessionDataPath } from '#domain/paths.ts'

/**
 * Loads the session on page load, after a sign-in or sign-out in another tab, and when the user returns to the page.
 * Retries a failed load after 1, 2, 4 … seconds, up to a minute apart, and immediately when the network or the user
 * returns.
 */
export function useSessionWatch(): void {
  const { data, load } = useFetcher<LoadedSession>({ key: sessionDataPath })
  const session = useSession()
  const isSignedIn = Boolean(session)
  const failureCount = useRef(0)
  const unauthorizedCalls = unauthorizedCount.use()
  useEffect(() => {
    if (unauthorizedCalls > 0) void load(sessionDataPath)
  }, [unauthorizedCalls, load])
  useEffect(() => {
    if (session !== undefined) failureCount.current = 0
    else if (data) return retryAfter(2 ** failureCount.current++, () => void load(sessionDataPath))
    else if (hasSessionCookie()) void load(sessionDataPath)
    return undefined
  }, [data, session, load])
  // CSS hides visitor-only content from members, and from users whose session is still loading.
  useEffect(() => {
    const { dataset } = document.documentElement
    if (session || (session === undefined && hasSessionCookie())) dataset['member'] = session?.role ?? ''
    else delete dataset['member']
  }, [session])
  useEffect(() => {
    const refetchSession = () => {
      void load(sessionDataPath)
      void reloadPage()
    }
    const goHome = () => {
      void load(sessionDataPath)
      void openPage({ to: paths.home, replaces: false })
    }
    const stopListening = listenToSession((event, isOwn) => {
      // After a change in this tab, the toast is already shown and the router reloads the data.
      if (isOwn) void load(sessionDataPath)
      else {
        showToast('success', event === 'signed-in' ? 'Welcome back!' : 'See you later!')
        // The route guard would also redirect to the home page, but would then ask the user to sign in.
        if (event === 'signed-out' && requiresSignIn(location.pathname)) goHome()
        else refetchSession()
      }
    })
    const onReturn = () => {
      if (document.visibilityState === 'visible' && hasSessionCookie() !== isSignedIn) refetchSession()
    }
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      stopListening()
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [isSignedIn, load])
}
