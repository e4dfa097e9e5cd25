import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { randomFrom } from '#domain/random.ts'

import { chooseHerbs } from './choose-herbs.ts'

const { catalogue } = loadCatalogue()
const herb = (slug: string) => {
  const match = catalogue.herbs.find((each) => each.slug === slug)
  if (!match) throw new Error(`no herb ${slug}`)
  return match
}
/** Copy of lavender under a name that is not on the EMA list. */
const twin = { ...herb('lavender'), slug: 'rose-petal' }

const companions = (ailment: string) =>
  Array.from({ length: 600 }, (_, seed) =>
    chooseHerbs({
      herbs: [herb('lemon-balm'), herb('lavender'), twin],
      ailment,
      herbSlugs: [],
      usesOf: () => 0,
      random: randomFrom(seed),
    }),
  ).flatMap(([lead, next]) => (lead?.slug === 'lemon-balm' && next ? next.slug : []))
const share = (ailment: string) => {
  const all = companions(ailment)
  return all.filter((slug) => slug === 'lavender').length / all.length
}

describe('choosing the herbs of a recipe', () => {
  it('prefers herbs that keep a sleep tea on the EMA list, and still uses others', () => {
    expect(share('Sleep Problems')).toBeGreaterThan(0.54)
    expect(share('Sleep Problems')).toBeLessThan(0.7)
  })

  it('has no such preference for other ailments', () => {
    expect(share('Stress & Anxiety')).toBeGreaterThan(0.42)
    expect(share('Stress & Anxiety')).toBeLessThan(0.54)
  })
})
