import { createEmptyLabel, maxInstructionsLength, maxLines, maxNameLength } from '#domain/labels/label-drafts.ts'
import type { LabelDraft } from '#domain/labels/label.types.ts'
import { truncate } from '#domain/text.ts'

import type { OwnRecipeContent } from './own-recipes.schemas.ts'

/** Creates the label of an own recipe. `from` is the query string of the URL that opens the label. */
export const createOwnRecipeLabel = (content: OwnRecipeContent, from: string, today: string): LabelDraft => ({
  ...createEmptyLabel(today),
  from,
  name: truncate(content.name, maxNameLength),
  lines: content.ingredients
    .slice(0, maxLines)
    .map(({ name, amount }, position) => ({ key: String(position + 1), name, amount })),
  cups: String(content.servings),
  cupsPerDay: String(content.cupsPerDay),
  courseDays: content.courseDays === null ? '' : String(content.courseDays),
  preparation: [...content.preparation],
  instructions: truncate(content.steps.join('\n'), maxInstructionsLength),
})
