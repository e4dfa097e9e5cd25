import type { RecipeToCheck } from '#domain/safety/check.ts'

import { listPlanDays } from './protocols.ts'
import type { PlannedTea, Protocol } from './protocols.types.ts'

export const countTeaDays = (protocol: Protocol, tea: PlannedTea): number =>
  listPlanDays(protocol).filter(({ teas }) => teas.some(({ slug }) => slug === tea.slug)).length

export function toTeaRecipe(tea: PlannedTea, courseDays: number): RecipeToCheck {
  const ingredients = [...tea.herbs, ...tea.kitchenIngredients.map((name) => ({ name }))]
  return { ingredients, cupsPerDay: tea.cups.length, courseDays, preparation: tea.preparationSteps }
}

/**
 * Combines all teas of a day into one recipe, so that the check adds up amounts and effects. Spreads the grams evenly
 * over the cups. Returns undefined for a day without tea.
 */
export function toDayRecipe(teas: readonly PlannedTea[], courseDays: number): RecipeToCheck | undefined {
  const cupsPerDay = teas.reduce((sum, { cups }) => sum + cups.length, 0)
  if (cupsPerDay === 0) return undefined
  const gramsPerDay = new Map<string, number>()
  for (const { herbs, cups } of teas)
    for (const { name, gramsPerCup } of herbs)
      gramsPerDay.set(name, (gramsPerDay.get(name) ?? 0) + gramsPerCup * cups.length)
  return {
    ingredients: [...gramsPerDay].map(([name, grams]) => ({ name, gramsPerCup: grams / cupsPerDay })),
    cupsPerDay,
    courseDays,
    preparation: [...new Set(teas.flatMap(({ preparationSteps }) => preparationSteps))],
  }
}
