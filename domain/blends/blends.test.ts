import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { indexNames } from '../safety/names.ts'
import type { Profile } from '../safety/profile.ts'
import { createChecker } from '../safety/stored-check.ts'
import { conditions, drugClasses } from '../safety/vocabulary.ts'
import { findClaims } from '../wording/wording.rules.ts'
import { aims } from './aims.ts'
import { blendToRecipe, createPartsCheck, partsToRecipe } from './blend-check.ts'
import { createBlendName } from './blend-names.ts'
import { wishCases, wishFragments } from './blends.cases.ts'
import { blendMessages } from './blends.messages.ts'
import { type BlendParts, type Taste, tastes } from './blends.types.ts'
import { describeBlend } from './describe-blend.ts'
import { createBlendParts } from './dosing.rules.ts'
import { extractPerson, mergeProfiles } from './extract-person.ts'
import { findBestFit } from './herb-fit.rules.ts'
import { selectHerbsForPerson } from './personal-amounts.ts'
import { writeRemarks } from './remarks.rules.ts'
import { proposeBlend } from './solver.rules.ts'
import { groupWarnings } from './warning-groups.rules.ts'
import { hasSubject, parseWish, type Wish } from './wish.rules.ts'

const { catalogue } = loadCatalogue()
const facts = safetyFacts(catalogue)
const checker = createChecker(facts)
const index = indexNames(facts)
const herbsBySlug = new Map(catalogue.herbs.map((herb) => [herb.slug, herb]))

/** Returns a generator of reproducible pseudorandom numbers from 0 up to, but not including, 1. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

type SearchOptions = Partial<Parameters<typeof proposeBlend>[0]> & { profile?: Profile | undefined; seed?: number }

const parse = (text: string, wishedTastes: readonly Taste[] = []) =>
  parseWish({ text, tastes: wishedTastes, facts, index })
function propose(
  text: string,
  wishedTastes: readonly Taste[] = [],
  { profile, seed = 1, ...overrides }: SearchOptions = {},
) {
  const person = mergeProfiles(profile, extractPerson(text))
  return search({ wish: parse(text, wishedTastes), person, seed, ...overrides })
}
type PersonSearch = { wish: Wish; person: Profile | undefined; seed: number } & Omit<
  SearchOptions,
  'wish' | 'profile' | 'seed'
>
const search = ({ wish, person, seed, ...overrides }: PersonSearch) => {
  const checkParts = createPartsCheck(checker.check, herbsBySlug, person)
  const createProfileCheck = (other: Profile | undefined) => createPartsCheck(checker.check, herbsBySlug, other)
  return proposeBlend({
    herbs: selectHerbsForPerson({ herbs: catalogue.herbs, wish, profile: person, createProfileCheck }).herbs,
    wish,
    checkParts,
    ownedSlugs: new Set(),
    ownOnly: false,
    previousBlends: [],
    random: createRandom(seed),
    ...overrides,
  })
}
const describeParts = (parts: BlendParts) => describeBlend(parts, { herbsBySlug, checker })
const listSlugs = (parts: BlendParts | undefined) => parts?.herbs.map(({ slug }) => slug) ?? []

describe('a wish', () => {
  it.each(wishCases)('parses “$text”', ({ text, aims: expectedAims, excludedHerbs = [], requestedHerbs = [] }) => {
    const wish = parse(text)
    expect(wish.aims.map(({ code }) => code)).toEqual(expectedAims)
    expect([...wish.excludedHerbs]).toEqual(expect.arrayContaining(excludedHerbs))
    expect([...wish.requestedHerbs]).toEqual(expect.arrayContaining(requestedHerbs))
  })

  it.each([
    ['I am 20 weeks pregnant', { pregnant: true }],
    ['I’m not pregnant', {}],
    ['for my 6-year-old', { ageYears: 6 }],
    ['for my toddler', { ageYears: 2 }],
    [
      'I take warfarin',
      {
        drugClasses: expect.arrayContaining(['anticoagulants']),
        unknownMedicines: [],
        possibleConditions: ['cardiac_arrhythmia', 'heart_disease', 'bleeding_disorder'],
      },
    ],
    [
      'on the pill',
      {
        drugClasses: expect.arrayContaining(['oral_contraceptives_hrt']),
        unknownMedicines: [],
        possibleConditions: ['hormone_sensitive_condition'],
      },
    ],
    ['I take some tablets', { unknownMedicines: ['your medicine'] }],
    ['I have reflux and high blood pressure', { conditions: ['hypertension', 'gerd_reflux'] }],
    ['she isn’t pregnant, and takes no medicines', {}],
    ['I have slept badly for 3 years', {}],
    ['for my three-year-old', { ageYears: 3 }],
    ['for my son', { ageYears: 8 }],
    ['I am allergic to the daisy family', { allergies: ['Asteraceae'] }],
    ['on painkillers', { drugClasses: expect.arrayContaining(['nsaids', 'cns_depressants']), unknownMedicines: [] }],
    [
      'after two glasses of red wine',
      { drugClasses: expect.arrayContaining(['cns_depressants']), unknownMedicines: [] },
    ],
    ['a quiet evening', {}],
  ])('reads the person in “%s”', (text, expected) => {
    expect(extractPerson(text)).toEqual(expected)
  })

  it.each([
    ['I take lisinopril and am tired', 'hypertension'],
    ['bloated, on metformin', 'diabetes'],
    ['on levothyroxine', 'hypothyroidism'],
  ])('finds the illness behind the medicine in “%s”', (text, illness) => {
    const { impliedConditions = [], possibleConditions = [] } = extractPerson(text)
    expect([...impliedConditions, ...possibleConditions]).toContain(illness)
  })

  it('recognises unwanted tastes, animals and complaints that no tea is for', () => {
    const wish = parse('trouble falling asleep, nothing bitter')
    expect([[...wish.tastes], [...wish.unwantedTastes]]).toEqual([[], ['bitter']])
    expect(parse('my dog is anxious').isForAnimal).toBe(true)
    expect(parse('the neighbour’s dog keeps me awake').isForAnimal).toBe(false)
    expect(parse('palpitations and nerves').isOutOfScope).toBe(true)
    expect(parse('nausea from chemo').isOutOfScope).toBe(true)
  })

  it('merges two sets of answers by the stricter one', () => {
    expect(
      mergeProfiles({ ageYears: 40, conditions: ['diabetes'] }, { ageYears: 15, conditions: ['epilepsy_seizures'] }),
    ).toEqual({ ageYears: 15, conditions: ['diabetes', 'epilepsy_seizures'] })
    expect(mergeProfiles(undefined, {})).toBeUndefined()
    expect(mergeProfiles(undefined, { conditions: ['diabetes'] })?.unansweredConditions).toContain('epilepsy_seizures')
  })
})

const anyProfile = fc.record(
  {
    ageYears: fc.integer({ min: 8, max: 90 }),
    pregnant: fc.boolean(),
    breastfeeding: fc.boolean(),
    conditions: fc.subarray(Object.keys(conditions), { maxLength: 4 }),
    drugClasses: fc.subarray(Object.keys(drugClasses), { maxLength: 3 }),
    allergies: fc.subarray(['Asteraceae', 'Lamiaceae', 'Apiaceae'], { maxLength: 2 }),
  },
  { requiredKeys: [] },
)
const anyWish = fc.record({
  fragments: fc.array(fc.constantFrom(...wishFragments), { minLength: 1, maxLength: 4 }),
  wishedTastes: fc.subarray([...tastes], { maxLength: 3 }),
  profile: fc.option(anyProfile, { nil: undefined }),
  seed: fc.nat(),
})

describe('a proposal', () => {
  it('always passes the check, for 5,000 wishes and people', () => {
    let foundCount = 0
    fc.assert(
      fc.property(anyWish, ({ fragments, wishedTastes, profile, seed }) => {
        const text = fragments.join(', ')
        const wish = parse(text, wishedTastes)
        const person = mergeProfiles(profile, extractPerson(text))
        const parts = search({ wish, person, seed })
        if (!parts) return
        foundCount++
        expect(['ok', 'separate', 'ok_with_warnings']).toContain(
          checker.check(partsToRecipe(parts, herbsBySlug), person, 'ai').verdict,
        )
        expect(parts.herbs.length).toBeGreaterThanOrEqual(2)
        expect(parts.herbs.length).toBeLessThanOrEqual(4)
        expect(listSlugs(parts).filter((slug) => wish.excludedHerbs.has(slug))).toEqual([])
        for (const { slug, gramsPerCup } of parts.herbs) {
          const herb = herbsBySlug.get(slug)
          expect(gramsPerCup).toBeLessThanOrEqual(herb?.tea.gramsPerCupMax ?? 0)
          expect(gramsPerCup * parts.cupsPerDay).toBeLessThanOrEqual((herb?.maxDailyGrams ?? 0) + 1e-9)
        }
      }),
      { numRuns: 5000 },
    )
    expect(foundCount).toBeGreaterThan(1500)
  })

  it('exists for every aim when nothing is known about the person', () => {
    for (const { code, label } of aims) {
      const parts = propose(`tea for ${label}`)
      expect(parts?.aims, label).toContain(code)
    }
  })

  it('varies for the same wish, and between wishes', () => {
    const combinations = new Set<string>()
    const counts = new Map<string, number>()
    const times = 12
    for (const { label } of aims)
      for (let seed = 0; seed < times; seed++) {
        const slugs = listSlugs(propose(`tea for ${label}`, [], { seed: seed * 7919 + 3 }))
        combinations.add(slugs.toSorted().join(' '))
        for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1)
      }
    expect(combinations.size).toBeGreaterThan(aims.length * times * 0.5)
    expect(counts.size).toBeGreaterThan(45)
    expect(Math.max(...counts.values())).toBeLessThan(aims.length * times * 0.25)
  })

  it.each(['hot flushes', 'heartburn'])('varies for %s as far as its few herbs allow', (text) => {
    const blends = Array.from({ length: 40 }, (_, seed) => listSlugs(propose(text, [], { seed: seed * 7919 + 3 })))
    expect(new Set(blends.map((slugs) => slugs.toSorted().join(' '))).size).toBeGreaterThanOrEqual(4)
    const counts = Map.groupBy(blends.flat(), (slug) => slug)
    expect([...counts.values()].filter(({ length }) => length < 40 && length > 4).length).toBeGreaterThanOrEqual(3)
  })

  it('has two to four herbs when few herbs serve, and no herb is in every blend', () => {
    const blends = Array.from({ length: 100 }, (_, seed) =>
      listSlugs(propose('heartburn', [], { seed: seed * 7919 + 3 })),
    )
    expect(new Set(blends.map((slugs) => slugs.toSorted().join(' '))).size).toBeGreaterThanOrEqual(8)
    expect(new Set(blends.map(({ length }) => length)).size).toBe(3)
    for (const [slug, { length }] of Map.groupBy(blends.flat(), (each) => each)) expect(length, slug).toBeLessThan(100)
  })

  it('has nothing sour for an irritated stomach', () => {
    for (let seed = 0; seed < 40; seed++)
      for (const slug of listSlugs(propose('heartburn', [], { seed: seed * 7919 + 3 })))
        expect(herbsBySlug.get(slug)?.tasteTags, slug).not.toEqual(expect.arrayContaining(['citrusy']))
  })

  it('is different each time another one is requested', () => {
    const previousBlends: string[][] = []
    for (let seed = 0; seed < 6; seed++) {
      const slugs = listSlugs(propose('trouble sleeping', [], { previousBlends, seed: seed + 5 }))
      expect(slugs.length).toBeGreaterThan(1)
      previousBlends.push(slugs)
    }
    expect(new Set(previousBlends.map((slugs) => slugs.toSorted().join(' '))).size).toBe(6)
  })

  it('includes the named herbs that pass the check', () => {
    expect(listSlugs(propose('digestion, with ginger'))).toContain('ginger')
    expect(listSlugs(propose('digestion with liquorice, I have high blood pressure'))).not.toContain('liquorice')
  })

  it('includes a herb that an illness rules out at most in a cooking amount', () => {
    const named = propose('digestion with peppermint, I have reflux')
    const peppermint = named?.herbs.find(({ slug }) => slug === 'peppermint')
    const cookingGrams = herbsBySlug.get('peppermint')?.cookingGramsPerDay ?? 0
    expect((peppermint?.gramsPerCup ?? 0) * (named?.cupsPerDay ?? 0)).toBeLessThanOrEqual(cookingGrams)
  })

  it("is limited to the member's cabinet on request", () => {
    const ownedSlugs = new Set(['lavender', 'linden', 'rooibos', 'thyme'])
    for (let seed = 1; seed < 8; seed++)
      for (const slug of listSlugs(propose('sleep', [], { ownedSlugs, ownOnly: true, seed })))
        expect(ownedSlugs).toContain(slug)
    expect(propose('sleep', [], { ownedSlugs: new Set(['lavender']), ownOnly: true })).toBeUndefined()
  })

  it.each(tastes)('includes a %s herb on request', (taste) => {
    const parts = propose('something for my stomach', [taste])
    expect(parts?.herbs.some(({ slug }) => herbsBySlug.get(slug)?.tasteTags.includes(taste))).toBe(true)
  })

  it('has no caffeine for the night', () => {
    for (let seed = 0; seed < 20; seed++)
      for (const slug of listSlugs(propose('tired, but I cannot sleep', [], { seed })))
        expect(herbsBySlug.get(slug)?.effectTags).not.toContain('caffeine')
  })

  it.each(['studying tonight, I need energy', 'focus for a night shift'])('has no caffeine for “%s”', (text) => {
    for (let seed = 0; seed < 12; seed++)
      for (const slug of listSlugs(propose(text, [], { seed })))
        expect(herbsBySlug.get(slug)?.effectTags).not.toContain('caffeine')
  })

  it('has no herb that impairs driving for a wish that mentions driving or drowsiness', () => {
    for (const text of ['calm nerves, I am driving later', 'stress, but it must not make me drowsy'])
      for (let seed = 0; seed < 12; seed++)
        for (const slug of listSlugs(propose(text, [], { seed })))
          expect(herbsBySlug.get(slug)?.effectTags).not.toContain('impairs_driving')
  })

  it.each([
    ['a nice cup', ['sweet', 'floral']],
    ['hot flushes', []],
    ['lavender and rose', []],
  ] as const)('has no herb for an illness or a short course as the companion in “%s”', (text, wishedTastes) => {
    const unsuitableCompanions = new Set([
      'slippery-elm',
      'mullein',
      'agrimony',
      'ribwort-plantain',
      'bilberry-fruit',
      'common-mallow',
    ])
    for (let seed = 0; seed < 20; seed++)
      expect(listSlugs(propose(text, wishedTastes, { seed })).filter((slug) => unsuitableCompanions.has(slug))).toEqual(
        [],
      )
  })

  it('soothes a dry cough and loosens a chesty one', () => {
    for (let seed = 0; seed < 12; seed++) {
      expect(listSlugs(propose('a dry cough', [], { seed }))).not.toContain('thyme')
      expect(listSlugs(propose('a chesty cough', [], { seed }))).not.toContain('ribwort-plantain')
    }
  })

  it('includes ginger in pregnancy in an amount that passes', () => {
    const parts = propose('I am pregnant and queasy, with ginger')
    expect(listSlugs(parts)).toContain('ginger')
  })
})

describe('the description of a blend', () => {
  it('makes no health claim for any herb and aim', () => {
    for (const aim of aims)
      for (const herb of catalogue.herbs) {
        if (!findBestFit(herb, aim) || herb.conditional) continue
        const companion = herb.slug === 'rooibos' ? 'peppermint' : 'rooibos'
        const other = herbsBySlug.get(companion)
        const blend = describeParts(createBlendParts(other ? [herb, other] : [herb], [aim]))
        const words = [
          blend.name,
          blend.description,
          ...blend.method,
          ...blend.benefits,
          ...blend.herbs.map(({ why }) => why),
        ]
        expect(words.flatMap(findClaims), words.join(' ')).toEqual([])
      }
    expect(Object.values(blendMessages).flatMap(findClaims)).toEqual([])
  })

  it('is the same for the same parts, with grams, steps, cups, reasons, warnings and sources', () => {
    const parts = createBlendParts(
      ['fennel', 'chamomile'].flatMap((slug) => herbsBySlug.get(slug) ?? []),
      aims.filter(({ code }) => code === 'wind'),
    )
    const blend = describeParts(parts)
    expect(describeParts(parts)).toEqual(blend)
    expect(blendToRecipe(blend)).toEqual(partsToRecipe(parts, herbsBySlug))
    expect(blend).toMatchObject({
      name: expect.stringMatching(
        /^(?:Fennel and Chamomile|Chamomile and Fennel) (?:After-Dinner|Supper|Dinner Table) Tea$/,
      ),
      ailment: 'Digestive Issues',
      cupsPerDay: 3,
      courseDays: 14,
      benefits: ['wind and bloating'],
    })
    expect(blend.method[0]).toMatch(/^Crush the fennel seed/)
    expect(blend.herbs.map(({ why }) => why)).toContainEqual(expect.stringContaining('tradition, not proof'))
    expect(blend.warnings).toContainEqual(expect.stringContaining('daisy family'))
    expect(blend.sources.length).toBeGreaterThan(2)
  })

  it.each([
    ['sleep', ['lemon-balm', 'lemon-verbena'], /^Lemon Balm and Verbena (?:(?:Bedtime|Evening|Night) Tea|Nightcap)$/],
    ['calm', ['lavender', 'hawthorn'], /^Lavender and Hawthorn (?!.*Leaf)/],
    [
      'cold',
      ['greek-mountain-tea', 'thyme'],
      /^Greek Mountain Tea and Thyme (?:Winter|Blanket|Fireside|Steaming) Cup$/,
    ],
  ])('has a natural name for %s', (aim, slugs, name) => {
    const herbs = slugs.flatMap((slug) => herbsBySlug.get(slug) ?? [])
    expect(createBlendName(herbs, [aim])).toMatch(name)
  })

  it('has a name that suits its aim and repeats no word', () => {
    for (const { code } of aims)
      for (const one of catalogue.herbs)
        for (const other of catalogue.herbs.slice(0, 12)) {
          if (one === other) continue
          const name = createBlendName([one, other], [code])
          expect(name).not.toMatch(/House Blend|Everyday Tea|Kitchen Table Tea|Sunday Tea/)
          expect(name.replaceAll(/(?:Mountain|Green|Black) Tea/g, ''), name).not.toMatch(/Tea.*\bTea\b|Tea\b.*Cup/)
        }
  })

  it('states no use for a herb that is added for its taste', () => {
    const parts = createBlendParts(
      ['sage', 'rooibos'].flatMap((slug) => herbsBySlug.get(slug) ?? []),
      aims.filter(({ code }) => code === 'flushes'),
    )
    expect(describeParts(parts).description).toMatch(
      /^Sage is traditionally taken for hot flushes\. The blend also contains rooibos\. It tastes /,
    )
  })

  it('has remarks about omitted herbs, unserved tastes and the person', () => {
    const text = 'sleep, no lavender, I take warfarin and have cancer; comfrey?'
    const parts = createBlendParts(
      ['linden', 'lemon-balm'].flatMap((slug) => herbsBySlug.get(slug) ?? []),
      parse(text).aims,
    )
    const wishAnswers = extractPerson(text)
    const input = {
      wish: parse(text, ['spicy']),
      wishAnswers,
      profile: wishAnswers,
      parts,
      herbsBySlug,
      reducedSlugs: new Set<string>(),
    }
    expect(writeRemarks(input)).toEqual([
      'We took this into account: an illness and a medicine.',
      'Left out as you asked: Lavender.',
      'Comfrey: we never use this plant in a tea, so we left it out.',
      'We found no spicy herb that goes with the others.',
      blendMessages.outOfScope,
    ])
  })

  it('lists warnings for everybody first, then those about medicines and about illnesses', () => {
    const parts = createBlendParts(
      ['chamomile', 'lemon-balm'].flatMap((slug) => herbsBySlug.get(slug) ?? []),
      aims.filter(({ code }) => code === 'sleep'),
    )
    const { warnings } = describeParts(parts)
    const { everybody, medicines, illnesses } = groupWarnings(warnings)
    expect(everybody[0]).toMatch(/^For people aged/)
    expect(everybody).toContainEqual(expect.stringContaining('Stop after 14 days'))
    expect(medicines.length).toBeGreaterThan(2)
    expect(medicines.every((text) => text.startsWith('Taking '))).toBe(true)
    expect(illnesses).toContainEqual(expect.stringMatching(/^Ask your doctor or pharmacist first if you have/))
    expect([...everybody, ...medicines, ...illnesses].toSorted()).toEqual([...warnings].toSorted())
    const refusedFirst = groupWarnings(['Taking a? Ask your pharmacist first.', 'Taking b? Do not combine them.'])
    expect(refusedFirst.medicines[0]).toContain('Taking b?')
  })

  it('is possible for a wish with an aim or a taste', () => {
    expect([hasSubject(parse('hello')), hasSubject(parse('hello', ['mild'])), hasSubject(parse('sleep'))]).toEqual([
      false,
      true,
      true,
    ])
  })
})
