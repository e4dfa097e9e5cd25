import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { createSeededRandom } from '#domain/random.ts'

import { indexNames } from '../safety/names.ts'
import { getOfficialBonus, officialScore, proposeBlend } from './solver.rules.ts'
import { parseWish } from './wish.rules.ts'

const { catalogue } = loadCatalogue()
const facts = safetyFacts(catalogue)
const index = indexNames(facts)
const parse = (text: string) => parseWish({ text, tastes: [], facts, index })
const getHerb = (slug: string) => {
  const match = catalogue.herbs.find((each) => each.slug === slug)
  if (!match) throw new Error(`no herb ${slug}`)
  return match
}
const createParts = (slugs: readonly string[]) => ({
  aims: [],
  herbs: slugs.map((slug) => ({ slug, gramsPerCup: 1 })),
  cupsPerDay: 1,
})

describe('a blend inside the EMA rules', () => {
  it('gets a bonus for sleep and for digestion only', () => {
    expect(getOfficialBonus(createParts(['lemon-balm', 'lavender']), parse('help me sleep'))).toBe(officialScore)
    expect(getOfficialBonus(createParts(['caraway', 'lemon-verbena']), parse('bloating after meals'))).toBe(
      officialScore,
    )
    expect(getOfficialBonus(createParts(['lemon-balm', 'linden']), parse('help me sleep'))).toBe(0)
    expect(getOfficialBonus(createParts(['lemon-balm', 'lavender']), parse('a stressful day'))).toBe(0)
  })

  it('is proposed more often than a similar one outside them, but not always', () => {
    const lavenderCopy = { ...getHerb('lavender'), slug: 'twin' }
    const proposals = Array.from({ length: 300 }, (_, seed) =>
      proposeBlend({
        herbs: [getHerb('lemon-balm'), getHerb('lavender'), lavenderCopy],
        wish: parse('help me sleep'),
        checkParts: (parts) => (parts.herbs.length > 2 ? 'refused' : 'ok'),
        ownedSlugs: new Set(),
        ownOnly: false,
        previousBlends: [],
        random: createSeededRandom(seed),
      }),
    )
    const countProposals = (slugs: string) =>
      proposals.filter(
        (parts) =>
          parts?.herbs
            .map(({ slug }) => slug)
            .toSorted()
            .join(' ') === slugs,
      ).length
    expect(countProposals('lavender lemon-balm')).toBeGreaterThan(2 * countProposals('lemon-balm twin'))
    expect(countProposals('lemon-balm twin')).toBeGreaterThan(0)
  })
})
