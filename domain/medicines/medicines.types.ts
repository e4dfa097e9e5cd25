import type { DrugClass } from '#domain/safety/profile.ts'

/**
 * Substance or fixed combination. `products` are trade names and other names; `atc` are WHO ATC codes of the substance
 * or its group. `classes` are the only facts that the check uses. They are empty for a medicine that acts locally or is
 * injected and fits no class. `isOral` is true when any usual form is swallowed or dissolves in the mouth.
 */
export type Medicine = {
  name: string
  products: readonly string[]
  atc: readonly string[]
  classes: readonly DrugClass[]
  isOral: boolean
}
