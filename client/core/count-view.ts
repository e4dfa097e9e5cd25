import { api } from '#domain/api.ts'

/** Reports a view of the post once the tab is visible. The worker counts one view a day, network and browser. */
export function countView(postId: string): void {
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
