import type { Condition } from '#domain/safety/profile.ts'

import type { ConditionRow } from './condition-row.ts'
import { bodyRows } from './condition-rows-body.ts'
import { defenceAndNerveRows } from './condition-rows-defence-and-nerves.ts'
import type { Medicine } from './medicines.types.ts'

/**
 * Conditions that people on a medicine have or may have, by ATC code prefix. The longest matching prefix wins. Sources:
 * the group names in the WHO index of 2026-04-25 and the therapeutic areas in the EMA's list of October 2025. Uses
 * outside the licence are listed only if they are common. No pharmacist has reviewed this table yet.
 */
export const conditionRows: readonly ConditionRow[] = [...bodyRows, ...defenceAndNerveRows]

/** Conditions that have no row in `conditionRows`, with the reason. */
export const conditionsWithoutMedicine: Partial<Record<Condition, string>> = {
  celiac_disease: 'It is treated with a gluten-free diet.',
  intestinal_obstruction: 'It is treated in hospital.',
  viral_fever_under_18: 'It passes, and medicines that lower a fever have many other uses.',
}

/**
 * Returns the conditions of people who take the medicine. A condition is certain when every code of the medicine makes
 * it certain. For a kind of medicine, every possible group must make it certain. All other conditions are possible.
 */
export function listMedicineConditions({ atc }: Pick<Medicine, 'atc'>): {
  certain: Condition[]
  possible: Condition[]
} {
  const rows = atc.flatMap(findRows)
  const [first, ...others] = rows
  const certain = (first?.certain ?? []).filter((condition) =>
    others.every((other) => other.certain.includes(condition)),
  )
  const allConditions = new Set(
    rows.flatMap(({ certain: certainConditions, possible }) => certainConditions.concat(possible)),
  )
  return { certain, possible: [...allConditions].filter((condition) => !certain.includes(condition)) }
}

/** Returns the row for a code and the rows for the groups within it. */
function findRows(code: string): ConditionRow[] {
  const longestMatch = conditionRows
    .filter(({ atc }) => code.startsWith(atc))
    .toSorted((one, other) => other.atc.length - one.atc.length)
    .slice(0, 1)
  return [...longestMatch, ...conditionRows.filter(({ atc }) => atc.length > code.length && atc.startsWith(code))]
}
