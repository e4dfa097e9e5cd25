import type { HerbFacts } from './facts.ts'

/**
 * Limits in milligrams of caffeine. Adults, pregnancy and breastfeeding: EFSA 2015. Ages 12 to 17: Health Canada, 2.5
 * mg a kilogram at 40 kg. Under 12: Health Canada's limit for ages 4 to 6. Heart rhythm: Voskoboinik 2018 found up to
 * 300 mg a day safe.
 */
export const caffeineMg = {
  adult: { day: 400, cup: 200 },
  expecting: { day: 200, cup: 200 },
  under18: { day: 100, cup: 80 },
  under12: { day: 45, cup: 45 },
  heartRhythm: { day: 300, cup: 200 },
} as const

/**
 * Milligrams of caffeine a day above which people with a heart rhythm disorder should ask a doctor first. This limit is
 * our own.
 */
export const caffeineAdviceMg = 50

export function calculateCaffeineMg(herb: Pick<HerbFacts, 'constituents'>, grams: number): number {
  let mg = 0
  for (const { name, mgPerGram } of herb.constituents) if (name === 'caffeine') mg += grams * mgPerGram
  return mg
}
