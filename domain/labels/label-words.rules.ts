import type { NameIndex } from '#domain/safety/names.ts'
import { doseFindings, drinkFindings, type OwnRecipe } from '#domain/safety/text-doses.ts'

import type { LabelDraft } from './label.types.ts'

type Written = Pick<LabelDraft, 'name' | 'subtitle' | 'instructions' | 'batch' | 'notes'>

/**
 * Why the words of a label refuse it: a dose anywhere, and a restricted plant, in a note only where it is drunk. All else that
 * stands on a label is about what is in the jar. `unweighed` are lines whose amounts nobody weighs, with these.
 */
export function wordRefusals(index: NameIndex, draft: Written, unweighed: readonly string[], own: OwnRecipe): string[] {
  const { name, subtitle, instructions, batch, notes } = draft
  return [
    ...[name, subtitle, instructions, batch, ...unweighed].flatMap((text) => drinkFindings(index, text, own)),
    ...doseFindings(index, notes, own),
  ].flatMap(({ level, text }) => (level === 'REFUSE' ? [text] : []))
}
