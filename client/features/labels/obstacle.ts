import type { LabelDraft } from '#domain/labels/label.types.ts'

import type { MadeLabel } from './use-laid-out.ts'

export const notChecked = 'The label could not be checked. Please try again.'

type Obstacle = { text: string; isName: boolean }

/** Why a label cannot be taken along yet; undefined where it can. */
export function obstacleOf({ name }: LabelDraft, made: MadeLabel | undefined): Obstacle | undefined {
  if (name.trim() === '') return { text: 'Please enter a blend name', isName: true }
  if (!made) return { text: notChecked, isName: false }
  const { check, laidOut } = made
  const [reason] = [...check.refusals, ...check.missing]
  if (reason) return { text: reason, isName: false }
  if (!laidOut.isWhole) return { text: 'Not everything has room on this size. Choose a larger one.', isName: false }
  return undefined
}
