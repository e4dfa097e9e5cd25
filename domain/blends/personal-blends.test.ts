import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { createSeededRandom } from '#domain/random.ts'

import { getChildLimits, getChildMinorGrams } from '../safety/ages.ts'
import { indexNames } from '../safety/names.ts'
import { isPassing, isWithoutCaution } from '../safety/passing.ts'
import type { Profile } from '../safety/profile.ts'
import { createChecker } from '../safety/stored-check.ts'
import { findClaims } from '../wording/wording.rules.ts'
import { suggestAlternative } from './alternatives.rules.ts'
import { createPartsCheck, partsToRecipe } from './blend-check.ts'
import { blendMessages } from './blends.messages.ts'
import { extractPerson, mergeProfiles } from './extract-person.ts'
import { findBestFit } from './herb-fit.rules.ts'
import { selectHerbsForPerson } from './personal-amounts.ts'
import { proposeForPerson } from './personal-proposal.ts'
import { writeRemarks } from './remarks.rules.ts'
import { parseWish } from './wish.rules.ts'

const { catalogue } = loadCatalogue()
const facts = safetyFacts(catalogue)
const { check } = createChecker(facts)
const index = indexNames(facts)
const herbsBySlug = new Map(catalogue.herbs.map((herb) => [herb.slug, herb]))
const seeds = Array.from({ length: 12 }, (_, seed) => seed)

const createProfileCheck = (person: Profile | undefined) => createPartsCheck(check, herbsBySlug, person)

function prepare(text: string) {
  const wish = parseWish({ text, tastes: [], facts, index })
  const wishAnswers = extractPerson(text)
  const profile = mergeProfiles(undefined, wishAnswers)
  const selection = selectHerbsForPerson({ herbs: catalogue.herbs, wish, profile, createProfileCheck })
  const propose = (seed: number) =>
    proposeForPerson({
      herbs: catalogue.herbs,
      wish,
      profile,
      createProfileCheck,
      ownedSlugs: new Set(),
      ownOnly: false,
      previousBlends: [],
      random: createSeededRandom(seed),
    })?.parts
  return { wish, wishAnswers, profile, propose, ...selection }
}

const listRemarks = (text: string, slug: string) => {
  const { wish, wishAnswers, profile } = prepare(text)
  const parts = { aims: [], herbs: [{ slug, gramsPerCup: 0.3 }], cupsPerDay: 2 }
  return writeRemarks({ wish, wishAnswers, profile, parts, herbsBySlug, reducedSlugs: new Set([slug]) })
}

const suggestFor = (text: string, profile: Profile = {}) =>
  suggestAlternative(parseWish({ text, tastes: [], facts, index }), profile)

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
    const { wish, profile, propose } = prepare(text)
    expect(profile).toBeDefined()
    for (const seed of seeds) {
      const parts = propose(seed)
      if (!parts) throw new Error(`nothing for ${text}`)
      expect(isPassing(check(partsToRecipe(parts, herbsBySlug), profile, 'ai').verdict)).toBe(true)
      const herbs = parts.herbs.flatMap(({ slug }) => herbsBySlug.get(slug) ?? [])
      expect(herbs.some((herb) => wish.aims.some((aim) => findBestFit(herb, aim)?.isIntended))).toBe(true)
    }
  })

  it('keeps to the amounts for the age of a child', () => {
    const { propose } = prepare('cough for my 6 year old')
    for (const seed of seeds) {
      const { herbs, cupsPerDay } = propose(seed) ?? { herbs: [], cupsPerDay: 0 }
      for (const { slug, gramsPerCup } of herbs) {
        const herb = herbsBySlug.get(slug)
        if (!herb) throw new Error(slug)
        const limits = getChildLimits(herb, 6)
        expect(gramsPerCup * cupsPerDay, slug).toBeLessThanOrEqual(
          (limits?.maxDailyGrams ?? getChildMinorGrams(herb, 6)) + 1e-9,
        )
      }
    }
  })

  it.each([
    ['sore throat, I am pregnant', 'pregnancy'],
    ['upset tummy while breastfeeding', 'lactation'],
  ] as const)('gets no herb to avoid, in any amount: “%s”', (text, status) => {
    const { propose } = prepare(text)
    for (const seed of seeds)
      for (const { slug } of propose(seed)?.herbs ?? []) expect(herbsBySlug.get(slug)?.[status], slug).not.toBe('avoid')
  })

  it.each(['I am pregnant and cannot fall asleep', 'I am breastfeeding and cannot fall asleep'])(
    'gets a blend without a caution: “%s”',
    (text) => {
      const { profile, propose } = prepare(text)
      for (const seed of seeds) {
        const parts = propose(seed)
        if (!parts) throw new Error('nothing was found')
        expect(
          isWithoutCaution(check(partsToRecipe(parts, herbsBySlug), profile, 'ai').verdict),
          JSON.stringify(parts),
        ).toBe(true)
      }
    },
  )

  it('gets a caution only for a herb that serves the wish', () => {
    const { wish, profile, propose } = prepare('sore throat, I am pregnant')
    for (const seed of seeds)
      for (const { slug, gramsPerCup } of propose(seed)?.herbs ?? []) {
        const singleHerbParts = { aims: [], herbs: [{ slug, gramsPerCup }], cupsPerDay: 2 }
        const { verdict } = check(partsToRecipe(singleHerbParts, herbsBySlug), profile, 'ai')
        const herb = herbsBySlug.get(slug)
        const isIntended = herb !== undefined && wish.aims.some((aim) => findBestFit(herb, aim)?.isIntended)
        expect(verdict === 'ok' || isIntended, slug).toBe(true)
      }
  })

  it('gets no herb whose usual amount an illness rules out', () => {
    const { herbs, propose } = prepare('digestion with peppermint, I have reflux')
    expect(herbs.map(({ slug }) => slug)).not.toContain('peppermint')
    expect(propose(1)).toBeDefined()
  })

  it('gets no herb whose usual amount is ruled out by an illness that the medicine may be taken for', () => {
    expect(herbsBySlug.get('fenugreek')?.contraindications).toContain('hormone_sensitive_condition')
    const { herbs, propose } = prepare('digestion with fenugreek, on the pill')
    expect(herbs.map(({ slug }) => slug)).not.toContain('fenugreek')
    expect(propose(1)).toBeDefined()
  })

  it('gets the usual amounts if they pass or nothing is known about the person', () => {
    const { herbs, reducedSlugs } = prepare('sleep, I take warfarin')
    expect(reducedSlugs.has('lavender')).toBe(false)
    expect(herbs.find(({ slug }) => slug === 'lavender')).toEqual(herbsBySlug.get('lavender'))
    expect(prepare('trouble sleeping').herbs).toBe(catalogue.herbs)
  })

  it('gets a remark about smaller amounts', () => {
    expect(listRemarks('cough for my 6 year old', 'thyme')).toContain(blendMessages.childAmounts)
    expect(listRemarks('queasy and pregnant', 'ginger')).toContainEqual(
      expect.stringMatching(/^There is only a little Ginger/),
    )
  })
})

describe('an answer without a blend', () => {
  it('is given for the cough of a baby or a toddler', () => {
    expect(prepare('cough for my baby, 6 months old').propose(1)).toBeUndefined()
    expect(prepare('cough for my 2 year old').propose(1)).toBeUndefined()
  })

  it('suggests warm water, with honey and lemon for a throat or a cough', () => {
    expect(suggestFor('sore throat', { pregnant: true })).toBe(blendMessages.honeyAndLemon)
    expect(suggestFor('a cough', { ageYears: 2 })).toBe(blendMessages.honeyForChild)
    expect(suggestFor('a cough', { conditions: ['diabetes'] })).toBe(blendMessages.lemonWater)
    expect(suggestFor('a cough', { possibleConditions: ['diabetes'] })).toBe(blendMessages.lemonWater)
    expect(suggestFor('a cough', { allergies: ['Asteraceae'] })).toBe(blendMessages.warmWater)
    expect(suggestFor('a cough', { conditions: ['gerd_reflux'] })).toBe(blendMessages.warmWater)
    expect(suggestFor('I cannot sleep', { pregnant: true })).toBe(blendMessages.warmWater)
  })

  it('mentions honey for a baby only to warn against it', () => {
    expect(suggestFor('a cough', { ageYears: 0 })).toBe(blendMessages.forBaby)
    expect(blendMessages.forBaby).toContain('Never give honey to a child under one year old.')
  })

  it('makes no health claim', () => {
    for (const words of Object.values(blendMessages)) expect(findClaims(words), words).toEqual([])
  })
})
