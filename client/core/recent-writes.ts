import { refetchIfChanged } from './refetch-if-changed.ts'

const key = 'communityWroteAt'
/** Milliseconds after writing during which requests bypass the edge cache, because it may not have the text yet. */
const cacheBypassMs = 10 * 60_000

let lastWriteAt = 0

/** Records that a text was written, here or by somebody else. Requests bypass the edge cache from then on. */
export function recordWrite(): void {
  lastWriteAt = Math.max(Date.now(), getLastWriteAt() + 1)
  try {
    sessionStorage.setItem(key, String(lastWriteAt))
  } catch {
    // If storage is blocked, the time is lost when the page reloads.
  }
}

/** Returns true while HTML from the Worker may lack a text that was written in this tab. */
export const hasRecentWrite = (): boolean =>
  typeof document !== 'undefined' && Date.now() - getLastWriteAt() < cacheBypassMs

/**
 * Returns a query parameter that bypasses the edge cache. Returns none in the Worker, or if nothing was written
 * recently.
 */
export const cacheBypassQuery = (): { since?: string } => (hasRecentWrite() ? { since: String(getLastWriteAt()) } : {})

/** Repeats the request if a text was written while it was running. */
export const requestFresh = <Result>(request: () => Promise<Result>): Promise<Result> =>
  refetchIfChanged(getLastWriteAt, request)

function getLastWriteAt(): number {
  // A page from the browser's cache may have read the time before another page of this tab wrote.
  return Math.max(lastWriteAt, readStoredTime())
}

function readStoredTime(): number {
  try {
    return Number(sessionStorage.getItem(key)) || 0
  } catch {
    return 0
  }
}
