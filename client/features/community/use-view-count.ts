import { useEffect } from 'react'

import { maxViewsPerRequest } from '#domain/community/community.rules.ts'

import { sendViews } from './community.api.ts'

/** `countedPosts` holds the posts counted in this tab; `unsentPosts` holds those that the Worker hasn't received yet. */
const countedPosts = new Set<string>()
let unsentPosts: string[] = []

/** Counts a view once the tab is visible. Views are sent together when the page is hidden or a batch is full. */
export function useViewCount(id: string): void {
  useEffect(() => {
    const abortController = new AbortController()
    const countIfVisible = () => {
      if (document.visibilityState !== 'visible') return
      abortController.abort()
      countView(id)
    }
    document.addEventListener('visibilitychange', countIfVisible, { signal: abortController.signal })
    countIfVisible()
    return () => abortController.abort()
  }, [id])
}

function countView(id: string): void {
  if (countedPosts.has(id)) return
  if (countedPosts.size === 0) {
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendUnsent())
    addEventListener('pagehide', sendUnsent)
  }
  countedPosts.add(id)
  if (unsentPosts.push(id) === maxViewsPerRequest) sendUnsent()
}

function sendUnsent(): void {
  if (unsentPosts.length > 0) sendViews(unsentPosts)
  unsentPosts = []
}
