import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { adultAge } from '#domain/safety/ages.ts'
import { createCheck, type RecipeToCheck } from '#domain/safety/check.ts'
import { conditions } from '#domain/safety/vocabulary.ts'
import { findClaims } from '#domain/wording/wording.rules.ts'

import { maxHerbDays } from './herb-days.ts'
import { toDayRecipe, countTeaDays, toTeaRecipe } from './protocol-check.ts'
import { listCups, listPlanDays, getProtocol, protocols } from './protocols.ts'
import type { PlannedTea, Protocol } from './protocols.types.ts'

const { catalogue } = loadCatalogue()
const check = createCheck(safetyFacts(catalogue))
const acceptable = ['ok', 'ok_with_warnings']
const runCheck = (recipe: RecipeToCheck) => check(recipe, undefined, 'human')

const listTeas = (protocol: Protocol) => [...new Set(protocol.stages.flatMap(({ teas }) => teas))]
const findHerb = (name: string) => {
  const [slug = ''] = check({ ingredients: [{ name, gramsPerCup: 0.1 }] }, undefined, 'human').daily.map(
    ({ herb }) => herb,
  )
  const herb = catalogue.herbs.find((herb) => herb.slug === slug)
  expect(herb, name).toBeDefined()
  return herb
}
const countHerbDays = (days: readonly { teas: readonly PlannedTea[] }[]) => {
  const counts = new Map<string, number>()
  for (const { teas } of days)
    for (const name of new Set(teas.flatMap(({ herbs }) => herbs.map((herb) => herb.name))))
      counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
const expectNotTooLong = (counts: Map<string, number>) => {
  for (const [name, count] of counts)
    expect(count, name).toBeLessThanOrEqual(findHerb(name)?.maxDurationDays ?? Number.POSITIVE_INFINITY)
}

describe.each(protocols.map((protocol) => [protocol.name, protocol] as const))('%s', (_, protocol) => {
  it('passes the check with every tea and every whole day, for its whole length', () => {
    for (const tea of listTeas(protocol)) {
      const { verdict } = runCheck(toTeaRecipe(tea, countTeaDays(protocol, tea)))
      expect(acceptable, tea.name).toContain(verdict)
    }
    for (const [position, { teas }] of listPlanDays(protocol).entries()) {
      const recipe = toDayRecipe(teas, Math.max(0, ...teas.map((tea) => countTeaDays(protocol, tea))))
      if (recipe) expect(acceptable, `day ${position + 1}`).toContain(runCheck(recipe).verdict)
    }
  })

  it('uses no herb on more days than its facts allow, even when repeated at once', () => {
    const days = listPlanDays(protocol)
    expect(countHerbDays(days).size).toBeGreaterThan(3)
    expectNotTooLong(countHerbDays([...days, ...days]))
  })

  it('rests a herb before its maximum', () => {
    for (const name of countHerbDays(listPlanDays(protocol)).keys())
      expect(maxHerbDays[name] ?? Infinity, name).toBeLessThanOrEqual(findHerb(name)?.maxDurationDays ?? Infinity)
  })

  it('uses recipes of the site unchanged, within their cups and days', () => {
    for (const tea of listTeas(protocol)) {
      const recipe = catalogue.recipes.find(({ file }) => file.endsWith(`/${tea.slug}.yaml`))
      expect(recipe?.name, tea.slug).toBe(tea.name)
      expect(
        recipe?.ingredients.flatMap(({ name, gramsPerCup }) => (gramsPerCup ? [{ name, gramsPerCup }] : [])),
      ).toEqual(tea.herbs)
      expect(recipe?.ingredients.flatMap(({ name, gramsPerCup }) => (gramsPerCup ? [] : [name]))).toEqual(
        tea.kitchenIngredients,
      )
      expect(tea.cups.length).toBeLessThanOrEqual(recipe?.cupsPerDay ?? 0)
      expect(countTeaDays(protocol, tea)).toBeLessThanOrEqual(recipe?.courseDays ?? 0)
    }
  })

  it('puts sedating herbs in the evening and stimulating herbs in the morning', () => {
    for (const tea of listTeas(protocol)) {
      const tags = new Set<string>(tea.herbs.flatMap(({ name }) => findHerb(name)?.effectTags ?? []))
      const times = tea.cups.map(({ time }) => time)
      if (tags.has('sedative') || tags.has('impairs_driving')) expect(times, tea.name).toEqual(['evening'])
      if (tags.has('caffeine') || tags.has('stimulant')) expect(times, tea.name).toEqual(['morning'])
    }
  })

  it('includes its key herbs, and each time once a day at most', () => {
    expect([...countHerbDays(listPlanDays(protocol)).keys()]).toEqual(expect.arrayContaining([...protocol.keyHerbs]))
    for (const day of listPlanDays(protocol)) {
      const times = listCups(day).map(({ time }) => time)
      expect(new Set(times).size).toBe(times.length)
    }
  })

  it('states its minimum age and who should avoid it', () => {
    const findings = listTeas(protocol).flatMap((tea) => runCheck(toTeaRecipe(tea, 6)).findings)
    const ages = findings.filter(({ code }) => code === 'AGE_NOTICE').map(({ subject }) => Number(subject))
    const hasCaffeine = findings.some(({ code }) => code === 'CAFFEINE_INFO')
    expect(protocol.minAge).toBe(Math.max(...ages, ...(hasCaffeine ? [adultAge] : [])))
    const cautions = protocol.cautions.join(' ').toLowerCase()
    expect(cautions).toContain('pregnancy')
    expect(cautions).toContain('breastfeeding')
    if (findings.some(({ code }) => code === 'DROWSINESS_DRIVING')) expect(cautions).toContain('do not drive')
    if (hasCaffeine) expect(cautions).toContain('caffeine')
    const blockedConditions = listTeas(protocol).flatMap(({ herbs }) =>
      herbs.flatMap(({ name }) => findHerb(name)?.contraindications),
    )
    for (const condition of new Set(blockedConditions)) {
      const label = conditions[condition as keyof typeof conditions]
      for (const word of label.split(/[^a-z-]+/i).filter((part) => part.length > 5))
        expect(cautions, `${condition}: ${label}`).toContain(word.toLowerCase())
    }
  })

  it('makes no health claim', () => {
    const actions = listPlanDays(protocol).map(({ action, stage }) => `${stage}. ${action}`)
    for (const text of [protocol.name, protocol.about, ...protocol.cautions, ...actions])
      expect(findClaims(text), text).toEqual([])
  })
})

describe('a day with several teas', () => {
  const cups = ['morning', 'midday'].map((time) => ({ time: time as 'morning' | 'midday', timeLabel: '' }))
  const createMintTea = (slug: string, gramsPerCup: number): PlannedTea => ({
    slug,
    name: slug,
    herbs: [{ name: 'Peppermint', gramsPerCup }],
    kitchenIngredients: [],
    preparationSteps: [],
    cups,
  })

  it('is checked with the grams of all its teas', () => {
    const recipe = toDayRecipe([createMintTea('one', 2), createMintTea('other', 1)], 6)
    expect(recipe).toMatchObject({ ingredients: [{ name: 'Peppermint', gramsPerCup: 1.5 }], cupsPerDay: 4 })
  })

  it('is refused if each tea passes but the day is too much', () => {
    const teas = ['one', 'two', 'three'].map((slug) => createMintTea(slug, 2))
    for (const tea of teas) expect(acceptable).toContain(runCheck(toTeaRecipe(tea, 6)).verdict)
    const recipe = toDayRecipe(teas, 6)
    expect(recipe && runCheck(recipe).findings.map(({ code }) => code)).toContain('DAILY_MAX_EXCEEDED')
  })

  it('needs no check without tea', () => {
    expect(toDayRecipe([], 6)).toBeUndefined()
  })
})

const listCodes = (recipe: RecipeToCheck | undefined) =>
  recipe ? runCheck(recipe).findings.map(({ code }) => code) : []

describe('two plans at once', () => {
  const pairs = protocols.flatMap((one, position) =>
    protocols.slice(position + 1).map((other) => [one, other] as const),
  )

  it('pass the check on any combination of days', () => {
    for (const [one, other] of pairs)
      for (const { teas } of listPlanDays(one))
        for (const { teas: otherTeas } of listPlanDays(other)) {
          const recipe = toDayRecipe([...teas, ...otherTeas], 6)
          if (recipe) expect(acceptable, `${one.name}, ${other.name}`).toContain(runCheck(recipe).verdict)
        }
  })

  it('never contain too many herbs, unlike all four together', () => {
    const fullRecipe = toDayRecipe(
      protocols.flatMap(({ stages }) => stages[1]?.teas ?? []),
      6,
    )
    expect(listCodes(fullRecipe)).toContain('TOO_MANY_HERBS')
    for (const [one, other] of pairs)
      for (const { teas } of listPlanDays(one))
        for (const { teas: otherTeas } of listPlanDays(other))
          expect(listCodes(toDayRecipe([...teas, ...otherTeas], 6))).not.toContain('TOO_MANY_HERBS')
  })

  it('use no herb on too many days, and neither do all four', () => {
    expectNotTooLong(countHerbDays(protocols.flatMap(listPlanDays)))
  })
})

describe('a plan', () => {
  it('has as many days as its name says, and a rest day each week', () => {
    expect(protocols.map(({ key }) => listPlanDays(getProtocol(key)).length)).toEqual([21, 14, 14, 14])
    const restDays = listPlanDays(getProtocol('gut')).flatMap(({ teas }, position) =>
      teas.length === 0 ? [position + 1] : [],
    )
    expect(restDays).toEqual([7, 14, 21])
  })
})
