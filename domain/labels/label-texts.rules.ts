import type { NameIndex } from '#domain/safety/names.ts'
import { findDoseProblems, findDrinkProblems, type RecipeContext } from '#domain/safety/text-doses.ts'

import type { LabelDraft } from './label.types.ts'

type LabelTexts = Pick<LabelDraft, 'name' | 'subtitle' | 'instructions' | 'batch' | 'notes'>

/**
 * Returns the reasons why the words of a label must not be printed. No field may contain an excessive dose. A
 * restricted plant is refused too; in the notes only if they say to drink it, because all other fields describe the
 * contents of the jar. `unweighedLines` are lines, with amounts, that the check doesn't weigh.
 */
export function findTextRefusals(
  index: NameIndex,
  draft: LabelTexts,
  unweighedLines: readonly string[],
  recipe: RecipeContext,
): string[] {
  const { name, subtitle, instructions, batch, notes } = draft
  return [
    ...[name, subtitle, instructions, batch, ...unweighedLines].flatMap((text) =>
      findDrinkProblems(index, text, recipe),
    ),
    ...findDoseProblems(index, notes, recipe),
  ].flatMap(({ level, text }) => (level === 'REFUSE' ? [text] : []))
}
