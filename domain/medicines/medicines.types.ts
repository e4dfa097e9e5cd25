import type { DrugClass } from '#domain/safety/profile.ts'

/**
 * Substance or fixed combination that people take. `products` are trade names and other names; `atc` are WHO ATC codes
 * of the substance or of its group. `classes` are everything that the check knows about the medicine. They are empty
 * for a medicine that acts locally or is injected and fits no class. `isOral` is true when any usual form is swallowed
 * or dissolves in the mouth.
 */
export type Medicine = {
  name: string
  products: readonly string[]
  atc: readonly string[]
  classes: readonly DrugClass[]
  isOral: boolean
}
