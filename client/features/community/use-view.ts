import { useEffect } from 'react'

import { sendView } from './community.api.ts'

/** Counts that the post was looked at: once it is shown, not in a tab behind others. */
export function useView(id: string): void {
  useEffect(() => {
    const looking = new AbortController()
    const count = () => {
      if (document.visibilityState !== 'visible') return
      looking.abort()
      sendView(id)
    }
    document.addEventListener('visibilitychange', count, { signal: looking.signal })
    count()
    return () => looking.abort()
  }, [id])
}
