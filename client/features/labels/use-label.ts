import { useState } from 'react'

import {
  hasContent,
  type SavedLabels,
  labelDraftKey,
  parseSavedLabels,
  serialiseLabels,
} from '#domain/labels/label-drafts.ts'
import type { LabelDraft } from '#domain/labels/label.types.ts'

/** Text of the stored labels when this tab last read or wrote them. */
let lastStoredText: string | null | undefined

export function readStoredLabels(today: string): SavedLabels {
  try {
    lastStoredText = localStorage.getItem(labelDraftKey)
    return parseSavedLabels(lastStoredText, today)
  } catch {
    return parseSavedLabels(null, today)
  }
}

/**
 * Stores the labels. A label that another tab has stored meanwhile becomes `previous` instead of being overwritten. If
 * storage is blocked, the labels last until the page is closed.
 */
export function storeLabels({ draft, previous }: SavedLabels): void {
  try {
    const storedText = localStorage.getItem(labelDraftKey)
    const otherTabDraft =
      lastStoredText === undefined || storedText === lastStoredText
        ? undefined
        : parseSavedLabels(storedText, draft.madeOn).draft
    const newPrevious = otherTabDraft && hasContent(otherTabDraft) ? otherTabDraft : previous
    lastStoredText = serialiseLabels({ draft, previous: newPrevious })
    localStorage.setItem(labelDraftKey, lastStoredText)
  } catch {
    // The state of the page still contains the label.
  }
}

export type ChangeLabel = (changes: Partial<LabelDraft>) => void

/** Returns the current label and a function that changes and stores it. */
export function useLabel({ draft: initial, previous }: SavedLabels): [LabelDraft, ChangeLabel] {
  const [draft, setDraft] = useState(initial)
  const change = (changes: Partial<LabelDraft>) => {
    const newDraft = { ...draft, ...changes }
    setDraft(newDraft)
    storeLabels({ draft: newDraft, previous })
  }
  return [draft, change]
}
