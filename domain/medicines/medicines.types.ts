import type { DrugClass } from '#domain/safety/profile.ts'

/**
 * A substance or fixed combination that people take. `products` are trade names and other names; `atc` WHO ATC codes, of a
 * substance or of its group. `classes` are all that the check knows it by; none: it acts on skin, eye, nose or lungs or is
 * injected, and no class describes it.
 */
export type Medicine = {
  name: string
  products: readonly string[]
  atc: readonly string[]
  classes: readonly DrugClass[]
}
