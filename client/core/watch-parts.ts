import { api } from '#domain/api.ts'

import { fetchDocument, replaceParts } from './document-parts.ts'
import { watchFilters } from './filters.ts'
import { cacheBypassQuery, hasRecentWrite } from './recent-writes.ts'

/**
 * Updates the parts of a document: those of a list when its filters change, and those with `data-refresh` when the user
 * returns to the tab. Counts the view of a post.
 */
export function watchParts(): void {
  const filters = document.querySelector<HTMLFormElement>('form[data-filters]')
  if (filters) watchFilters(filters)
  const { viewedPost } = document.querySelector<HTMLElement>('[data-viewed-post]')?.dataset ?? {}
  if (viewedPost !== undefined) countView(viewedPost)
  if (!document.querySelector('[data-refresh]')) return
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tryRefresh()
  })
  if (hasRecentWrite()) tryRefresh()
}

const tryRefresh = () => void refreshParts().catch(() => undefined)

let refreshing: AbortController | undefined

/** Replaces the parts that have `data-refresh`, and includes what was written in this tab. Rejects if it can't. */
export async function refreshParts(): Promise<void> {
  refreshing?.abort()
  refreshing = new AbortController()
  const { signal } = refreshing
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(cacheBypassQuery())) url.searchParams.set(name, value)
  replaceParts('data-refresh', (await fetchDocument(url.href, { signal })).latest)
}

/** Reports a view of the post once the tab is visible. The worker counts one view a day, network and browser. */
function countView(postId: string): void {
  const abortController = new AbortController()
  const sendIfVisible = () => {
    if (document.visibilityState !== 'visible') return
    abortController.abort()
    const body = new Blob([JSON.stringify({ posts: [postId] })], { type: 'application/json' })
    navigator.sendBeacon(`${api.community}/views`, body)
  }
  document.addEventListener('visibilitychange', sendIfVisible, { signal: abortController.signal })
  sendIfVisible()
}
