import type { Blend } from '#domain/blends/blends.types.ts'
import { isWorthKeeping, labelDraftKey, readSavedLabels, writeSavedLabels } from '#domain/labels/label-drafts.ts'
import { labelOfBlend } from '#domain/labels/label-of-blend.ts'

/**
 * Stores the blend's amounts and steps as the designer's draft label and keeps the previous draft. If storage is
 * blocked, the designer gets only the page URL, which names the herbs without amounts.
 */
export function beginLabel(blend: Blend, from: string, today: string): void {
  try {
    const { draft, former } = readSavedLabels(localStorage.getItem(labelDraftKey), today)
    const { output, design, paper } = draft
    const newDraft = { ...labelOfBlend(blend, from, today), output, design, paper }
    const formerDraft = draft.from !== from && isWorthKeeping(draft) ? draft : former
    localStorage.setItem(labelDraftKey, writeSavedLabels({ draft: newDraft, former: formerDraft }))
  } catch {
    // The page URL still names the herbs when storage is blocked.
  }
}
