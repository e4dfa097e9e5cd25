import type { HerbFacts } from './facts.ts'

/**
 * Milligrams of caffeine. Adults, pregnancy and breastfeeding: EFSA 2015. From 12 to 17: 2.5 mg a kilogram at 40 kg, and under 12
 * that of children from 4 to 6: Health Canada. Heart rhythm: Voskoboinik 2018 found up to 300 mg a day safe.
 */
export const caffeineMg = {
  adult: { day: 400, cup: 200 },
  expecting: { day: 200, cup: 200 },
  under18: { day: 100, cup: 80 },
  under12: { day: 45, cup: 45 },
  heartRhythm: { day: 300, cup: 200 },
} as const

/** Milligrams of caffeine a day from which somebody with a heart rhythm disorder asks first; a limit of our own. */
export const caffeineToAskAbout = 50

/** Milligrams of caffeine in this many grams of dried herb. */
export function caffeineOf(herb: Pick<HerbFacts, 'constituents'>, grams: number): number {
  let mg = 0
  for (const { name, mgPerGram } of herb.constituents) if (name === 'caffeine') mg += grams * mgPerGram
  return mg
}
