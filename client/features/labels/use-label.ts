import { useState } from 'react'

import { labelDraftKey, readLabel } from '#domain/labels/label-drafts.ts'
import type { LabelDraft } from '#domain/labels/label.types.ts'

/** What this browser kept; where it keeps nothing, a label that nothing was typed for. */
export function readKept(today: string): LabelDraft {
  try {
    return readLabel(localStorage.getItem(labelDraftKey), today)
  } catch {
    return readLabel(null, today)
  }
}

/** A browser that stores nothing holds the label as long as the page is open. */
export function keepLabel(draft: LabelDraft): void {
  try {
    localStorage.setItem(labelDraftKey, JSON.stringify(draft))
  } catch {
    // The page itself still holds it.
  }
}

export type ChangeLabel = (part: Partial<LabelDraft>) => void

/** The label that is being made; each change is kept at once. */
export function useLabel(initial: LabelDraft): [LabelDraft, ChangeLabel] {
  const [draft, setDraft] = useState(initial)
  const change = (part: Partial<LabelDraft>) => {
    const changed = { ...draft, ...part }
    setDraft(changed)
    keepLabel(changed)
  }
  return [draft, change]
}
