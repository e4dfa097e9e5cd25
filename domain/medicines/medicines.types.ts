import type { DrugClass } from '#domain/safety/profile.ts'

/**
 * A substance or fixed combination that people take. `products` are trade names and other names; `atc` WHO ATC codes, of a
 * substance or of its group. `classes` are all that the check knows it by; none: it acts where it is applied or is injected,
 * and no class describes it. `byMouth` is true where any usual form is swallowed or dissolves in the mouth.
 */
export type Medicine = {
  name: string
  products: readonly string[]
  atc: readonly string[]
  classes: readonly DrugClass[]
  byMouth: boolean
}
