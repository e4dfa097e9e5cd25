import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'

import { indexNames } from '../safety/names.ts'
import type { Profile } from '../safety/profile.ts'
import { createChecker } from '../safety/stored-check.ts'
import { conditions, drugClasses } from '../safety/vocabulary.ts'
import { claimsIn } from '../wording/wording.rules.ts'
import { aims } from './aims.ts'
import { blendToCheck, judgeFor, partsToCheck } from './blend-check.ts'
import { nameOf } from './blend-names.ts'
import { wishCases, wishPieces } from './blends.cases.ts'
import { blendWords } from './blends.messages.ts'
import { type BlendParts, type Taste, tastes } from './blends.types.ts'
import { describeBlend } from './describe-blend.ts'
import { partsOf } from './dosing.rules.ts'
import { fitOf } from './fitting.rules.ts'
import { mindedOf } from './minded.rules.ts'
import { personInText, withPerson } from './person-in-text.ts'
import { herbsFor } from './personal-amounts.ts'
import { remarksOf } from './remarks.rules.ts'
import { proposeBlend } from './solver.rules.ts'
import { isOpen, readWish, type Wish } from './wish.rules.ts'

const { catalogue } = loadCatalogue()
const facts = safetyFacts(catalogue)
const checker = createChecker(facts)
const index = indexNames(facts)
const known = new Map(catalogue.herbs.map((herb) => [herb.slug, herb]))

/** Returns reproducible pseudorandom numbers from 0 to below 1. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

type SearchOptions = Partial<Parameters<typeof proposeBlend>[0]> & { profile?: Profile | undefined; seed?: number }

const wishOf = (text: string, wishedTastes: readonly Taste[] = []) =>
  readWish({ text, tastes: wishedTastes, facts, index })
function propose(
  text: string,
  wishedTastes: readonly Taste[] = [],
  { profile, seed = 1, ...overrides }: SearchOptions = {},
) {
  const person = withPerson(profile, personInText(text))
  return search({ wish: wishOf(text, wishedTastes), person, seed, ...overrides })
}
type PersonSearch = { wish: Wish; person: Profile | undefined; seed: number } & Omit<
  SearchOptions,
  'wish' | 'profile' | 'seed'
>
const search = ({ wish, person, seed, ...overrides }: PersonSearch) => {
  const judge = judgeFor(checker.check, known, person)
  const judgeAs = (other: Profile | undefined) => judgeFor(checker.check, known, other)
  return proposeBlend({
    herbs: herbsFor({ herbs: catalogue.herbs, wish, profile: person, judgeAs }).herbs,
    wish,
    judge,
    owned: new Set(),
    ownOnly: false,
    shown: [],
    random: seeded(seed),
    ...overrides,
  })
}
const describeParts = (parts: BlendParts) => describeBlend(parts, { known, checker })
const slugsOf = (parts: BlendParts | undefined) => parts?.herbs.map(({ slug }) => slug) ?? []

describe('a wish', () => {
  it.each(wishCases)('parses “$text”', ({ text, aims: expectedAims, without = [], named = [] }) => {
    const wish = wishOf(text)
    expect(wish.aims.map(({ code }) => code)).toEqual(expectedAims)
    expect([...wish.without]).toEqual(expect.arrayContaining(without))
    expect([...wish.named]).toEqual(expect.arrayContaining(named))
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
    expect(personInText(text)).toEqual(expected)
  })

  it.each([
    ['I take lisinopril and am tired', 'hypertension'],
    ['bloated, on metformin', 'diabetes'],
    ['on levothyroxine', 'hypothyroidism'],
  ])('finds the illness behind the medicine in “%s”', (text, illness) => {
    const { impliedConditions = [], possibleConditions = [] } = personInText(text)
    expect([...impliedConditions, ...possibleConditions]).toContain(illness)
  })

  it('recognises unwanted tastes, animals and complaints that no tea is for', () => {
    const wish = wishOf('trouble falling asleep, nothing bitter')
    expect([[...wish.tastes], [...wish.unwantedTastes]]).toEqual([[], ['bitter']])
    expect(wishOf('my dog is anxious').isForAnimal).toBe(true)
    expect(wishOf('the neighbour’s dog keeps me awake').isForAnimal).toBe(false)
    expect(wishOf('palpitations and nerves').isBeyondTea).toBe(true)
    expect(wishOf('nausea from chemo').isBeyondTea).toBe(true)
  })

  it('merges two sets of answers by the stricter one', () => {
    expect(
      withPerson({ ageYears: 40, conditions: ['diabetes'] }, { ageYears: 15, conditions: ['epilepsy_seizures'] }),
    ).toEqual({ ageYears: 15, conditions: ['diabetes', 'epilepsy_seizures'] })
    expect(withPerson(undefined, {})).toBeUndefined()
    expect(withPerson(undefined, { conditions: ['diabetes'] })?.unansweredConditions).toContain('epilepsy_seizures')
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
  pieces: fc.array(fc.constantFrom(...wishPieces), { minLength: 1, maxLength: 4 }),
  wishedTastes: fc.subarray([...tastes], { maxLength: 3 }),
  profile: fc.option(anyProfile, { nil: undefined }),
  seed: fc.nat(),
})

describe('a proposal', () => {
  it('always passes the check, for 5,000 wishes and people', () => {
    let found = 0
    fc.assert(
      fc.property(anyWish, ({ pieces, wishedTastes, profile, seed }) => {
        const text = pieces.join(', ')
        const wish = wishOf(text, wishedTastes)
        const person = withPerson(profile, personInText(text))
        const parts = search({ wish, person, seed })
        if (!parts) return
        found++
        expect(['ok', 'separate', 'ok_with_warnings']).toContain(
          checker.check(partsToCheck(parts, known), person, 'ai').verdict,
        )
        expect(parts.herbs.length).toBeGreaterThanOrEqual(2)
        expect(parts.herbs.length).toBeLessThanOrEqual(4)
        expect(slugsOf(parts).filter((slug) => wish.without.has(slug))).toEqual([])
        for (const { slug, gramsPerCup } of parts.herbs) {
          const herb = known.get(slug)
          expect(gramsPerCup).toBeLessThanOrEqual(herb?.tea.gramsPerCupMax ?? 0)
          expect(gramsPerCup * parts.cupsPerDay).toBeLessThanOrEqual((herb?.maxDailyGrams ?? 0) + 1e-9)
        }
      }),
      { numRuns: 5000 },
    )
    expect(found).toBeGreaterThan(1500)
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
        const slugs = slugsOf(propose(`tea for ${label}`, [], { seed: seed * 7919 + 3 }))
        combinations.add(slugs.toSorted().join(' '))
        for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1)
      }
    expect(combinations.size).toBeGreaterThan(aims.length * times * 0.5)
    expect(counts.size).toBeGreaterThan(45)
    expect(Math.max(...counts.values())).toBeLessThan(aims.length * times * 0.25)
  })

  it.each(['hot flushes', 'heartburn'])('varies for %s as far as its few herbs allow', (text) => {
    const blends = Array.from({ length: 40 }, (_, seed) => slugsOf(propose(text, [], { seed: seed * 7919 + 3 })))
    expect(new Set(blends.map((slugs) => slugs.toSorted().join(' '))).size).toBeGreaterThanOrEqual(4)
    const counts = Map.groupBy(blends.flat(), (slug) => slug)
    expect([...counts.values()].filter(({ length }) => length < 40 && length > 4).length).toBeGreaterThanOrEqual(3)
  })

  it('has two to four herbs when few herbs serve, and no herb is in every blend', () => {
    const blends = Array.from({ length: 100 }, (_, seed) =>
      slugsOf(propose('heartburn', [], { seed: seed * 7919 + 3 })),
    )
    expect(new Set(blends.map((slugs) => slugs.toSorted().join(' '))).size).toBeGreaterThanOrEqual(8)
    expect(new Set(blends.map(({ length }) => length)).size).toBe(3)
    for (const [slug, { length }] of Map.groupBy(blends.flat(), (each) => each)) expect(length, slug).toBeLessThan(100)
  })

  it('has nothing sour for an irritated stomach', () => {
    for (let seed = 0; seed < 40; seed++)
      for (const slug of slugsOf(propose('heartburn', [], { seed: seed * 7919 + 3 })))
        expect(known.get(slug)?.tasteTags, slug).not.toEqual(expect.arrayContaining(['citrusy']))
  })

  it('is different each time another one is requested', () => {
    const shown: string[][] = []
    for (let seed = 0; seed < 6; seed++) {
      const slugs = slugsOf(propose('trouble sleeping', [], { shown, seed: seed + 5 }))
      expect(slugs.length).toBeGreaterThan(1)
      shown.push(slugs)
    }
    expect(new Set(shown.map((slugs) => slugs.toSorted().join(' '))).size).toBe(6)
  })

  it('includes the named herbs that pass the check', () => {
    expect(slugsOf(propose('digestion, with ginger'))).toContain('ginger')
    expect(slugsOf(propose('digestion with liquorice, I have high blood pressure'))).not.toContain('liquorice')
  })

  it('includes a herb that an illness rules out at most in a cooking amount', () => {
    const named = propose('digestion with peppermint, I have reflux')
    const peppermint = named?.herbs.find(({ slug }) => slug === 'peppermint')
    const most = known.get('peppermint')?.cookingGramsPerDay ?? 0
    expect((peppermint?.gramsPerCup ?? 0) * (named?.cupsPerDay ?? 0)).toBeLessThanOrEqual(most)
  })

  it("is limited to the member's cabinet on request", () => {
    const owned = new Set(['lavender', 'linden', 'rooibos', 'thyme'])
    for (let seed = 1; seed < 8; seed++)
      for (const slug of slugsOf(propose('sleep', [], { owned, ownOnly: true, seed }))) expect(owned).toContain(slug)
    expect(propose('sleep', [], { owned: new Set(['lavender']), ownOnly: true })).toBeUndefined()
  })

  it.each(tastes)('includes a %s herb on request', (taste) => {
    const parts = propose('something for my stomach', [taste])
    expect(parts?.herbs.some(({ slug }) => known.get(slug)?.tasteTags.includes(taste))).toBe(true)
  })

  it('has no caffeine for the night', () => {
    for (let seed = 0; seed < 20; seed++)
      for (const slug of slugsOf(propose('tired, but I cannot sleep', [], { seed })))
        expect(known.get(slug)?.effectTags).not.toContain('caffeine')
  })

  it.each(['studying tonight, I need energy', 'focus for a night shift'])('has no caffeine for “%s”', (text) => {
    for (let seed = 0; seed < 12; seed++)
      for (const slug of slugsOf(propose(text, [], { seed })))
        expect(known.get(slug)?.effectTags).not.toContain('caffeine')
  })

  it('has no herb that impairs driving for a wish that mentions driving or drowsiness', () => {
    for (const text of ['calm nerves, I am driving later', 'stress, but it must not make me drowsy'])
      for (let seed = 0; seed < 12; seed++)
        for (const slug of slugsOf(propose(text, [], { seed })))
          expect(known.get(slug)?.effectTags).not.toContain('impairs_driving')
  })

  it.each([
    ['a nice cup', ['sweet', 'floral']],
    ['hot flushes', []],
    ['lavender and rose', []],
  ] as const)('has no herb for an illness or a short course as the companion in “%s”', (text, wishedTastes) => {
    const odd = new Set(['slippery-elm', 'mullein', 'agrimony', 'ribwort-plantain', 'bilberry-fruit', 'common-mallow'])
    for (let seed = 0; seed < 20; seed++)
      expect(slugsOf(propose(text, wishedTastes, { seed })).filter((slug) => odd.has(slug))).toEqual([])
  })

  it('soothes a dry cough and loosens a chesty one', () => {
    for (let seed = 0; seed < 12; seed++) {
      expect(slugsOf(propose('a dry cough', [], { seed }))).not.toContain('thyme')
      expect(slugsOf(propose('a chesty cough', [], { seed }))).not.toContain('ribwort-plantain')
    }
  })

  it('includes ginger in pregnancy in an amount that passes', () => {
    const parts = propose('I am pregnant and queasy, with ginger')
    expect(slugsOf(parts)).toContain('ginger')
  })
})

describe('the description of a blend', () => {
  it('makes no health claim for any herb and aim', () => {
    for (const aim of aims)
      for (const herb of catalogue.herbs) {
        if (!fitOf(herb, aim) || herb.conditional) continue
        const companion = herb.slug === 'rooibos' ? 'peppermint' : 'rooibos'
        const other = known.get(companion)
        const blend = describeParts(partsOf(other ? [herb, other] : [herb], [aim]))
        const words = [
          blend.name,
          blend.description,
          ...blend.method,
          ...blend.benefits,
          ...blend.herbs.map(({ why }) => why),
        ]
        expect(words.flatMap(claimsIn), words.join(' ')).toEqual([])
      }
    expect(Object.values(blendWords).flatMap(claimsIn)).toEqual([])
  })

  it('is the same for the same parts, with grams, steps, cups, reasons, warnings and sources', () => {
    const parts = partsOf(
      ['fennel', 'chamomile'].flatMap((slug) => known.get(slug) ?? []),
      aims.filter(({ code }) => code === 'wind'),
    )
    const blend = describeParts(parts)
    expect(describeParts(parts)).toEqual(blend)
    expect(blendToCheck(blend)).toEqual(partsToCheck(parts, known))
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
    const herbs = slugs.flatMap((slug) => known.get(slug) ?? [])
    expect(nameOf(herbs, [aim])).toMatch(name)
  })

  it('has a name that suits its aim and repeats no word', () => {
    for (const { code } of aims)
      for (const one of catalogue.herbs)
        for (const other of catalogue.herbs.slice(0, 12)) {
          if (one === other) continue
          const name = nameOf([one, other], [code])
          expect(name).not.toMatch(/House Blend|Everyday Tea|Kitchen Table Tea|Sunday Tea/)
          expect(name.replaceAll(/(?:Mountain|Green|Black) Tea/g, ''), name).not.toMatch(/Tea.*\bTea\b|Tea\b.*Cup/)
        }
  })

  it('states no use for a herb that is added for its taste', () => {
    const parts = partsOf(
      ['sage', 'rooibos'].flatMap((slug) => known.get(slug) ?? []),
      aims.filter(({ code }) => code === 'flushes'),
    )
    expect(describeParts(parts).description).toMatch(
      /^Sage, traditionally taken for hot flushes, plus rooibos\. It tastes /,
    )
  })

  it('has remarks about omitted herbs, unserved tastes and the person', () => {
    const text = 'sleep, no lavender, I take warfarin and have cancer; comfrey?'
    const parts = partsOf(
      ['linden', 'lemon-balm'].flatMap((slug) => known.get(slug) ?? []),
      wishOf(text).aims,
    )
    const told = personInText(text)
    const input = { wish: wishOf(text, ['spicy']), told, profile: told, parts, known, reduced: new Set<string>() }
    expect(remarksOf(input)).toEqual([
      'We took into account: an illness and a medicine.',
      'Left out as you asked: Lavender.',
      'Comfrey: we never use it in a tea, so it is not in this one.',
      'Nothing spicy goes with the rest.',
      blendWords.outOfScope,
    ])
  })

  it('lists warnings for everybody first, then those about medicines and about illnesses', () => {
    const parts = partsOf(
      ['chamomile', 'lemon-balm'].flatMap((slug) => known.get(slug) ?? []),
      aims.filter(({ code }) => code === 'sleep'),
    )
    const { warnings } = describeParts(parts)
    const { everybody, medicines, illnesses } = mindedOf(warnings)
    expect(everybody[0]).toMatch(/^For people aged/)
    expect(everybody).toContainEqual(expect.stringContaining('Stop after 14 days'))
    expect(medicines.length).toBeGreaterThan(2)
    expect(medicines.every((text) => text.startsWith('Taking '))).toBe(true)
    expect(illnesses).toContainEqual(expect.stringMatching(/^Ask your doctor or pharmacist first if you have/))
    expect([...everybody, ...medicines, ...illnesses].toSorted()).toEqual([...warnings].toSorted())
    const refusedFirst = mindedOf(['Taking a? Ask your pharmacist first.', 'Taking b? Do not combine them.'])
    expect(refusedFirst.medicines[0]).toContain('Taking b?')
  })

  it('is possible for a wish with an aim or a taste', () => {
    expect([isOpen(wishOf('hello')), isOpen(wishOf('hello', ['mild'])), isOpen(wishOf('sleep'))]).toEqual([
      false,
      true,
      true,
    ])
  })
})
