import type { Source } from '#domain/safety/facts.ts'

import { factGroups, type FactEdits } from './fact-edits.ts'
import { partialFactValues } from './fact-values.schemas.ts'
import type { FactName, FactValue } from './fact-values.ts'

/**
 * Row of the table `herb_fact_edits`. `mine` and `seen` wrap their value in an object, because null is a valid value.
 */
export type FactEditRow = {
  herbId: string
  fact: FactName
  mine: { value: FactValue }
  seen: { value: FactValue }
  source: Source
}

/** Converts the rows of one herb. Ignores facts that don't exist in this release. */
export function toFactEdits(rows: readonly Omit<FactEditRow, 'herbId'>[]): FactEdits {
  const knownRows = rows.filter(({ fact }) => Object.hasOwn(factGroups, fact))
  const parseValues = (field: 'mine' | 'seen') =>
    partialFactValues.parse(Object.fromEntries(knownRows.map((row) => [row.fact, row[field].value])))
  return {
    values: parseValues('mine'),
    baseValues: parseValues('seen'),
    sources: Object.fromEntries(knownRows.map(({ fact, source }) => [fact, source])),
  }
}
