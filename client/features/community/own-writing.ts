import { refetchIfChanged } from '#client/core/ask-undisturbed.ts'

const key = 'communityWroteAt'
/** What the edge keeps may be behind for longer than anybody stays with what was just written. */
const behindMs = 10 * 60_000

let wroteAt: number | undefined

/** Something was written, here or live elsewhere: from now on the community is asked past what the edge keeps. */
export function noteWriting(): void {
  wroteAt = Math.max(Date.now(), lastWriting() + 1)
  try {
    sessionStorage.setItem(key, String(wroteAt))
  } catch {
    // A browser that stores nothing knows until the page is loaded anew.
  }
}

/** Whether what the worker has drawn may lack what was written in this tab. */
export const wroteLately = (): boolean => typeof document !== 'undefined' && Date.now() - lastWriting() < behindMs

/** What makes a question one that the edge has no answer to; nothing on the worker, and where nothing was written lately. */
export const sinceWriting = (): { since?: string } => (wroteLately() ? { since: String(lastWriting()) } : {})

/** Asks again when something was written meanwhile. */
export const askSinceWriting = <Answer>(ask: () => Promise<Answer>): Promise<Answer> => refetchIfChanged(lastWriting, ask)

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
