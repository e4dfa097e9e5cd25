import type { DrugClass } from '#domain/safety/profile.ts'

import type { Medicine } from './medicines.types.ts'

/** ATC codes are parted by a space, products by a comma and a space. */
type Row = readonly [name: string, atc: string, products?: string]

/** The medicines of exactly these classes, one a row. */
export function taking(classes: readonly DrugClass[], rows: readonly Row[]): Medicine[] {
  return rows.map(([name, atc, products]) => ({
    name,
    products: products?.split(', ') ?? [],
    atc: atc.split(' '),
    classes,
  }))
}
