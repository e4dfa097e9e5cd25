import { useState } from 'react'

import { isWorthKeeping, type KeptLabels, labelDraftKey, readKept, writeKept } from '#domain/labels/label-drafts.ts'
import type { LabelDraft } from '#domain/labels/label.types.ts'

/** Stored labels as this tab read or wrote them last. */
let written: string | null | undefined

/** What this browser kept; where it keeps nothing, a label that nothing was typed for. */
export function keptLabels(today: string): KeptLabels {
  try {
    written = localStorage.getItem(labelDraftKey)
    return readKept(written, today)
  } catch {
    return readKept(null, today)
  }
}

/**
 * Stores the labels. A label that another tab has stored meanwhile is put aside, not replaced. A browser without storage keeps the
 * labels while the page is open.
 */
export function keepLabels({ draft, former }: KeptLabels): void {
  try {
    const stored = localStorage.getItem(labelDraftKey)
    const other = written === undefined || stored === written ? undefined : readKept(stored, draft.madeOn).draft
    const kept = other && isWorthKeeping(other) ? other : former
    written = writeKept({ draft, former: kept })
    localStorage.setItem(labelDraftKey, written)
  } catch {
    // The page itself still holds it.
  }
}

export type ChangeLabel = (part: Partial<LabelDraft>) => void

/** The label that is being made; each change is kept at once. */
export function useLabel({ draft: initial, former }: KeptLabels): [LabelDraft, ChangeLabel] {
  const [draft, setDraft] = useState(initial)
  const change = (part: Partial<LabelDraft>) => {
    const changed = { ...draft, ...part }
    setDraft(changed)
    keepLabels({ draft: changed, former })
  }
  return [draft, change]
}
