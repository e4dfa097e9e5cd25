import { unitChoices, type UnitChoice, type UnitChoices } from '../amounts/unit-choices.ts'

/** Key under which the browser stores the units. */
export const unitsKey = 'recipeUnits'
export const noUnitChoices: UnitChoices = []

/** Parses units in a query parameter or in storage, such as `tsp.f`. Ignores unknown units and their order. */
export function parseUnits(text: string | null): UnitChoices {
  const parts = text?.split('.') ?? []
  return unitChoices.filter((choice) => parts.includes(choice))
}

export const formatUnits = (choices: UnitChoices): string =>
  unitChoices.filter((choice) => choices.includes(choice)).join('.')

/** Returns the choices with one of them changed. */
export const changeUnit = (choices: UnitChoices, unit: UnitChoice, isChosen: boolean): UnitChoices =>
  unitChoices.filter((choice) => (choice === unit ? isChosen : choices.includes(choice)))

/** Returns the query of a recipe page, with its question mark. Leaves out the recipe's own cups and the default units. */
export function createRecipeQuery(
  { servings, units }: { servings: number; units: UnitChoices },
  ownServings: number,
): string {
  const pairs = [
    ...(servings === ownServings ? [] : [`servings=${servings}`]),
    ...(units.length === 0 ? [] : [`units=${formatUnits(units)}`]),
  ]
  return `?${pairs.join('&')}`
}
