import { minimumAge } from '#domain/safety/ages.ts'

import { usesOfTea, useWords } from './herbs.rules.ts'
import type { Herb, RestrictedPlant } from './herbs.schemas.ts'
import type { HerbSummary, RestrictedSummary } from './herbs.types.ts'
import { familyName } from './plant-families.ts'
import { readerText } from './reader-messages.ts'

/** Facts needed for an entry of the list. */
export const listedFacts = [
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
export const listedRestrictedFacts = ['family', 'synonyms', 'reason'] as const

type Listed<Facts> = {
  id: string
  name: string
  scientificName: string
  facts: Facts & { otherNames: string[] | null }
}
export type ListedHerb = Listed<Pick<Herb, (typeof listedFacts)[number]>> & { emoji: string }
export type ListedRestrictedPlant = Listed<Pick<RestrictedPlant, (typeof listedRestrictedFacts)[number]>>

const usesInLine = 2

export function summariseHerb({ facts, id, name, scientificName, emoji }: ListedHerb): HerbSummary {
  const { categories, tasteTags, uses, pregnancy, constituents, adviceAfterDays, maxDurationDays } = facts
  return {
    id,
    name,
    scientificName,
    emoji,
    family: familyName(facts.family),
    otherNames: [...facts.synonyms, ...(facts.otherNames ?? [])],
    ailments: categories,
    tastes: tasteTags,
    use: useLine(uses),
    inCookingAmounts: pregnancy === 'food_amounts_only' || pregnancy === 'ok',
    hasCaffeine: constituents.some((constituent) => constituent.name === 'caffeine'),
    isEveryday: maxDurationDays === null && adviceAfterDays === null,
    fromAge: youngestAge(facts),
  }
}

export function summariseRestrictedPlant({ facts, ...named }: ListedRestrictedPlant): RestrictedSummary {
  return {
    ...named,
    family: familyName(facts.family),
    otherNames: [...facts.synonyms, ...(facts.otherNames ?? [])],
    reason: readerText(facts.reason),
  }
}

/** Returns the youngest age in years at which the full daily amount of the herb alone passes. */
export function youngestAge(herb: YoungestAgeFacts): number {
  return minimumAge([{ herb, gramsPerCup: herb.maxDailyGrams / herb.tea.cupsPerDayMax }], herb.tea.cupsPerDayMax)
}
type YoungestAgeFacts = Pick<
  Herb,
  'minAgeYears' | 'constituents' | 'maxDailyGrams' | 'childDoses' | 'cookingGramsPerDay' | 'minorGramsPerDay'
> & { tea: Pick<Herb['tea'], 'cupsPerDayMax' | 'gramsPerCupMax'> }

/** Returns the traditional uses of the tea in one line, or the subjects of early trials if there is no tradition. */
export function useLine(uses: Herb['uses']): string {
  const ofTea = usesOfTea(uses)
  const tradition = ofTea.filter(({ evidence }) => evidence !== 'clinical trials')
  const listed = tradition.length > 0 ? tradition : ofTea
  if (listed.length === 0) return 'No recorded use of the tea itself'
  const named = listed.slice(0, usesInLine).map((use) => useWords(use).replace(' trials', ''))
  return `${tradition.length > 0 ? 'Traditionally' : 'Early trials'}: ${named.join('; ')}`
}
