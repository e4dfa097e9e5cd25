import type { Blend } from '#domain/blends/blends.types.ts'
import { isWorthKeeping, labelDraftKey, readSavedLabels, writeSavedLabels } from '#domain/labels/label-drafts.ts'
import { labelOfBlend } from '#domain/labels/label-of-blend.ts'

/**
 * Stores a label with the amounts and steps of the blend as the designer's draft; the former draft is kept beside it.
 * Without storage the designer has only the page address, which names the herbs but no amounts.
 */
export function beginLabel(blend: Blend, from: string, today: string): void {
  try {
    const { draft, former } = readSavedLabels(localStorage.getItem(labelDraftKey), today)
    const { output, design, paper } = draft
    const newDraft = { ...labelOfBlend(blend, from, today), output, design, paper }
    const formerDraft = draft.from !== from && isWorthKeeping(draft) ? draft : former
    localStorage.setItem(labelDraftKey, writeSavedLabels({ draft: newDraft, former: formerDraft }))
  } catch {
    // The page address still names the herbs when storage is blocked.
  }
}
