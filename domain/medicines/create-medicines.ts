import type { DrugClass } from '#domain/safety/profile.ts'

import type { Medicine } from './medicines.types.ts'

/** `atc` codes are separated by a space; `products` by a comma and a space. */
type Row = readonly [name: string, atc: string, products?: string]

/** Creates one medicine for each row, with exactly these classes. All are swallowed or dissolve in the mouth. */
export const createOralMedicines = (classes: readonly DrugClass[], rows: readonly Row[]): Medicine[] =>
  rows.map((row) => createMedicine(row, classes, true))

/**
 * Creates one medicine for each row, with exactly these classes. All are injected, inhaled or applied to the skin, eye
 * or nose.
 */
export const createNonOralMedicines = (classes: readonly DrugClass[], rows: readonly Row[]): Medicine[] =>
  rows.map((row) => createMedicine(row, classes, false))

const createMedicine = ([name, atc, products]: Row, classes: readonly DrugClass[], isOral: boolean): Medicine => ({
  name,
  products: products?.split(', ') ?? [],
  atc: atc.split(' '),
  classes,
  isOral,
})
