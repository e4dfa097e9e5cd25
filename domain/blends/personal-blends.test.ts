import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { randomFrom } from '#domain/random.ts'

import { childLimits, childMinorGrams } from '../safety/ages.ts'
import { indexNames } from '../safety/names.ts'
import { isPassing, isWithoutCaution } from '../safety/passing.ts'
import type { Profile } from '../safety/profile.ts'
import { createChecker } from '../safety/stored-check.ts'
import { claimsIn } from '../wording/wording.rules.ts'
import { alternativeWords } from './alternatives.rules.ts'
import { judgeFor, partsToCheck } from './blend-check.ts'
import { blendWords } from './blends.messages.ts'
import { fitOf } from './fitting.rules.ts'
import { personInText, withPerson } from './person-in-text.ts'
import { herbsFor } from './personal-amounts.ts'
import { proposeForPerson } from './personal-proposal.ts'
import { remarksOf } from './remarks.rules.ts'
import { readWish } from './wish.rules.ts'

const { catalogue } = loadCatalogue()
const facts = safetyFacts(catalogue)
const { check } = createChecker(facts)
const index = indexNames(facts)
const known = new Map(catalogue.herbs.map((herb) => [herb.slug, herb]))
const seeds = Array.from({ length: 12 }, (_, seed) => seed)

const judgeAs = (person: Profile | undefined) => judgeFor(check, known, person)

function read(text: string) {
  const wish = readWish({ text, tastes: [], facts, index })
  const told = personInText(text)
  const profile = withPerson(undefined, told)
  const personal = herbsFor({ herbs: catalogue.herbs, wish, profile, judgeAs })
  const propose = (seed: number) =>
    proposeForPerson({
      herbs: catalogue.herbs,
      wish,
      profile,
      judgeAs,
      owned: new Set(),
      ownOnly: false,
      shown: [],
      random: randomFrom(seed),
    })?.parts
  return { wish, told, profile, propose, ...personal }
}

const remarksFor = (text: string, slug: string) => {
  const { wish, told, profile } = read(text)
  const parts = { aims: [], herbs: [{ slug, gramsPerCup: 0.3 }], cupsPerDay: 2 }
  return remarksOf({ wish, told, profile, parts, known, reduced: new Set([slug]) })
}

const forWords = (text: string, profile: Profile = {}) =>
  alternativeWords(readWish({ text, tastes: [], facts, index }), profile)

describe('a wish that mentions a person', () => {
  it.each([
    'sore throat, I am pregnant',
    'sleep, I take warfarin',
    'cough for my 6 year old',
    'upset tummy while breastfeeding',
    'something calming, I’m on lithium',
    'upset stomach, I have diabetes and take metformin',
    'a cold, I am allergic to the daisy family',
    'I am 82, take blood pressure tablets and cannot sleep',
    'tummy ache for my 11 year old',
    'a tea for my 5 year old who cannot sleep',
  ])('gets blends that serve it and pass: “%s”', (text) => {
    const { wish, profile, propose } = read(text)
    expect(profile).toBeDefined()
    for (const seed of seeds) {
      const parts = propose(seed)
      if (!parts) throw new Error(`nothing for ${text}`)
      expect(isPassing(check(partsToCheck(parts, known), profile, 'ai').verdict)).toBe(true)
      const herbs = parts.herbs.flatMap(({ slug }) => known.get(slug) ?? [])
      expect(herbs.some((herb) => wish.aims.some((aim) => fitOf(herb, aim)?.isIntended))).toBe(true)
    }
  })

  it('keeps to the amounts for the age of a child', () => {
    const { propose } = read('cough for my 6 year old')
    for (const seed of seeds) {
      const { herbs, cupsPerDay } = propose(seed) ?? { herbs: [], cupsPerDay: 0 }
      for (const { slug, gramsPerCup } of herbs) {
        const herb = known.get(slug)
        if (!herb) throw new Error(slug)
        const limits = childLimits(herb, 6)
        expect(gramsPerCup * cupsPerDay, slug).toBeLessThanOrEqual(
          (limits?.maxDailyGrams ?? childMinorGrams(herb, 6)) + 1e-9,
        )
      }
    }
  })

  it.each([
    ['sore throat, I am pregnant', 'pregnancy'],
    ['upset tummy while breastfeeding', 'lactation'],
  ] as const)('gets no herb to avoid, in any amount: “%s”', (text, status) => {
    const { propose } = read(text)
    for (const seed of seeds)
      for (const { slug } of propose(seed)?.herbs ?? []) expect(known.get(slug)?.[status], slug).not.toBe('avoid')
  })

  it.each(['I am pregnant and cannot fall asleep', 'I am breastfeeding and cannot fall asleep'])(
    'gets a blend without a caution: “%s”',
    (text) => {
      const { profile, propose } = read(text)
      for (const seed of seeds) {
        const parts = propose(seed)
        if (!parts) throw new Error('nothing was found')
        expect(isWithoutCaution(check(partsToCheck(parts, known), profile, 'ai').verdict), JSON.stringify(parts)).toBe(
          true,
        )
      }
    },
  )

  it('gets a caution only for a herb that serves the wish', () => {
    const { wish, profile, propose } = read('sore throat, I am pregnant')
    for (const seed of seeds)
      for (const { slug, gramsPerCup } of propose(seed)?.herbs ?? []) {
        const alone = { aims: [], herbs: [{ slug, gramsPerCup }], cupsPerDay: 2 }
        const { verdict } = check(partsToCheck(alone, known), profile, 'ai')
        const herb = known.get(slug)
        const isIntended = herb !== undefined && wish.aims.some((aim) => fitOf(herb, aim)?.isIntended)
        expect(verdict === 'ok' || isIntended, slug).toBe(true)
      }
  })

  it('gets no herb whose usual amount an illness rules out', () => {
    const { herbs, propose } = read('digestion with peppermint, I have reflux')
    expect(herbs.map(({ slug }) => slug)).not.toContain('peppermint')
    expect(propose(1)).toBeDefined()
  })

  it('gets no herb whose usual amount is ruled out by an illness that the medicine may be taken for', () => {
    expect(known.get('fenugreek')?.contraindications).toContain('hormone_sensitive_condition')
    const { herbs, propose } = read('digestion with fenugreek, on the pill')
    expect(herbs.map(({ slug }) => slug)).not.toContain('fenugreek')
    expect(propose(1)).toBeDefined()
  })

  it('gets the usual amounts if they pass or nothing is known about the person', () => {
    const { herbs, reduced } = read('sleep, I take warfarin')
    expect(reduced.has('lavender')).toBe(false)
    expect(herbs.find(({ slug }) => slug === 'lavender')).toEqual(known.get('lavender'))
    expect(read('trouble sleeping').herbs).toBe(catalogue.herbs)
  })

  it('gets a remark about smaller amounts', () => {
    expect(remarksFor('cough for my 6 year old', 'thyme')).toContain(blendWords.childAmounts)
    expect(remarksFor('queasy and pregnant', 'ginger')).toContainEqual(expect.stringMatching(/^Only a little Ginger/))
  })
})

describe('an answer without a blend', () => {
  it('is given for the cough of a baby or a toddler', () => {
    expect(read('cough for my baby, 6 months old').propose(1)).toBeUndefined()
    expect(read('cough for my 2 year old').propose(1)).toBeUndefined()
  })

  it('suggests warm water, with honey and lemon for a throat or a cough', () => {
    expect(forWords('sore throat', { pregnant: true })).toBe(blendWords.honeyAndLemon)
    expect(forWords('a cough', { ageYears: 2 })).toBe(blendWords.honeyForChild)
    expect(forWords('a cough', { conditions: ['diabetes'] })).toBe(blendWords.lemonWater)
    expect(forWords('a cough', { possibleConditions: ['diabetes'] })).toBe(blendWords.lemonWater)
    expect(forWords('a cough', { allergies: ['Asteraceae'] })).toBe(blendWords.warmWater)
    expect(forWords('a cough', { conditions: ['gerd_reflux'] })).toBe(blendWords.warmWater)
    expect(forWords('I cannot sleep', { pregnant: true })).toBe(blendWords.warmWater)
  })

  it('mentions honey for a baby only to warn against it', () => {
    expect(forWords('a cough', { ageYears: 0 })).toBe(blendWords.forBaby)
    expect(blendWords.forBaby).toContain('Never give honey to a child under one year.')
  })

  it('makes no health claim', () => {
    for (const words of Object.values(blendWords)) expect(claimsIn(words), words).toEqual([])
  })
})
