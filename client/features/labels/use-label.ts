import { useState } from 'react'

import {
  isWorthKeeping,
  type SavedLabels,
  labelDraftKey,
  readSavedLabels,
  writeSavedLabels,
} from '#domain/labels/label-drafts.ts'
import type { LabelDraft } from '#domain/labels/label.types.ts'

/** Stored labels as this tab last read or wrote them. */
let lastStored: string | null | undefined

/** Returns the stored labels, or an empty label if there are none. */
export function readStoredLabels(today: string): SavedLabels {
  try {
    lastStored = localStorage.getItem(labelDraftKey)
    return readSavedLabels(lastStored, today)
  } catch {
    return readSavedLabels(null, today)
  }
}

/**
 * Stores the labels. A label that another tab has stored meanwhile becomes `former` instead of being overwritten.
 * Without storage, the labels last while the page is open.
 */
export function storeLabels({ draft, former }: SavedLabels): void {
  try {
    const stored = localStorage.getItem(labelDraftKey)
    const other =
      lastStored === undefined || stored === lastStored ? undefined : readSavedLabels(stored, draft.madeOn).draft
    const nextFormer = other && isWorthKeeping(other) ? other : former
    lastStored = writeSavedLabels({ draft, former: nextFormer })
    localStorage.setItem(labelDraftKey, lastStored)
  } catch {
    // If storage is blocked, the page's state still contains the label.
  }
}

export type ChangeLabel = (part: Partial<LabelDraft>) => void

/** State of the current label. Each change is stored immediately. */
export function useLabel({ draft: initial, former }: SavedLabels): [LabelDraft, ChangeLabel] {
  const [draft, setDraft] = useState(initial)
  const change = (part: Partial<LabelDraft>) => {
    const changed = { ...draft, ...part }
    setDraft(changed)
    storeLabels({ draft: changed, former })
  }
  return [draft, change]
}
