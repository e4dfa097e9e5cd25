import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { createSeededRandom } from '#domain/random.ts'

import { chooseHerbs } from './choose-herbs.ts'

const { catalogue } = loadCatalogue()
const getHerb = (slug: string) => {
  const match = catalogue.herbs.find((candidate) => candidate.slug === slug)
  if (!match) throw new Error(`no herb ${slug}`)
  return match
}
/** Copy of lavender under a name that isn't on the EMA list. */
const lavenderCopy = { ...getHerb('lavender'), slug: 'rose-petal' }

const chooseCompanions = (ailment: string) =>
  Array.from({ length: 600 }, (_, seed) =>
    chooseHerbs({
      herbs: [getHerb('lemon-balm'), getHerb('lavender'), lavenderCopy],
      ailment,
      herbSlugs: [],
      countUses: () => 0,
      canLead: () => true,
      random: createSeededRandom(seed),
    }),
  ).flatMap(([lead, next]) => (lead?.slug === 'lemon-balm' && next ? next.slug : []))
const lavenderShare = (ailment: string) => {
  const companions = chooseCompanions(ailment)
  return companions.filter((slug) => slug === 'lavender').length / companions.length
}

describe('choosing the herbs of a recipe', () => {
  it('prefers herbs that keep a sleep tea on the EMA list, and still uses others', () => {
    expect(lavenderShare('Sleep Problems')).toBeGreaterThan(0.54)
    expect(lavenderShare('Sleep Problems')).toBeLessThan(0.7)
  })

  it('has no such preference for other ailments', () => {
    expect(lavenderShare('Stress & Anxiety')).toBeGreaterThan(0.42)
    expect(lavenderShare('Stress & Anxiety')).toBeLessThan(0.54)
  })
})
