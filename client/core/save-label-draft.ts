import type { Blend } from '#domain/blends/blends.types.ts'
import { createBlendLabel } from '#domain/labels/blend-label.ts'
import { hasContent, labelDraftKey, parseSavedLabels, serialiseLabels } from '#domain/labels/label-drafts.ts'

/**
 * Stores the blend's amounts and steps as the designer's draft label and keeps the previous draft. If storage is
 * blocked, the designer gets only the page URL, which names the herbs without amounts.
 */
export function saveLabelDraft(blend: Blend, from: string, today: string): void {
  try {
    const { draft, previous } = parseSavedLabels(localStorage.getItem(labelDraftKey), today)
    const { output, design, paper } = draft
    const newDraft = { ...createBlendLabel(blend, from, today), output, design, paper }
    const formerDraft = draft.from !== from && hasContent(draft) ? draft : previous
    localStorage.setItem(labelDraftKey, serialiseLabels({ draft: newDraft, previous: formerDraft }))
  } catch {
    // The page URL still names the herbs when storage is blocked.
  }
}
