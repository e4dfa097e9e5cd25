import type { Condition, DrugClass } from '#domain/safety/profile.ts'

import { conditionsOf } from './medicine-conditions.ts'
import { readMedicineStem } from './medicine-stems.ts'
import { readMedicine } from './medicines.rules.ts'
import { formOf, wordsOf } from './name-endings.ts'

/**
 * Everything that the check takes from a written medicine. `certain` conditions follow from taking it, `possible` ones are
 * asked. A medicine that is not known has the classes that its name suggests and counts as taken by mouth.
 */
export type MedicineReading = {
  isKnown: boolean
  classes: readonly DrugClass[]
  byMouth: boolean
  certain: readonly Condition[]
  possible: readonly Condition[]
}

/** Reads a medicine as a person wrote it, for the check. */
export function readForCheck(written: string): MedicineReading {
  const medicine = readMedicine(written)
  if (!medicine) {
    const classes = readMedicineStem(written)?.classes ?? []
    return { isKnown: false, classes, byMouth: true, certain: [], possible: [] }
  }
  const form = formOf(wordsOf(written))
  const byMouth = form === undefined ? medicine.byMouth : form === 'mouth'
  return { isKnown: true, classes: medicine.classes, byMouth, ...conditionsOf(medicine) }
}
