import { groupDigits } from '#domain/figures.ts'
import { errorsOfDays } from '#domain/labels/best-before.rules.ts'
import { instructionsMax, notesMax } from '#domain/labels/label-drafts.ts'
import type { LabelDraft } from '#domain/labels/label.types.ts'

import type { MadeLabel } from './use-laid-out.ts'

export const notChecked = 'We couldn’t check the label. Please try again.'

type Obstacle = { text: string; isName: boolean }

/** Returns the reason why a label can't be exported yet, or undefined if it can. */
export function obstacleOf(draft: LabelDraft, made: MadeLabel | undefined, today: string): Obstacle | undefined {
  if (draft.name.trim() === '') return { text: 'Please enter a blend name', isName: true }
  const [error] = errorsOfFields(draft, today)
  if (error) return { text: error, isName: false }
  if (!made) return { text: notChecked, isName: false }
  const { check, laidOut } = made
  const [reason] = [...check.refusals, ...check.missing]
  if (reason) return { text: reason, isName: false }
  if (!laidOut.isWhole) return { text: 'The text doesn’t fit this size. Choose a larger one.', isName: false }
  return undefined
}

/** Returns errors in dates and lengths. They name the field, because the buttons are far from it. */
function errorsOfFields(draft: LabelDraft, today: string): string[] {
  const days = errorsOfDays(draft, today)
  return [
    days.bestBefore && 'The best-before date is before the date it was made.',
    draft.instructions.length > instructionsMax &&
      `Instructions can have up to ${groupDigits(instructionsMax)} characters.`,
    draft.notes.length > notesMax && `Notes can have up to ${notesMax} characters.`,
  ].filter((error) => typeof error === 'string')
}
