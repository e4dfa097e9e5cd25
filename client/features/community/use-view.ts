import { useEffect } from 'react'

import { viewsAtOnce } from '#domain/community/community.rules.ts'

import { sendViews } from './community.api.ts'

/** Posts that this tab has counted, and those of them that the worker does not know yet. */
const counted = new Set<string>()
let unsent: string[] = []

/** Counts a view of the post once it is shown, not in a tab behind others. Views are sent together when the page is left. */
export function useView(id: string): void {
  useEffect(() => {
    const looking = new AbortController()
    const count = () => {
      if (document.visibilityState !== 'visible') return
      looking.abort()
      countView(id)
    }
    document.addEventListener('visibilitychange', count, { signal: looking.signal })
    count()
    return () => looking.abort()
  }, [id])
}

function countView(id: string): void {
  if (counted.has(id)) return
  if (counted.size === 0) {
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendUnsent())
    addEventListener('pagehide', sendUnsent)
  }
  counted.add(id)
  if (unsent.push(id) === viewsAtOnce) sendUnsent()
}

function sendUnsent(): void {
  if (unsent.length > 0) sendViews(unsent)
  unsent = []
}
