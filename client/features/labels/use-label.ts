import { useState } from 'react'

import { type KeptLabels, labelDraftKey, readKept, writeKept } from '#domain/labels/label-drafts.ts'
import type { LabelDraft } from '#domain/labels/label.types.ts'

/** What this browser kept; where it keeps nothing, a label that nothing was typed for. */
export function keptLabels(today: string): KeptLabels {
  try {
    return readKept(localStorage.getItem(labelDraftKey), today)
  } catch {
    return readKept(null, today)
  }
}

/** A browser that stores nothing holds the labels as long as the page is open. */
export function keepLabels(kept: KeptLabels): void {
  try {
    localStorage.setItem(labelDraftKey, writeKept(kept))
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
