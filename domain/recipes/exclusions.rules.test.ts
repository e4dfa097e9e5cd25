import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { kitchenFamilies } from '#domain/safety/kitchen-allergens.ts'
import { allergenFamilies } from '#domain/safety/vocabulary.ts'
import { toLowerAscii } from '#domain/text.ts'

import { resolveExclusions, listOfferedGroups, createExclusionFilter } from './exclusions.rules.ts'
import { ingredientGroups, plantFamilies } from './ingredient-groups.ts'

const { catalogue } = loadCatalogue()
const facts = safetyFacts(catalogue)
const usedNames = [
  ...new Set(catalogue.recipes.flatMap(({ ingredients }) => ingredients.map(({ name }) => name))),
].toSorted()
const listHidden = (...terms: string[]) => resolveExclusions(terms, usedNames, facts).hidden.toSorted()
const toFullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (character) => String.fromCodePoint(character.charCodeAt(0) + 0xfee0))
const isNotIn = (others: string[]) => (name: string) => !others.includes(name)

describe('an exclusion', () => {
  it.each([
    ['HONEY', ['Honey']],
    ['ｈｏｎｅｙ', ['Honey']],
    ['raw honey', ['Honey']],
    ['camomile', ['German Chamomile']],
    ['Camomiles', ['German Chamomile']],
    ['Matricaria chamomilla', ['German Chamomile']],
    ['matricaria', ['German Chamomile']],
    ['chamomile flowers', ['German Chamomile']],
    ['tulsi', ['Holy Basil']],
    ['yerba maté', ['Yerba Mate']],
    ['lime blossom', ['Linden Blossom']],
    ['ginger root', ['Fresh Ginger', 'Ginger']],
    ['Fresh Ginger', ['Fresh Ginger']],
    ['Hawthorn Leaf & Flower', ['Hawthorn Leaf and Flower']],
    ['mentha', ['Peppermint', 'Spearmint']],
    ['limes', ['Lime Juice', 'Lime Slice']],
    ['agave syrup', ['Maple Syrup']],
    ['dairy', ['Milk']],
    ['Lactose', ['Milk']],
    ['milk', ['Almond Milk', 'Coconut Milk', 'Milk', 'Oat Milk']],
    ['Almond Milk', ['Almond Milk']],
    ['almonds', ['Almond Milk']],
    ['nuts', ['Almond Milk', 'Coconut Milk']],
    ['tree nuts', ['Almond Milk', 'Coconut Milk']],
    ['oats', ['Oat Milk', 'Oat Straw']],
    ['gluten', ['Oat Milk', 'Oat Straw']],
    ['caffeine', ['Black Tea', 'Cocoa Powder', 'Green Tea', 'Yerba Mate']],
    ['dragon', []],
    ['peanuts', []],
    ['\u0301', []],
  ])('%s hides %o', (term, names) => {
    expect(listHidden(term)).toEqual(names)
  })

  it.each(['Asteraceae', 'asteraceae', 'daisies', 'Daisy Family', 'ragweed family', 'Compositae'])(
    '%s hides every herb of the daisy family',
    (term) => {
      const daisies = catalogue.herbs
        .filter(({ family }) => family === 'Asteraceae')
        .map(({ commonName }) => commonName)
      const expected = usedNames.filter((name) => daisies.some((daisy) => name.includes(daisy.replace(/ \(.*/, ''))))
      expect(expected).toContain('German Chamomile')
      expect(listHidden(term)).toEqual(expected)
    },
  )

  it('covers the kitchen ingredients in a plant family', () => {
    expect(listHidden('citrus family')).toEqual(
      expect.arrayContaining(['Lemon Juice', 'Lime Slice', 'Orange Slice', 'Lemon Peel']),
    )
    expect(listHidden('Rosaceae')).toEqual(
      expect.arrayContaining(['Apple', 'Almond Milk', 'Rosehip', 'Blackberry Leaf']),
    )
  })

  it('hides each herb by any of its names', () => {
    for (const herb of catalogue.herbs) {
      const hiddenNames = resolveExclusions([herb.commonName], [herb.commonName], facts).hidden
      expect(hiddenNames).toEqual([herb.commonName])
      for (const name of herb.synonyms)
        expect(resolveExclusions([name.toUpperCase()], [herb.commonName], facts).hidden, name).toEqual(hiddenNames)
    }
  })

  it('reports terms without effect, meanings of terms, and names that stay', () => {
    expect(resolveExclusions(['dragon', 'camomile', 'Honey', 'Almond Milk'], usedNames, facts)).toMatchObject({
      unknown: ['dragon'],
      meant: [{ term: 'camomile', names: ['German Chamomile'] }],
      leftIn: ['Milk'],
    })
    expect(resolveExclusions(['Fresh Ginger'], usedNames, facts).leftIn).toEqual(['Ginger'])
  })

  it('searches the stored names for a part as written, or for a whole name in quotation marks', () => {
    const { searchStrings, unknown } = resolveExclusions(
      ['HONEY', 'épine', 'dairy'],
      ['Heather Honey', 'Épine', 'Milk', 'Oat Milk'],
      facts,
    )
    expect({ pieces: searchStrings, unknown }).toEqual({ pieces: ['honey', 'Épine', '"milk"'], unknown: [] })
  })
})

describe('random terms and names', () => {
  const anyName = fc.oneof(
    fc.constantFrom(...usedNames),
    fc.constantFrom('Milk', 'Oat Milk', 'Almond Milk', 'Ginger', 'Fresh Ginger'),
    fc.string({ unit: fc.constantFrom('a', 'e', 'é', 'É', 'İ', 'ß', 'n', 'm', 'i', 'Milk', ' ', '&'), minLength: 1 }),
  )
  const knownTerm = fc.constantFrom(
    ...catalogue.herbs.flatMap(({ commonName, synonyms, family }) => [commonName, family, ...synonyms]),
    ...ingredientGroups.flatMap(({ names }) => names),
  )
  const anyTerms = fc.array(
    fc.oneof(
      anyName,
      knownTerm,
      fc.constantFrom('dairy', 'zingiber'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }),
    ),
    {
      maxLength: 6,
    },
  )
  const anyNames = fc.uniqueArray(anyName, { maxLength: 12, selector: toLowerAscii })

  it('hide each name that contains a term, and report each term that hides nothing', () => {
    fc.assert(
      fc.property(anyTerms, anyNames, (terms, names) => {
        const { hidden, unknown } = resolveExclusions(terms, names, facts)
        expect(hidden.filter(isNotIn(names))).toEqual([])
        for (const term of terms) {
          const containing = names.filter((name) => name.toLowerCase().includes(term.toLowerCase()))
          expect(containing.filter(isNotIn(hidden))).toEqual([])
          expect(resolveExclusions([term], names, facts).hidden.length === 0).toBe(unknown.includes(term))
        }
      }),
      { numRuns: 500 },
    )
  })

  it('hide exactly the recipes with a hidden name in the database', () => {
    fc.assert(
      fc.property(anyTerms, anyNames, fc.nat(), (terms, names, start) => {
        const { hidden, searchStrings } = resolveExclusions(terms, names, facts)
        const recipe = names.slice(start % (names.length + 1)).slice(0, 4)
        const stored = toLowerAscii(JSON.stringify(recipe))
        expect(!searchStrings.some((piece) => stored.includes(piece))).toBe(createExclusionFilter(hidden)(recipe))
      }),
      { numRuns: 500 },
    )
  })

  it('hide the same names in any letter case and width', () => {
    fc.assert(
      fc.property(knownTerm, (term) => {
        expect(listHidden(toFullWidth(term.toUpperCase()))).toEqual(listHidden(term))
      }),
    )
  })
})

describe('the ingredient groups', () => {
  it('are offered by their usual name if they contain an ingredient', () => {
    const terms = listOfferedGroups(usedNames, facts).map(({ term }) => term)
    expect(terms).toEqual(
      expect.arrayContaining(['dairy', 'nuts', 'gluten', 'caffeine', 'daisy family', 'mint family']),
    )
    expect(terms).not.toContain('peanuts')
    expect(listOfferedGroups(['Honey'], facts)).toEqual([])
  })

  it('cover every plant family and kitchen ingredient, and share no name', () => {
    const families = new Set([...catalogue.herbs.map(({ family }) => family), ...allergenFamilies])
    for (const family of Object.values(kitchenFamilies)) if (family) families.add(family)
    expect([...families].filter(isNotIn(Object.keys(plantFamilies)))).toEqual([])
    expect(Object.keys(kitchenFamilies)).toEqual(catalogue.safeIngredients.map(({ name }) => name))
    const names = ingredientGroups.flatMap((group) => group.names)
    expect(new Set(names).size).toBe(names.length)
  })
})
