import { adultAmountsFromAge } from '../safety/ages.ts'
import { listRelevantConditions, type Profile } from '../safety/profile.ts'
import { blendWords } from './blends.messages.ts'
import type { Wish } from './wish.rules.ts'

const soothed = new Set(['throat', 'cough', 'dry-cough', 'phlegm', 'cold', 'nose'])
const honeyFromAge = 1

/**
 * Suggests drinks when no blend was found. It leaves out honey and lemon for people with an allergy, diabetes or
 * reflux, and honey before the first birthday.
 */
export function alternativeWords({ aims }: Pick<Wish, 'aims'>, profile: Profile): string {
  const { ageYears, allergies } = profile
  const conditions = listRelevantConditions(profile)
  if (ageYears !== undefined && ageYears < honeyFromAge) return blendWords.forBaby
  const isPlain =
    (allergies?.length ?? 0) > 0 || conditions.includes('gerd_reflux') || !aims.some(({ code }) => soothed.has(code))
  if (isPlain) return blendWords.warmWater
  if (conditions.includes('diabetes')) return blendWords.lemonWater
  const isChild = ageYears !== undefined && ageYears < adultAmountsFromAge
  return isChild ? blendWords.honeyForChild : blendWords.honeyAndLemon
}
