import type { DrugClass } from '#domain/safety/profile.ts'

import { isNameEnding, splitMedicineWords, toMedicineKey } from './medicine-names.ts'
import data from './medicine-stems.json' with { type: 'json' }
import type { MedicineStems } from './medicines.schemas.ts'

const readStems = () => data as MedicineStems

const stems = readStems().map(({ stem, kind, classes }) => ({
  pattern: new RegExp(stem),
  kind,
  classes,
}))

const minNameLength = 6

/**
 * Returns the kind of medicine that a name's stem suggests, with its drug classes; undefined when no stem is certain.
 */
export function findMedicineStem(medicineText: string): { kind: string; classes: readonly DrugClass[] } | undefined {
  const words = splitMedicineWords(medicineText)
  const length = words.findLastIndex((word) => !isNameEnding(word)) + 1
  const name = toMedicineKey(words.slice(0, length).join(' '))
  if (name.length < minNameLength || length > 2) return undefined
  return stems.find(({ pattern }) => pattern.test(name))
}

export const formatStemSentence = (medicineText: string, kind: string): string =>
  `We do not know “${medicineText}”. Its name suggests ${/^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind}. Please check that this is right.`
