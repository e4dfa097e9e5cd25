import type { DrugClass } from '#domain/safety/profile.ts'

import type { Medicine } from './medicines.types.ts'

/** ATC codes are parted by a space, products by a comma and a space. */
type Row = readonly [name: string, atc: string, products?: string]

/** The medicines of exactly these classes that are swallowed or dissolve in the mouth, one a row. */
export const taking = (classes: readonly DrugClass[], rows: readonly Row[]): Medicine[] =>
  rows.map((row) => medicineOf(row, classes, true))

/** The same for medicines that are injected, inhaled or put on the skin, in the eye or in the nose. */
export const takingNotByMouth = (classes: readonly DrugClass[], rows: readonly Row[]): Medicine[] =>
  rows.map((row) => medicineOf(row, classes, false))

const medicineOf = ([name, atc, products]: Row, classes: readonly DrugClass[], byMouth: boolean): Medicine => ({
  name,
  products: products?.split(', ') ?? [],
  atc: atc.split(' '),
  classes,
  byMouth,
})
