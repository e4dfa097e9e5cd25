import { useEffect } from 'react'
import { useFetcher, useNavigate, useRevalidator } from 'react-router'

import { listenForNews, type LoadedSession } from '#client/core/session.ts'
import { isHinted } from '#client/core/sign-in-hint.ts'
import { showToast } from '#client/core/toasts.ts'
import { isGated, paths, sessionForBrowser } from '#domain/paths.ts'

/** Asks who is signed in when the page starts, when another tab says that it changed, and when the reader comes back to it. */
export function useSessionWatch(): void {
  const { data, load } = useFetcher<LoadedSession>({ key: sessionForBrowser })
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const isKnown = data !== undefined
  const isSignedIn = Boolean(data?.session)
  useEffect(() => {
    if (!isKnown && isHinted()) void load(sessionForBrowser)
  }, [isKnown, load])
  useEffect(() => {
    if (isKnown) document.documentElement.toggleAttribute('data-member', isSignedIn)
  }, [isKnown, isSignedIn])
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
      if (document.visibilityState === 'visible' && isHinted() !== isSignedIn) askAgain()
    }
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      stopListening()
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [isSignedIn, load, navigate, revalidate])
}
