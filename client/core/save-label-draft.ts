import type { Blend } from '#domain/blends/blends.types.ts'
import { createBlendLabel } from '#domain/labels/blend-label.ts'
import { hasContent, labelDraftKey, parseSavedLabels, serialiseLabels } from '#domain/labels/label-drafts.ts'

/**
 * Stores the blend as the label designer's draft. If the former draft had content and another origin, it becomes the
 * previous one.
 */
export function saveLabelDraft(blend: Blend, from: string, today: string): void {
  try {
    const { draft, previous } = parseSavedLabels(localStorage.getItem(labelDraftKey), today)
    const { output, design, paper } = draft
    const newDraft = { ...createBlendLabel(blend, from, today), output, design, paper }
    const formerDraft = draft.from !== from && hasContent(draft) ? draft : previous
    localStorage.setItem(labelDraftKey, serialiseLabels({ draft: newDraft, previous: formerDraft }))
  } catch {
    // If storage is blocked, the designer still gets the herbs from the page URL, without amounts.
  }
}
