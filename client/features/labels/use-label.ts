import { useState } from 'react'

import { isWorthKeeping, type KeptLabels, labelDraftKey, readKept, writeKept } from '#domain/labels/label-drafts.ts'
import type { LabelDraft } from '#domain/labels/label.types.ts'

/** Stored labels as this tab last read or wrote them. */
let written: string | null | undefined

/** Returns the stored labels, or an empty label if there are none. */
export function keptLabels(today: string): KeptLabels {
  try {
    written = localStorage.getItem(labelDraftKey)
    return readKept(written, today)
  } catch {
    return readKept(null, today)
  }
}

/**
 * Stores the labels. A label that another tab has stored meanwhile becomes `former` instead of being overwritten.
 * Without storage, the labels last while the page is open.
 */
export function keepLabels({ draft, former }: KeptLabels): void {
  try {
    const stored = localStorage.getItem(labelDraftKey)
    const other = written === undefined || stored === written ? undefined : readKept(stored, draft.madeOn).draft
    const kept = other && isWorthKeeping(other) ? other : former
    written = writeKept({ draft, former: kept })
    localStorage.setItem(labelDraftKey, written)
  } catch {
    // Without storage, the page's state still holds the label.
  }
}

export type ChangeLabel = (part: Partial<LabelDraft>) => void

/** State of the current label. Each change is stored immediately. */
export function useLabel({ draft: initial, former }: KeptLabels): [LabelDraft, ChangeLabel] {
  const [draft, setDraft] = useState(initial)
  const change = (part: Partial<LabelDraft>) => {
    const changed = { ...draft, ...part }
    setDraft(changed)
    keepLabels({ draft: changed, former })
  }
  return [draft, change]
}
