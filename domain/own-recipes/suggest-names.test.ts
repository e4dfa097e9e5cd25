import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { indexNames, resolveName } from '#domain/safety/names.ts'

import { createNameSuggester } from './suggest-names.ts'

const facts = safetyFacts(loadCatalogue().catalogue)
const index = indexNames(facts)
const suggest = createNameSuggester(index)

describe('the suggestions for an unknown name', () => {
  it.each([
    ['lavander', 'Lavender'],
    ['chamo', 'Chamomile'],
    ['Kamille', 'Chamomile'],
    ['pepermint', 'Peppermint'],
    ['dried lavander flowers', 'Dried lavender flowers'],
    ['lemon bal', 'Lemon balm'],
    ['comfry', 'Comfrey'],
    ['Pfefferminze', 'Peppermint'],
    ['ginge', 'Ginger'],
    ['hony', 'Honey'],
  ])('begin for “%s” with %s', (name, first) => {
    expect(resolveName(index, name).kind).toBe('unknown')
    expect(suggest(name)[0]).toBe(first)
  })

  it.each(['', 'c', 'xy', 'moonwort dust', 'qqqqqq', 'x'.repeat(500)])('are none for “%s”', (name) => {
    expect(suggest(name)).toEqual([])
  })

  it('are at most three names that the check knows', () => {
    const known = fc.constantFrom(...facts.herbs.map(({ commonName }) => commonName.toLowerCase()))
    fc.assert(
      fc.property(known, fc.nat(), fc.constantFrom('', 'x', 'a'), (name, at, letter) => {
        const position = at % name.length
        const misspelt = name.slice(0, position) + letter + name.slice(position + 1)
        const suggestions = suggest(misspelt)
        expect(suggestions.length).toBeLessThanOrEqual(3)
        for (const suggestion of suggestions) expect(resolveName(index, suggestion).kind).not.toBe('unknown')
      }),
    )
  })
})
