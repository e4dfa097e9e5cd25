import type { DrugClass } from '#domain/safety/profile.ts'

import data from './medicines.json' with { type: 'json' }

/** Substance or fixed combination, see `catalog/medicines`. */
export type Medicine = {
  name: string
  products: readonly string[]
  atc: readonly string[]
  classes: readonly DrugClass[]
  isOral: boolean
}

/** Medicines with the same classes. A row has the name, ATC codes and products of a medicine. */
type Entry = { classes: readonly DrugClass[]; isOral: boolean; rows: readonly (readonly string[])[] }

const createMedicines = ({ classes, isOral, rows }: Entry): Medicine[] =>
  rows.map(([name = '', atc = '', products]) => ({
    name,
    products: products?.split(', ') ?? [],
    atc: atc.split(' '),
    classes,
    isOral,
  }))

/** `npm run data` writes only classes of the vocabulary. */
const readEntries = () => data as Entry[]

export const medicines: readonly Medicine[] = readEntries().flatMap(createMedicines)
