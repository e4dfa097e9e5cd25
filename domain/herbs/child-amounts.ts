import { adultAmountsFromAge, childLimits, childMinorGrams, cookingAmountsFromAge } from '#domain/safety/ages.ts'
import { plural } from '#domain/words.ts'

import type { Herb } from './herbs.schemas.ts'

type Facts = Pick<Herb, 'childDoses' | 'cookingGramsPerDay' | 'minorGramsPerDay' | 'maxDailyGrams' | 'tea'>

/** Returns the amounts of a herb that children may have, by age, as the check counts them. */
export function childAmounts(herb: Facts): string[] {
  const bands = herb.childDoses.flatMap(({ fromAgeYears }, position) => {
    const limits = childLimits(herb, fromAgeYears)
    const until = (herb.childDoses[position + 1]?.fromAgeYears ?? adultAmountsFromAge) - 1
    const first = limits?.doctorFirst ? ' Ask a doctor or pharmacist first.' : ''
    return limits
      ? [
          `${ageBand(fromAgeYears, until)}: at most ${limits.gramsPerCupMax} g in a cup and ${limits.maxDailyGrams} g a day.${first}`,
        ]
      : []
  })
  const minor = childMinorGrams(herb, cookingAmountsFromAge)
  const youngest = herb.childDoses[0]?.fromAgeYears ?? adultAmountsFromAge
  return [
    ...(youngest > 0 ? [`Under ${ageWords(youngest)}: we know of no safe amount of the tea.`] : []),
    ...(minor > 0 ? [`From ${cookingAmountsFromAge} years, up to ${minor} g a day counts as a cooking amount.`] : []),
    ...bands,
  ]
}

const ageBand = (from: number, until: number) =>
  until < from ? `At ${ageWords(from)}` : `From ${from < 1 ? ageWords(from) : from} to ${plural(until, 'year')}`

const ageWords = (years: number) => (years < 1 ? plural(Math.round(years * 12), 'month') : plural(years, 'year'))
