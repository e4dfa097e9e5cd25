import type { Herb } from '#domain/herbs/herbs.schemas.ts'

import type { RecipeToCheck } from './check.ts'

/** Creates a recipe with the largest daily amount of one herb and all preparation steps that it needs. */
export const createSingleHerbRecipe = ({
  commonName,
  maxDailyGrams,
  tea,
}: Pick<Herb, 'commonName' | 'maxDailyGrams' | 'tea'>): RecipeToCheck => ({
  ingredients: [{ name: commonName, gramsPerCup: maxDailyGrams / tea.cupsPerDayMax }],
  cupsPerDay: tea.cupsPerDayMax,
  preparation: tea.requirements,
})
