import { dailyGrams } from './amounts.ts'
import { caffeineMg, caffeineOf } from './caffeine.ts'
import type { HerbFacts } from './facts.ts'

type Part = { herb: Pick<HerbFacts, 'constituents' | 'minAgeYears'>; gramsPerCup: number }

/** Years; the herb facts hold adults' amounts alone. */
export const adultAmountsFromAge = 12
export const adultYears = 18

/** Comparisons allow this much; every limit is inclusive. */
export const above = (value: number, limit: number) => value > limit + 1e-9

/** Years, at least 12; more caffeine than young people may have makes it 18. */
export function minimumAge(parts: readonly Part[], cupsPerDay: number): number {
  const cup = parts.reduce((sum, { herb, gramsPerCup }) => sum + caffeineOf(herb, gramsPerCup), 0)
  const { day, cup: cupMax } = caffeineMg.under18
  const stimulating = above(cup, cupMax) || above(dailyGrams(cup, cupsPerDay), day)
  return Math.max(stimulating ? adultYears : adultAmountsFromAge, ...parts.map(({ herb }) => herb.minAgeYears))
}
