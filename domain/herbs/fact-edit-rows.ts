import type { Source } from '#domain/safety/facts.ts'

import { factGroups, type FactEdits } from './fact-edits.ts'
import { someFactValues } from './fact-values.schemas.ts'
import type { FactName, FactValue } from './fact-values.ts'

/** A fact as it is stored: `mine` and `seen` each in a box, for nothing is a value as well. */
export type FactEditRow = {
  herbId: string
  fact: FactName
  mine: { value: FactValue }
  seen: { value: FactValue }
  source: Source
}

/** The edits of one herb from their rows; a fact that this release does not know is left out. */
export function editsOf(rows: readonly Omit<FactEditRow, 'herbId'>[]): FactEdits {
  const known = rows.filter(({ fact }) => Object.hasOwn(factGroups, fact))
  const read = (field: 'mine' | 'seen') =>
    someFactValues.parse(Object.fromEntries(known.map((row) => [row.fact, row[field].value])))
  return {
    mine: read('mine'),
    seen: read('seen'),
    sources: Object.fromEntries(known.map(({ fact, source }) => [fact, source])),
  }
}
