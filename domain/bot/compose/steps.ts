import { createBrewSteps } from '#domain/brewing/brewing.messages.ts'
import type { Brew } from '#domain/brewing/brewing.types.ts'
import { lineLimits } from '#domain/recipes/recipe-limits.ts'

import type { ExtraIngredient } from './extras.ts'

type StepsInput = { brew: Brew; servings: number; extra: ExtraIngredient | undefined; ailment: string }

const [minSteps, maxSteps] = lineLimits.instructions

/** Writes the steps of a brew, from weighing to drinking. */
export function writeSteps({ brew, servings, extra, ailment }: StepsInput): string[] {
  const steps = [...createBrewSteps(brew, servings), ...(extra ? [extra.step] : [])]
  const lastSteps = extra?.isIced === true ? [] : [writeLastStep(brew, servings, ailment)]
  return addOpeningSteps(steps.length < maxSteps ? [...steps, ...lastSteps] : steps)
}

const openingSteps = ['Set out a strainer, a timer and clean cups.', 'Weigh the herbs.']

/** Returns at least four steps, which is the minimum for a recipe. */
export const addOpeningSteps = (steps: readonly string[]): string[] =>
  steps.length >= minSteps ? [...steps] : [...openingSteps.slice(steps.length - minSteps), ...steps]

/** Writes the step about drinking the tea. It never suggests more cups than the daily maximum, or keeping tea overnight. */
function writeLastStep({ cupsPerDay }: Brew, servings: number, ailment: string): string {
  if (servings > cupsPerDay)
    return `Share the pot: ${cupsPerDay === 1 ? 'one cup is' : 'two cups are'} the most for one person in a day.`
  if (servings === 1) return 'Drink it while it is warm, in small sips.'
  return ailment === 'Sleep Problems'
    ? 'Drink one cup or share the pot. Pour away whatever is left by morning.'
    : 'Drink it on the same day, and keep what is left covered.'
}
