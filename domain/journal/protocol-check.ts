import type { RecipeToCheck } from '#domain/safety/check.ts'

import { daysOf } from './protocols.ts'
import type { PlannedTea, Protocol } from './protocols.types.ts'

/** On how many days a plan pours this tea. */
export const daysWithTea = (protocol: Protocol, tea: PlannedTea): number =>
  daysOf(protocol).filter(({ teas }) => teas.some(({ slug }) => slug === tea.slug)).length

/** A tea as a check takes it: its own cups of a day, for the days on which the plan pours it. */
export function teaToCheck(tea: PlannedTea, courseDays: number): RecipeToCheck {
  const ingredients = [...tea.herbs, ...tea.kitchen.map((name) => ({ name }))]
  return { ingredients, cupsPerDay: tea.cups.length, courseDays, preparation: tea.preparation }
}

/**
 * Everything that is drunk on a day as one blend, so that amounts and effects of several teas add up: the grams of the day spread
 * evenly over its cups. Undefined on a day without tea.
 */
export function dayToCheck(teas: readonly PlannedTea[], courseDays: number): RecipeToCheck | undefined {
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
    preparation: [...new Set(teas.flatMap(({ preparation }) => preparation))],
  }
}
