import { adultAmountsFromAge } from '../safety/ages.ts'
import { listRelevantConditions, type Profile } from '../safety/profile.ts'
import { blendMessages } from './blends.messages.ts'
import type { Wish } from './wish.rules.ts'

const honeyAims = new Set(['throat', 'cough', 'dry-cough', 'phlegm', 'cold', 'nose'])
const minHoneyAge = 1

/**
 * Suggests a drink when no blend was found. Honey is not for babies or people with diabetes. Lemon and honey are not
 * for people with an allergy or reflux.
 */
export function suggestAlternative({ aims }: Pick<Wish, 'aims'>, profile: Profile): string {
  const { ageYears, allergies } = profile
  const conditions = listRelevantConditions(profile)
  if (ageYears !== undefined && ageYears < minHoneyAge) return blendMessages.forBaby
  const needsPlainWater =
    (allergies?.length ?? 0) > 0 || conditions.includes('gerd_reflux') || !aims.some(({ code }) => honeyAims.has(code))
  if (needsPlainWater) return blendMessages.warmWater
  if (conditions.includes('diabetes')) return blendMessages.lemonWater
  const isChild = ageYears !== undefined && ageYears < adultAmountsFromAge
  return isChild ? blendMessages.honeyForChild : blendMessages.honeyAndLemon
}
