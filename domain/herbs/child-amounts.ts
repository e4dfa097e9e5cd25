import { adultAmountsFromAge, getChildLimits, getChildMinorGrams, cookingAmountsFromAge } from '#domain/safety/ages.ts'
import { formatPlural } from '#domain/words.ts'

import type { Herb } from './herbs.schemas.ts'

type ChildAmountFacts = Pick<Herb, 'childDoses' | 'cookingGramsPerDay' | 'minorGramsPerDay' | 'maxDailyGrams' | 'tea'>

/** Describes the amounts that the check allows children, by age. */
export function listChildAmounts(herb: ChildAmountFacts): string[] {
  const ageRanges = herb.childDoses.flatMap(({ fromAgeYears }, position) => {
    const limits = getChildLimits(herb, fromAgeYears)
    const toAge = (herb.childDoses[position + 1]?.fromAgeYears ?? adultAmountsFromAge) - 1
    const doctorAdvice = limits?.doctorFirst ? ' Ask a doctor or pharmacist first.' : ''
    return limits
      ? [
          `${formatAgeRange(fromAgeYears, toAge)}: at most ${limits.gramsPerCupMax} g in a cup and ${limits.maxDailyGrams} g a day.${doctorAdvice}`,
        ]
      : []
  })
  const minorGrams = getChildMinorGrams(herb, cookingAmountsFromAge)
  const youngestAge = herb.childDoses[0]?.fromAgeYears ?? adultAmountsFromAge
  return [
    ...(youngestAge > 0 ? [`Children under ${formatAge(youngestAge)}: we know of no safe amount of the tea.`] : []),
    ...(minorGrams > 0
      ? [`Children aged ${cookingAmountsFromAge} and over: up to ${minorGrams} g a day counts as a cooking amount.`]
      : []),
    ...ageRanges,
  ]
}

const formatAgeRange = (fromAge: number, toAge: number) =>
  toAge < fromAge
    ? `Children aged ${formatAge(fromAge)}`
    : `Children aged ${fromAge < 1 ? formatAge(fromAge) : fromAge} to ${formatPlural(toAge, 'year')}`

const formatAge = (years: number) =>
  years < 1 ? formatPlural(Math.round(years * 12), 'month') : formatPlural(years, 'year')
