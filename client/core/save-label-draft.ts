import { hasContent, labelDraftKey, parseSavedLabels, serialiseLabels } from '#domain/labels/label-drafts.ts'
import type { LabelDraft } from '#domain/labels/label.types.ts'

/**
 * Stores the label as the label designer's draft, with the output, design and paper of the former one. If the former
 * draft had content and another origin, it becomes the previous one.
 */
export function saveLabelDraft(label: LabelDraft): void {
  try {
    const { draft, previous } = parseSavedLabels(localStorage.getItem(labelDraftKey), label.madeOn)
    const { output, design, paper } = draft
    const newDraft = { ...label, output, design, paper }
    const formerDraft = draft.from !== label.from && hasContent(draft) ? draft : previous
    localStorage.setItem(labelDraftKey, serialiseLabels({ draft: newDraft, previous: formerDraft }))
  } catch {
    // If storage is blocked, the designer still gets the herbs from the page URL, without amounts.
  }
}
