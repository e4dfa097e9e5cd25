import { refetchIfChanged } from '#client/core/refetch-if-changed.ts'

const key = 'communityWroteAt'
/** Milliseconds after writing during which requests bypass the edge cache, because it may not have the text yet. */
const behindMs = 10 * 60_000

let wroteAt: number | undefined

/** Records that a text was written, here or by somebody else. Requests bypass the edge cache from then on. */
export function recordWriting(): void {
  wroteAt = Math.max(Date.now(), lastWriting() + 1)
  try {
    sessionStorage.setItem(key, String(wroteAt))
  } catch {
    // If storage is blocked, the time is lost when the page reloads.
  }
}

/** Returns true while HTML from the Worker may lack a text that was written in this tab. */
export const wroteRecently = (): boolean => typeof document !== 'undefined' && Date.now() - lastWriting() < behindMs

/**
 * Returns a query parameter that bypasses the edge cache. Returns none in the Worker, or if nothing was written
 * recently.
 */
export const cacheBypassQuery = (): { since?: string } => (wroteRecently() ? { since: String(lastWriting()) } : {})

/** Repeats the request if a text was written while it was running. */
export const requestFresh = <Answer>(ask: () => Promise<Answer>): Promise<Answer> => refetchIfChanged(lastWriting, ask)

function lastWriting(): number {
  wroteAt ??= readStored()
  return wroteAt
}

function readStored(): number {
  try {
    return Number(sessionStorage.getItem(key)) || 0
  } catch {
    return 0
  }
}
