import type { Blend } from '#domain/blends/blends.types.ts'
import { isWorthKeeping, labelDraftKey, readKept, writeKept } from '#domain/labels/label-drafts.ts'
import { labelOfBlend } from '#domain/labels/label-of-blend.ts'

/**
 * Puts a label with the grams and steps of the blend where the designer looks first; what was begun there is put aside. A browser that stores
 * nothing leaves the address, which names the herbs alone.
 */
export function beginLabel(blend: Blend, from: string, today: string): void {
  try {
    const { draft, former } = readKept(localStorage.getItem(labelDraftKey), today)
    const { output, design, paper } = draft
    const begun = { ...labelOfBlend(blend, from, today), output, design, paper }
    const put = draft.from !== from && isWorthKeeping(draft) ? draft : former
    localStorage.setItem(labelDraftKey, writeKept({ draft: begun, former: put }))
  } catch {
    // The address says what it can.
  }
}
