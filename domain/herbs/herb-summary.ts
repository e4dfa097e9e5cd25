import { findMinimumAge } from '#domain/safety/ages.ts'

import { filterTeaUses, formatUse } from './herbs.rules.ts'
import type { Herb, RestrictedPlant } from './herbs.schemas.ts'
import type { HerbSummary, RestrictedSummary } from './herbs.types.ts'
import { formatFamilyName } from './plant-families.ts'
import { formatForReaders } from './reader-messages.ts'

export const summaryFacts = [
  'family',
  'synonyms',
  'categories',
  'uses',
  'tasteTags',
  'pregnancy',
  'constituents',
  'minAgeYears',
  'childDoses',
  'cookingGramsPerDay',
  'minorGramsPerDay',
  'maxDailyGrams',
  'adviceAfterDays',
  'maxDurationDays',
  'tea',
] as const
export const restrictedSummaryFacts = ['family', 'synonyms', 'reason'] as const

type SummaryRow<Facts> = {
  id: string
  name: string
  scientificName: string
  facts: Facts & { otherNames: string[] | null }
}
export type HerbSummaryRow = SummaryRow<Pick<Herb, (typeof summaryFacts)[number]>> & { emoji: string }
export type RestrictedSummaryRow = SummaryRow<Pick<RestrictedPlant, (typeof restrictedSummaryFacts)[number]>>

const maxUses = 2

export function summariseHerb({ facts, id, name, scientificName, emoji }: HerbSummaryRow): HerbSummary {
  const { categories, tasteTags, uses, pregnancy, constituents, adviceAfterDays, maxDurationDays } = facts
  return {
    id,
    name,
    scientificName,
    emoji,
    family: formatFamilyName(facts.family),
    otherNames: [...facts.synonyms, ...(facts.otherNames ?? [])],
    ailments: categories,
    tastes: tasteTags,
    use: formatUses(uses),
    inCookingAmounts: pregnancy === 'food_amounts_only' || pregnancy === 'ok',
    hasCaffeine: constituents.some((constituent) => constituent.name === 'caffeine'),
    isEveryday: maxDurationDays === null && adviceAfterDays === null,
    fromAge: calculateYoungestAge(facts),
  }
}

export function summariseRestrictedPlant({ facts, ...plant }: RestrictedSummaryRow): RestrictedSummary {
  return {
    ...plant,
    family: formatFamilyName(facts.family),
    otherNames: [...facts.synonyms, ...(facts.otherNames ?? [])],
    reason: formatForReaders(facts.reason),
  }
}

/** Returns the youngest age in years at which the check allows the herb's full daily amount. */
export function calculateYoungestAge(herb: YoungestAgeFacts): number {
  return findMinimumAge([{ herb, gramsPerCup: herb.maxDailyGrams / herb.tea.cupsPerDayMax }], herb.tea.cupsPerDayMax)
}
type YoungestAgeFacts = Pick<
  Herb,
  'minAgeYears' | 'constituents' | 'maxDailyGrams' | 'childDoses' | 'cookingGramsPerDay' | 'minorGramsPerDay'
> & { tea: Pick<Herb['tea'], 'cupsPerDayMax' | 'gramsPerCupMax'> }

/** Formats the traditional uses of the tea as one line. Falls back to the subjects of early trials. */
export function formatUses(uses: Herb['uses']): string {
  const teaUses = filterTeaUses(uses)
  const traditionalUses = teaUses.filter(({ evidence }) => evidence !== 'clinical trials')
  const shownUses = traditionalUses.length > 0 ? traditionalUses : teaUses
  if (shownUses.length === 0) return 'No recorded use as a tea'
  const useTexts = shownUses.slice(0, maxUses).map((use) => formatUse(use).replace(' trials', ''))
  return `${traditionalUses.length > 0 ? 'Traditionally' : 'Early trials'}: ${useTexts.join('; ')}`
}
