import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { findClaims } from '#domain/wording/wording.rules.ts'

import { isPassing } from '../safety/passing.ts'
import { createChecker } from '../safety/stored-check.ts'
import { conditions, drugClasses } from '../safety/vocabulary.ts'
import { toBlendRecipe } from './blend-form.ts'
import { blendKinds } from './blend-kinds.ts'
import { checkSuggestion, createBlendCheck, createSuggestion } from './suggestion-check.ts'
import { suggestionMessages } from './suggestion.messages.ts'
import { type BlendHerb, type CheckBlend, findReusableSuggestion, proposeBlend } from './suggestion.rules.ts'

const { catalogue } = loadCatalogue()
const checker = createChecker(safetyFacts(catalogue))
const checkBlend = createBlendCheck(checker)
const catalogueHerbs: BlendHerb[] = catalogue.herbs.map(({ commonName, uses, effectTags, tea }) => ({
  name: commonName,
  uses,
  effectTags,
  tea,
}))

/** Returns a generator of reproducible pseudorandom numbers from 0 up to, but not including, 1. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const getGramsPerTeaspoon = (slug: string) =>
  catalogue.herbs.find((result) => result.slug === slug)?.gramsPerTeaspoon ?? 0
const createHerb = (name: string, overrides: Partial<BlendHerb> = {}): BlendHerb => ({
  name,
  uses: [{ use: 'cough', category: 'Cold & Flu', evidence: 'folk' }],
  effectTags: [],
  tea: { method: 'infusion', requirements: [] },
  ...overrides,
})
const acceptAll: CheckBlend = () => 'ok'
const acceptOnlySevens: CheckBlend = (names) =>
  names.every((name) => /^herb (?:7|70|170)$/.test(name)) ? 'ok' : 'refused'
const warnWithC: CheckBlend = (names) => (names.includes('c') ? 'ok_with_warnings' : 'ok')

const anyHerbs = fc.subarray(catalogueHerbs, { minLength: 1, maxLength: 40 })
const anySeed = fc.nat()
const anyProfile = fc.record(
  {
    ageYears: fc.integer({ min: 8, max: 90 }),
    pregnant: fc.boolean(),
    breastfeeding: fc.boolean(),
    conditions: fc.subarray(Object.keys(conditions), { maxLength: 4 }),
    drugClasses: fc.subarray(Object.keys(drugClasses), { maxLength: 4 }),
    allergies: fc.subarray(['Asteraceae', 'Lamiaceae', 'Rosaceae'], { maxLength: 2 }),
  },
  { requiredKeys: [] },
)

describe('a suggestion from herbs of the catalogue', () => {
  it('passes the check for everybody and for the member, and its uses fit its name', () => {
    fc.assert(
      fc.property(anyHerbs, anySeed, anyProfile, (herbs, seed, profile) => {
        const checkForMember = createBlendCheck(checker, profile)
        const proposal = proposeBlend(herbs, {
          checkBlend: checkForMember,
          earlierSuggestions: [],
          random: createRandom(seed),
        })
        if (!proposal) return
        const { suggestedHerbs, description, benefits } = createSuggestion(proposal)
        expect(suggestedHerbs.length).toBeLessThanOrEqual(3)
        expect(isPassing(checker.check(toBlendRecipe(suggestedHerbs), profile, 'ai').verdict)).toBe(true)
        expect(isPassing(checkSuggestion(checker, { suggestedHerbs, blend: null }).verdict)).toBe(true)
        for (const { uses, tea } of proposal.herbs) {
          expect(uses.some(({ category }) => proposal.kind.categories.includes(category))).toBe(true)
          expect(tea.method).toBe('infusion')
          expect(tea.requirements.join()).not.toMatch(/boil|simmer|crush|macerate/)
        }
        expect([description, ...benefits].flatMap(findClaims)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('is never one that is listed already, and is the same for the same random numbers', () => {
    fc.assert(
      fc.property(anyHerbs, anySeed, (herbs, seed) => {
        const suggestions: ReturnType<typeof createSuggestion>[] = []
        for (let number = 0; number < 5; number++) {
          const search = { checkBlend, earlierSuggestions: suggestions }
          const proposal = proposeBlend(herbs, { ...search, random: createRandom(seed + number) })
          if (!proposal) break
          expect(proposal).toEqual(proposeBlend(herbs, { ...search, random: createRandom(seed + number) }))
          suggestions.push(createSuggestion(proposal))
        }
        const keys = suggestions.map(({ blendName, suggestedHerbs }) => `${blendName} ${suggestedHerbs.join()}`)
        expect(new Set(keys).size).toBe(keys.length)
      }),
      { numRuns: 40 },
    )
  })

  it('can have each of the six names', () => {
    const names = Array.from(
      { length: 80 },
      (_, seed) =>
        proposeBlend(catalogueHerbs, { checkBlend, earlierSuggestions: [], random: createRandom(seed * 7919) })?.kind
          .name,
    )
    expect(new Set(names)).toEqual(new Set(blendKinds.map(({ name }) => name)))
  })
})

describe('a search', () => {
  it('finds the only blend of two hundred herbs that passes', () => {
    const herbs = Array.from({ length: 200 }, (_, number) => createHerb(`herb ${number}`))
    const result = proposeBlend(herbs, {
      checkBlend: acceptOnlySevens,
      earlierSuggestions: [],
      random: createRandom(3),
    })
    expect(result?.herbs.map(({ name }) => name).toSorted()).toEqual(['herb 170', 'herb 7', 'herb 70'])
  })

  it('stops after a thousand checks', () => {
    const herbs = Array.from({ length: 200 }, (_, number) => createHerb(`herb ${number}`))
    for (const acceptedSize of [0, 1, 2]) {
      let checkCount = 0
      const countCheck: CheckBlend = (names) => {
        checkCount++
        return names.length <= acceptedSize ? 'ok_with_warnings' : 'refused'
      }
      proposeBlend(herbs, { checkBlend: countCheck, earlierSuggestions: [], random: createRandom(acceptedSize) })
      expect(checkCount).toBeLessThanOrEqual(1000)
    }
  })

  it('prefers two herbs without warnings to three with one', () => {
    const herbs = ['a', 'b', 'c'].map((name) => createHerb(name))
    const result = proposeBlend(herbs, { checkBlend: warnWithC, earlierSuggestions: [], random: createRandom(1) })
    expect(result?.herbs.map(({ name }) => name).toSorted()).toEqual(['a', 'b'])
  })

  it.each([
    ['a root that is simmered', { tea: { method: 'decoction' as const, requirements: [] } }],
    ['a seed that is crushed', { tea: { method: 'infusion' as const, requirements: ['crush_before_use' as const] } }],
    ['a herb of no use for it', { uses: [] }],
  ])('leaves out %s', (_, overrides) => {
    expect(
      proposeBlend([createHerb('a', overrides)], {
        checkBlend: acceptAll,
        earlierSuggestions: [],
        random: createRandom(1),
      }),
    ).toBeUndefined()
  })

  it('uses no stimulating herb in the evening and no calming herb in the morning', () => {
    const categories = ['Sleep Problems', 'Energy & Focus'] as const
    const uses = categories.map((category) => ({ use: 'tea', category, evidence: 'folk' as const }))
    const listKinds = (overrides: Partial<BlendHerb>) =>
      Array.from(
        { length: 20 },
        (_, seed) =>
          proposeBlend([createHerb('a', { uses, ...overrides })], {
            checkBlend: acceptAll,
            earlierSuggestions: [],
            random: createRandom(seed * 7919),
          })?.kind.name,
      )
    expect(new Set(listKinds({ effectTags: ['caffeine'] }))).toEqual(new Set(['Morning Energy Mix']))
    expect(listKinds({ effectTags: ['mild_sedative'] })).not.toContain('Morning Energy Mix')
  })
})

describe('the uses of a herb', () => {
  const extract = {
    use: 'colds (juice and extract)',
    category: 'Cold & Flu',
    evidence: 'HMPC well-established',
  } as const
  const tea = { use: 'tea for colds', category: 'Cold & Flu', evidence: 'folk' } as const

  it('fit a blend only if they are uses as a tea', () => {
    const search = { checkBlend: acceptAll, earlierSuggestions: [], random: createRandom(1) }
    expect(proposeBlend([createHerb('a', { uses: [extract] })], search)).toBeUndefined()
    expect(proposeBlend([createHerb('a', { uses: [extract, tea] })], search)).toBeDefined()
  })

  it('are described without the evidence for other preparations', () => {
    for (const kind of blendKinds)
      for (const herb of catalogueHerbs) {
        const { description } = createSuggestion({ kind, herbs: [herb] })
        expect(description).not.toMatch(/extract|juice|powder|assessed for another/)
      }
    const kind = blendKinds.find(({ name }) => name === 'Immunity Boost Tea')
    const { description } = createSuggestion({
      kind: kind ?? { name: '', benefits: ['', ''], categories: [], excludedEffects: [] },
      herbs: [createHerb('a', { uses: [extract, tea] })],
    })
    expect(description).toContain('a: tea for colds, folk use.')
  })
})

describe('a repeated suggestion', () => {
  const suggestions = [
    { blendName: 'Immunity Boost Tea', suggestedHerbs: ['a'] },
    { blendName: 'Immunity Boost Tea', suggestedHerbs: ['a', 'b'] },
    { blendName: 'Immunity Boost Tea', suggestedHerbs: ['c'] },
  ]

  it('is the oldest with all herbs in stock', () => {
    expect(
      findReusableSuggestion(
        ['a', 'b', 'c'].map((name) => createHerb(name)),
        suggestions,
        acceptAll,
      ),
    ).toBe(suggestions[2])
    expect(
      findReusableSuggestion(
        ['a', 'b'].map((name) => createHerb(name)),
        suggestions,
        acceptAll,
      ),
    ).toBe(suggestions[1])
    expect(findReusableSuggestion([createHerb('b')], suggestions, acceptAll)).toBeUndefined()
  })

  it('still passes the check', () => {
    expect(findReusableSuggestion([createHerb('a')], suggestions, () => 'needs_review')).toBeUndefined()
  })
})

describe('the check of a suggestion', () => {
  it('assumes a level teaspoon of equal parts per cup and two cups a day', () => {
    const { daily } = checker.check(toBlendRecipe(['Linden Blossom', 'Thyme']), undefined, 'ai')
    expect(Object.fromEntries(daily.map(({ herb: slug, gramsPerDay }) => [slug, gramsPerDay]))).toEqual({
      linden: getGramsPerTeaspoon('linden'),
      thyme: getGramsPerTeaspoon('thyme'),
    })
  })

  it('is as strict as for recipes that no person reviewed', () => {
    const conditional = catalogue.herbs.find((result) => result.conditional && result.tea.requirements.length === 0)
    expect(checkSuggestion(checker, { suggestedHerbs: [conditional?.commonName ?? ''], blend: null }).verdict).toBe(
      'needs_review',
    )
  })

  it('lists warnings first, each note with its sources', () => {
    const { verdict, notes, sources } = checkSuggestion(checker, {
      suggestedHerbs: ['Turmeric', 'Valerian', 'Thyme'],
      blend: null,
    })
    expect([verdict, notes[0]?.isWarning, notes.at(-1)?.isWarning]).toEqual(['ok_with_warnings', true, false])
    expect(notes.flatMap((note) => note.sources).every((position) => sources[position] !== undefined)).toBe(true)
    expect(notes[0]?.sources.length).toBeGreaterThan(0)
  })

  it('makes no health claim', () => {
    expect(
      [...Object.values(suggestionMessages), ...blendKinds.flatMap(({ benefits }) => benefits)].flatMap(findClaims),
    ).toEqual([])
  })
})
