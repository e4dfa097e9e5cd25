import type { HerbFacts } from './facts.ts'

/** Milligrams of caffeine (EFSA 2015, by the herb facts): an adult's, in pregnancy and while breastfeeding, and under 18. */
export const caffeineMg = {
  adult: { day: 400, cup: 200 },
  expecting: { day: 200, cup: 200 },
  under18: { day: 100, cup: 80 },
} as const

/** Milligrams of caffeine in this many grams of dried herb. */
export function caffeineOf(herb: Pick<HerbFacts, 'constituents'>, grams: number): number {
  let mg = 0
  for (const { name, mgPerGram } of herb.constituents) if (name === 'caffeine') mg += grams * mgPerGram
  return mg
}
