import { useEffect, useRef } from 'react'
import { useFetcher, useNavigate, useRevalidator } from 'react-router'

import { retryAfter } from '#client/core/retry-after.ts'
import { listenForNews, type LoadedSession, useSession } from '#client/core/session.ts'
import { hasSessionCookie } from '#client/core/sign-in-hint.ts'
import { showToast } from '#client/core/toasts.ts'
import { isGated, paths, sessionForBrowser } from '#domain/paths.ts'

/**
 * Loads who is signed in when the page starts, when another tab says that it changed, and when the reader comes back to it. While that
 * fails it tries again: after 1, 2, 4 … seconds, at most a minute apart, and at once when the network or the reader comes back.
 */
export function useSessionWatch(): void {
  const { data, load } = useFetcher<LoadedSession>({ key: sessionForBrowser })
  const session = useSession()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const isSignedIn = Boolean(session)
  const failures = useRef(0)
  useEffect(() => {
    if (session !== undefined) failures.current = 0
    else if (data) return retryAfter(2 ** failures.current++, () => void load(sessionForBrowser))
    else if (hasSessionCookie()) void load(sessionForBrowser)
    return undefined
  }, [data, session, load])
  // The styles hide what a page shows to visitors for members, and while a member may be signed in.
  useEffect(() => {
    const { dataset } = document.documentElement
    if (session || (session === undefined && hasSessionCookie())) dataset['member'] = session?.role ?? ''
    else delete dataset['member']
  }, [session])
  useEffect(() => {
    const askAgain = () => {
      void load(sessionForBrowser)
      void revalidate()
    }
    const leave = () => {
      void load(sessionForBrowser)
      void navigate(paths.home)
    }
    const stopListening = listenForNews((news, isOwn) => {
      // Whoever did it here has said so, and its page is asked for anew by the router.
      if (isOwn) void load(sessionForBrowser)
      else {
        void showToast('success', news === 'signed-in' ? 'Welcome back!' : 'See you later!')
        // The gate would lead there as well, and say that a sign-in is missing.
        if (news === 'signed-out' && isGated(location.pathname)) leave()
        else askAgain()
      }
    })
    const onReturn = () => {
      if (document.visibilityState === 'visible' && hasSessionCookie() !== isSignedIn) askAgain()
    }
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      stopListening()
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [isSignedIn, load, navigate, revalidate])
}
