import { describe, expect, it } from 'vitest'

import lock from './facts.lock.json' with { type: 'json' }
import { loadCatalogue } from './load.ts'
import { pageFacts } from './page-facts.ts'

const { catalogue } = loadCatalogue()
const { herbs, restricted } = pageFacts(catalogue)
const plants = [...herbs, ...restricted]
const find = (slug: string) => plants.find((plant) => plant.slug === slug)

describe('the facts of a page', () => {
  it('name the other meanings of each ambiguous name, on both pages', () => {
    expect(find('peppermint')?.alsoMeans).toEqual([
      { name: 'mint', slug: 'spearmint', plantName: 'Spearmint' },
      { name: 'mint leaf', slug: 'spearmint', plantName: 'Spearmint' },
    ])
    expect(find('american-skullcap')?.alsoMeans).toEqual([
      { name: 'skullcap', slug: 'chinese-skullcap', plantName: 'Chinese Skullcap' },
    ])
    expect(find('chinese-skullcap')?.alsoMeans).toEqual([
      { name: 'skullcap', slug: 'american-skullcap', plantName: 'American Skullcap' },
    ])
    expect(find('thyme')?.alsoMeans).toEqual([])
  })

  it('contain every name of the list of names', () => {
    expect(find('linden')?.otherNames).toEqual(['lime blossom', 'linden flower', 'linden flowers'])
    const otherNames = plants.flatMap((plant) => plant.otherNames ?? [])
    const { ambiguousNames, nameDefaults } = catalogue.names
    expect(new Set(otherNames)).toEqual(new Set([...Object.keys(ambiguousNames), ...Object.keys(nameDefaults)]))
  })

  it("contain the proper names of a restricted plant's alternatives", () => {
    expect(restricted.find(({ slug }) => slug === 'comfrey')?.alternativePlants).toEqual([
      { slug: 'marshmallow-root', name: 'Marshmallow Root', emoji: '🤍' },
    ])
    for (const plant of restricted) expect(plant.alternativePlants).toHaveLength(plant.alternatives.length)
  })

  it('contain the version of the collected facts', () => {
    expect(new Set(plants.map((plant) => plant.dataVersion))).toEqual(new Set([lock.dataVersion]))
  })
})
