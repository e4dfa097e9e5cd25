import { brewBlend } from '../brewing/brewing.rules.ts'
import type { CheckRecipe, RecipeToCheck } from '../safety/check.ts'
import type { Profile } from '../safety/profile.ts'
import type { Blend, BlendParts, HerbToBlend } from './blends.types.ts'
import type { CheckParts } from './solver.rules.ts'

type HerbsBySlug = ReadonlyMap<string, HerbToBlend>

/** Returns the longest course, in days, that every herb allows. The maximum is two weeks. */
export const getMaxCourseDays = (herbs: readonly Pick<HerbToBlend, 'maxDurationDays'>[]): number =>
  Math.min(longestCourseDays, ...herbs.flatMap(({ maxDurationDays }) => maxDurationDays ?? []))
const longestCourseDays = 14

/** Turns the parts of a blend into a recipe for the check. Ingredients get the herbs' full names. */
export function partsToRecipe({ herbs, cupsPerDay }: BlendParts, herbsBySlug: HerbsBySlug): RecipeToCheck {
  const blendHerbs = herbs.flatMap(({ slug }) => herbsBySlug.get(slug) ?? [])
  return {
    ingredients: herbs.map(({ slug, gramsPerCup }) => ({
      name: herbsBySlug.get(slug)?.commonName ?? slug,
      amount: `${gramsPerCup} g`,
    })),
    servings: 1,
    cupsPerDay,
    courseDays: getMaxCourseDays(blendHerbs),
    preparation: brewBlend(blendHerbs.map((herb) => ({ herb })))?.preparation ?? [],
  }
}

export const blendToRecipe = ({ herbs, cupsPerDay, courseDays, preparation }: Blend): RecipeToCheck => ({
  ingredients: herbs.map(({ name, gramsPerCup }) => ({ name, amount: `${gramsPerCup} g` })),
  servings: 1,
  cupsPerDay,
  courseDays,
  preparation,
})

/** Returns a function that checks blends for one person. It is as strict as for recipes that a model wrote. */
export const createPartsCheck =
  (check: CheckRecipe, herbsBySlug: HerbsBySlug, profile: Profile | undefined): CheckParts =>
  (parts) =>
    check(partsToRecipe(parts, herbsBySlug), profile, 'ai').verdict
