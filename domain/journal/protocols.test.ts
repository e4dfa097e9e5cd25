import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { adultAge } from '#domain/safety/ages.ts'
import { createCheck, type RecipeToCheck } from '#domain/safety/check.ts'
import { conditions } from '#domain/safety/vocabulary.ts'
import { claimsIn } from '#domain/wording/wording.rules.ts'

import { herbDaysMax } from './herb-days.ts'
import { dayToCheck, daysWithTea, teaToCheck } from './protocol-check.ts'
import { cupsOf, daysOf, protocolOf, protocols } from './protocols.ts'
import type { PlannedTea, Protocol } from './protocols.types.ts'

const { catalogue } = loadCatalogue()
const check = createCheck(safetyFacts(catalogue))
const acceptable = ['ok', 'ok_with_warnings']
const verdictOf = (recipe: RecipeToCheck) => check(recipe, undefined, 'human')

const teasOf = (protocol: Protocol) => [...new Set(protocol.stages.flatMap(({ teas }) => teas))]
const herbOf = (name: string) => {
  const [slug = ''] = check({ ingredients: [{ name, gramsPerCup: 0.1 }] }, undefined, 'human').daily.map(
    ({ herb }) => herb,
  )
  const found = catalogue.herbs.find((herb) => herb.slug === slug)
  expect(found, name).toBeDefined()
  return found
}
const herbDays = (days: readonly { teas: readonly PlannedTea[] }[]) => {
  const counts = new Map<string, number>()
  for (const { teas } of days)
    for (const name of new Set(teas.flatMap(({ herbs }) => herbs.map((herb) => herb.name))))
      counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
const expectNotTooLong = (counts: Map<string, number>) => {
  for (const [name, count] of counts)
    expect(count, name).toBeLessThanOrEqual(herbOf(name)?.maxDurationDays ?? Number.POSITIVE_INFINITY)
}

describe.each(protocols.map((protocol) => [protocol.name, protocol] as const))('%s', (_, protocol) => {
  it('passes the check with every tea and every whole day, for its whole length', () => {
    for (const tea of teasOf(protocol)) {
      const { verdict } = verdictOf(teaToCheck(tea, daysWithTea(protocol, tea)))
      expect(acceptable, tea.name).toContain(verdict)
    }
    for (const [position, { teas }] of daysOf(protocol).entries()) {
      const recipe = dayToCheck(teas, Math.max(0, ...teas.map((tea) => daysWithTea(protocol, tea))))
      if (recipe) expect(acceptable, `day ${position + 1}`).toContain(verdictOf(recipe).verdict)
    }
  })

  it('uses no herb on more days than its facts allow, even when repeated at once', () => {
    const days = daysOf(protocol)
    expect(herbDays(days).size).toBeGreaterThan(3)
    expectNotTooLong(herbDays([...days, ...days]))
  })

  it('rests a herb before its maximum', () => {
    for (const name of herbDays(daysOf(protocol)).keys())
      expect(herbDaysMax[name] ?? Infinity, name).toBeLessThanOrEqual(herbOf(name)?.maxDurationDays ?? Infinity)
  })

  it('uses recipes of the site unchanged, within their cups and days', () => {
    for (const tea of teasOf(protocol)) {
      const recipe = catalogue.recipes.find(({ file }) => file.endsWith(`/${tea.slug}.yaml`))
      expect(recipe?.name, tea.slug).toBe(tea.name)
      expect(
        recipe?.ingredients.flatMap(({ name, gramsPerCup }) => (gramsPerCup ? [{ name, gramsPerCup }] : [])),
      ).toEqual(tea.herbs)
      expect(recipe?.ingredients.flatMap(({ name, gramsPerCup }) => (gramsPerCup ? [] : [name]))).toEqual(tea.kitchen)
      expect(tea.cups.length).toBeLessThanOrEqual(recipe?.cupsPerDay ?? 0)
      expect(daysWithTea(protocol, tea)).toBeLessThanOrEqual(recipe?.courseDays ?? 0)
    }
  })

  it('puts sedating herbs in the evening and stimulating herbs in the morning', () => {
    for (const tea of teasOf(protocol)) {
      const tags = new Set<string>(tea.herbs.flatMap(({ name }) => herbOf(name)?.effectTags ?? []))
      const times = tea.cups.map(({ time }) => time)
      if (tags.has('sedative') || tags.has('impairs_driving')) expect(times, tea.name).toEqual(['evening'])
      if (tags.has('caffeine') || tags.has('stimulant')) expect(times, tea.name).toEqual(['morning'])
    }
  })

  it('includes its key herbs, and each time once a day at most', () => {
    expect([...herbDays(daysOf(protocol)).keys()]).toEqual(expect.arrayContaining([...protocol.keyHerbs]))
    for (const day of daysOf(protocol)) {
      const times = cupsOf(day).map(({ time }) => time)
      expect(new Set(times).size).toBe(times.length)
    }
  })

  it('states its minimum age and who should avoid it', () => {
    const findings = teasOf(protocol).flatMap((tea) => verdictOf(teaToCheck(tea, 6)).findings)
    const ages = findings.filter(({ code }) => code === 'AGE_NOTICE').map(({ subject }) => Number(subject))
    const hasCaffeine = findings.some(({ code }) => code === 'CAFFEINE_INFO')
    expect(protocol.ageFrom).toBe(Math.max(...ages, ...(hasCaffeine ? [adultAge] : [])))
    const cautions = protocol.cautions.join(' ').toLowerCase()
    expect(cautions).toContain('pregnancy')
    expect(cautions).toContain('breastfeeding')
    if (findings.some(({ code }) => code === 'DROWSINESS_DRIVING')) expect(cautions).toContain('do not drive')
    if (hasCaffeine) expect(cautions).toContain('caffeine')
    const blockedConditions = teasOf(protocol).flatMap(({ herbs }) =>
      herbs.flatMap(({ name }) => herbOf(name)?.contraindications),
    )
    for (const condition of new Set(blockedConditions)) {
      const words = conditions[condition as keyof typeof conditions]
      for (const word of words.split(/[^a-z-]+/i).filter((part) => part.length > 5))
        expect(cautions, `${condition}: ${words}`).toContain(word.toLowerCase())
    }
  })

  it('makes no health claim', () => {
    const actions = daysOf(protocol).map(({ action, stage }) => `${stage}. ${action}`)
    for (const text of [protocol.name, protocol.about, ...protocol.cautions, ...actions])
      expect(claimsIn(text), text).toEqual([])
  })
})

describe('a day with several teas', () => {
  const cups = ['morning', 'midday'].map((time) => ({ time: time as 'morning' | 'midday', when: '' }))
  const mint = (slug: string, gramsPerCup: number): PlannedTea => ({
    slug,
    name: slug,
    herbs: [{ name: 'Peppermint', gramsPerCup }],
    kitchen: [],
    preparation: [],
    cups,
  })

  it('is checked with the grams of all its teas', () => {
    const recipe = dayToCheck([mint('one', 2), mint('other', 1)], 6)
    expect(recipe).toMatchObject({ ingredients: [{ name: 'Peppermint', gramsPerCup: 1.5 }], cupsPerDay: 4 })
  })

  it('is refused if each tea passes but the day is too much', () => {
    const teas = ['one', 'two', 'three'].map((slug) => mint(slug, 2))
    for (const tea of teas) expect(acceptable).toContain(verdictOf(teaToCheck(tea, 6)).verdict)
    const recipe = dayToCheck(teas, 6)
    expect(recipe && verdictOf(recipe).findings.map(({ code }) => code)).toContain('DAILY_MAX_EXCEEDED')
  })

  it('needs no check without tea', () => {
    expect(dayToCheck([], 6)).toBeUndefined()
  })
})

const codesOf = (recipe: RecipeToCheck | undefined) =>
  recipe ? verdictOf(recipe).findings.map(({ code }) => code) : []

describe('two plans at once', () => {
  const pairs = protocols.flatMap((one, position) =>
    protocols.slice(position + 1).map((other) => [one, other] as const),
  )

  it('pass the check on any combination of days', () => {
    for (const [one, other] of pairs)
      for (const { teas } of daysOf(one))
        for (const { teas: further } of daysOf(other)) {
          const recipe = dayToCheck([...teas, ...further], 6)
          if (recipe) expect(acceptable, `${one.name}, ${other.name}`).toContain(verdictOf(recipe).verdict)
        }
  })

  it('never contain too many herbs, unlike all four together', () => {
    const first = dayToCheck(
      protocols.flatMap(({ stages }) => stages[1]?.teas ?? []),
      6,
    )
    expect(codesOf(first)).toContain('TOO_MANY_HERBS')
    for (const [one, other] of pairs)
      for (const { teas } of daysOf(one))
        for (const { teas: further } of daysOf(other))
          expect(codesOf(dayToCheck([...teas, ...further], 6))).not.toContain('TOO_MANY_HERBS')
  })

  it('use no herb on too many days, and neither do all four', () => {
    expectNotTooLong(herbDays(protocols.flatMap(daysOf)))
  })
})

describe('a plan', () => {
  it('has as many days as its name says, and a rest day each week', () => {
    expect(protocols.map(({ key }) => daysOf(protocolOf(key)).length)).toEqual([21, 14, 14, 14])
    const rests = daysOf(protocolOf('gut')).flatMap(({ teas }, position) => (teas.length === 0 ? [position + 1] : []))
    expect(rests).toEqual([7, 14, 21])
  })
})
