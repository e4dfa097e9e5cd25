import { useEffect } from 'react'

import { viewsAtOnce } from '#domain/community/community.rules.ts'

import { sendViews } from './community.api.ts'

/** `countedPosts` holds the posts counted in this tab; `unsent` holds those that the Worker hasn't received yet. */
const countedPosts = new Set<string>()
let unsent: string[] = []

/** Counts a view once the tab is visible. Views are sent together when the page is hidden or a batch is full. */
export function useView(id: string): void {
  useEffect(() => {
    const listening = new AbortController()
    const count = () => {
      if (document.visibilityState !== 'visible') return
      listening.abort()
      countView(id)
    }
    document.addEventListener('visibilitychange', count, { signal: listening.signal })
    count()
    return () => listening.abort()
  }, [id])
}

function countView(id: string): void {
  if (countedPosts.has(id)) return
  if (countedPosts.size === 0) {
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendUnsent())
    addEventListener('pagehide', sendUnsent)
  }
  countedPosts.add(id)
  if (unsent.push(id) === viewsAtOnce) sendUnsent()
}

function sendUnsent(): void {
  if (unsent.length > 0) sendViews(unsent)
  unsent = []
}
