import { groupDigits } from '#domain/figures.ts'
import { findDateErrors } from '#domain/labels/best-before.rules.ts'
import { maxInstructionsLength, maxNotesLength } from '#domain/labels/label-drafts.ts'
import type { LabelDraft } from '#domain/labels/label.types.ts'

import type { FinishedLabel } from './use-label-layout.ts'

export const labelNotChecked = 'We couldn’t check the label. Please try again.'

type ExportProblem = { text: string; isNameMissing: boolean }

export function findExportProblem(
  draft: LabelDraft,
  finishedLabel: FinishedLabel | undefined,
  today: string,
): ExportProblem | undefined {
  if (draft.name.trim() === '') return { text: 'Please enter a blend name', isNameMissing: true }
  const [error] = validateFields(draft, today)
  if (error) return { text: error, isNameMissing: false }
  if (!finishedLabel) return { text: labelNotChecked, isNameMissing: false }
  const { check, layout } = finishedLabel
  const [reason] = [...check.refusals, ...check.missingAmounts]
  if (reason) return { text: reason, isNameMissing: false }
  if (!layout.fits) return { text: 'The text doesn’t fit this size. Choose a larger size.', isNameMissing: false }
  return undefined
}

/**
 * Returns errors in dates and lengths. Each error names its field, because it appears far from the field.
 */
function validateFields(draft: LabelDraft, today: string): string[] {
  const days = findDateErrors(draft, today)
  return [
    days.bestBefore && 'The best-before date can’t be before the “Made on” date.',
    draft.instructions.length > maxInstructionsLength &&
      `Instructions can have up to ${groupDigits(maxInstructionsLength)} characters.`,
    draft.notes.length > maxNotesLength && `Notes can have up to ${maxNotesLength} characters.`,
  ].filter((error) => typeof error === 'string')
}
