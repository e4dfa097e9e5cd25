import { draftPrefix, visitorOwner } from './draft-owner.ts'

/**
 * Unsaved text of a form. `revision` names the saved version that the text is based on; `savedAt` is in epoch
 * milliseconds.
 */
export type Draft = { key: string; form: unknown; revision: string; savedAt: number }
export type DraftContent = Pick<Draft, 'form' | 'revision'>

/** Returns the storage key of a draft. Each open form has its own `slot`, so two tabs never overwrite each other. */
export const draftKey = (owner: string, name: string, slot: string): string => `${draftPrefix}${owner} ${name} ${slot}`

/** Returns the drafts of a form, newest first: the owner's, and those typed by a visitor. */
export function readDrafts(owner: string, name: string): Draft[] {
  const starts = [owner, visitorOwner].map((one) => draftKey(one, name, ''))
  try {
    return Object.keys(localStorage)
      .filter((key) => starts.some((start) => key.startsWith(start) && !key.slice(start.length).includes(' ')))
      .flatMap((key) => readDraft(key, localStorage.getItem(key)))
      .toSorted((one, other) => other.savedAt - one.savedAt)
  } catch {
    return []
  }
}

/** Stores a draft; returns false when the browser's storage is full or blocked. */
export function writeDraft(key: string, { form, revision }: DraftContent): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ form, revision, savedAt: Date.now() }))
    return true
  } catch {
    return false
  }
}

export function removeDraft(key: string): void {
  try {
    if (key.startsWith(draftPrefix)) localStorage.removeItem(key)
  } catch {
    // A browser without storage has no drafts.
  }
}

/** Call this before sending a form. Returns a function that removes the draft, unless the user has typed more since. */
export function createDraftRemover(key = ''): () => void {
  const sent = readText(key)
  return () => {
    if (readText(key) === sent) removeDraft(key)
  }
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Returns an empty list if `writeDraft` did not write this text. */
function readDraft(key: string, text: string | null): Draft[] {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    if (typeof stored !== 'object' || stored === null) return []
    const { form, revision, savedAt } = stored as Record<string, unknown>
    if (form === undefined || typeof revision !== 'string' || typeof savedAt !== 'number') return []
    return [{ key, form, revision, savedAt }]
  } catch {
    return []
  }
}
