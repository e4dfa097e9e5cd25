import { brewBlend } from '../brewing/brewing.rules.ts'
import type { CheckRecipe, RecipeToCheck } from '../safety/check.ts'
import type { Profile } from '../safety/profile.ts'
import type { Blend, BlendParts, HerbToBlend } from './blends.types.ts'
import type { JudgeBlend } from './solver.rules.ts'

type Known = ReadonlyMap<string, HerbToBlend>

/** Returns the longest course in days that every herb allows, at most two weeks. */
export const courseOf = (herbs: readonly Pick<HerbToBlend, 'maxDurationDays'>[]): number =>
  Math.min(courseDaysMax, ...herbs.flatMap(({ maxDurationDays }) => maxDurationDays ?? []))
const courseDaysMax = 14

/** Turns the parts of a blend into a recipe for the check, with the full names of the herbs. */
export function partsToCheck({ herbs, cupsPerDay }: BlendParts, known: Known): RecipeToCheck {
  const found = herbs.flatMap(({ slug }) => known.get(slug) ?? [])
  return {
    ingredients: herbs.map(({ slug, gramsPerCup }) => ({
      name: known.get(slug)?.commonName ?? slug,
      amount: `${gramsPerCup} g`,
    })),
    servings: 1,
    cupsPerDay,
    courseDays: courseOf(found),
    preparation: brewBlend(found.map((herb) => ({ herb })))?.preparation ?? [],
  }
}

export const blendToCheck = ({ herbs, cupsPerDay, courseDays, preparation }: Blend): RecipeToCheck => ({
  ingredients: herbs.map(({ name, gramsPerCup }) => ({ name, amount: `${gramsPerCup} g` })),
  servings: 1,
  cupsPerDay,
  courseDays,
  preparation,
})

/** Returns a function that checks blends for one person, as strictly as recipes that a model wrote. */
export const judgeFor =
  (check: CheckRecipe, known: Known, profile: Profile | undefined): JudgeBlend =>
  (parts) =>
    check(partsToCheck(parts, known), profile, 'ai').verdict
