import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { randomFrom } from '#domain/random.ts'

import { indexNames } from '../safety/names.ts'
import { officialBonus, officialWorth, proposeBlend } from './solver.rules.ts'
import { readWish } from './wish.rules.ts'

const { catalogue } = loadCatalogue()
const facts = safetyFacts(catalogue)
const index = indexNames(facts)
const wishOf = (text: string) => readWish({ text, tastes: [], facts, index })
const herb = (slug: string) => {
  const found = catalogue.herbs.find((each) => each.slug === slug)
  if (!found) throw new Error(`no herb ${slug}`)
  return found
}
const partsOf = (slugs: readonly string[]) => ({
  aims: [],
  herbs: slugs.map((slug) => ({ slug, gramsPerCup: 1 })),
  cupsPerDay: 1,
})

describe('a blend inside the EMA rules', () => {
  it('gets a bonus for sleep and for digestion only', () => {
    expect(officialBonus(partsOf(['lemon-balm', 'lavender']), wishOf('help me sleep'))).toBe(officialWorth)
    expect(officialBonus(partsOf(['caraway', 'lemon-verbena']), wishOf('bloating after meals'))).toBe(officialWorth)
    expect(officialBonus(partsOf(['lemon-balm', 'linden']), wishOf('help me sleep'))).toBe(0)
    expect(officialBonus(partsOf(['lemon-balm', 'lavender']), wishOf('a stressful day'))).toBe(0)
  })

  it('is proposed more often than a similar one outside them, but not always', () => {
    const twin = { ...herb('lavender'), slug: 'twin' }
    const drawn = Array.from({ length: 300 }, (_, seed) =>
      proposeBlend({
        herbs: [herb('lemon-balm'), herb('lavender'), twin],
        wish: wishOf('help me sleep'),
        judge: (parts) => (parts.herbs.length > 2 ? 'refused' : 'ok'),
        owned: new Set(),
        ownOnly: false,
        shown: [],
        random: randomFrom(seed),
      }),
    )
    const times = (slugs: string) =>
      drawn.filter(
        (parts) =>
          parts?.herbs
            .map(({ slug }) => slug)
            .toSorted()
            .join(' ') === slugs,
      ).length
    expect(times('lavender lemon-balm')).toBeGreaterThan(2 * times('lemon-balm twin'))
    expect(times('lemon-balm twin')).toBeGreaterThan(0)
  })
})
