import type { Blend } from '#domain/blends/blends.types.ts'

import { createEmptyLabel } from './label-drafts.ts'
import type { LabelDraft } from './label.types.ts'

/** Returns the label for a generated blend. `from` is the query string of the URL that opens the label. */
export const createBlendLabel = (blend: Blend, from: string, today: string): LabelDraft => ({
  ...createEmptyLabel(today),
  from,
  name: blend.name,
  lines: blend.herbs.map(({ name, gramsPerCup }, position) => ({
    key: String(position + 1),
    name,
    amount: `${gramsPerCup} g`,
  })),
  cupsPerDay: String(blend.cupsPerDay),
  courseDays: blend.courseDays === null ? '' : String(blend.courseDays),
  preparation: [...blend.preparation],
  instructions: blend.method.join('\n'),
})
