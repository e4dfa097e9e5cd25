import type { NameIndex } from '#domain/safety/names.ts'
import { findDoseProblems, findDrinkProblems } from '#domain/safety/text-check.ts'
import type { RecipeContext } from '#domain/safety/text-findings.ts'

import type { LabelDraft } from './label.types.ts'

type LabelTexts = Pick<LabelDraft, 'name' | 'subtitle' | 'instructions' | 'batch' | 'notes'>

/**
 * Returns reasons not to print a label's texts. Refuses excessive doses in any field. Refuses restricted plants too,
 * but in the notes only if the text says to drink them. `unweighedLines` are lines, with amounts, that the check
 * doesn't weigh.
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
