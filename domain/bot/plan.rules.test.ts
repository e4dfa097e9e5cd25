import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { createSeededRandom } from '#domain/random.ts'

import { createBotFacts } from './bot-facts.ts'
import type { Plan, PlanInput } from './bot.types.ts'
import { getSeason, planNextRecipe } from './plan.rules.ts'

const { catalogue } = loadCatalogue()
const facts = createBotFacts(safetyFacts(catalogue), catalogue.herbs)
const evenCounts = Object.fromEntries(ailmentNames.map((name) => [name, 16]))
const threeUsesPerHerb = Object.fromEntries(catalogue.herbs.map(({ slug }) => [slug, 3]))
const planMany = (input: Partial<PlanInput>): Plan[] => {
  const random = createSeededRandom(3)
  return Array.from({ length: 200 }, () =>
    planNextRecipe({
      facts,
      counts: evenCounts,
      herbUses: threeUsesPerHerb,
      month: 1,
      emptySearches: {},
      random,
      ...input,
    }),
  )
}
const filterByReason = (plans: readonly Plan[], reason: Plan['reason']) =>
  plans.filter((plan) => plan.reason === reason)

describe('getSeason', () => {
  it.each([
    [2, 'Winter'],
    [3, 'Spring'],
    [5, 'Spring'],
    [6, 'Summer'],
    [8, 'Summer'],
    [9, 'Autumn'],
    [11, 'Autumn'],
    [12, 'Winter'],
    [0, 'Winter'],
  ])('maps month %d to %s', (month, season) => {
    expect(getSeason(month)).toBe(season)
  })
})

describe('planning the next recipe', () => {
  it('alternates between the ailment with the fewest recipes and the season', () => {
    const plans = planMany({ counts: { ...evenCounts, Inflammation: 2 } })
    const ailmentPlans = filterByReason(plans, 'few_recipes')
    expect(new Set(ailmentPlans.map(({ ailment }) => ailment))).toEqual(new Set(['Inflammation']))
    expect(ailmentPlans[0]?.explanation).toBe('Inflammation has 2 recipes. No category has fewer.')
    expect(filterByReason(plans, 'season').length).toBeGreaterThan(10)
    expect(ailmentPlans.length + filterByReason(plans, 'season').length).toBe(plans.length)
  })

  it('plans an unused herb for an ailment that the herb is used for', () => {
    const unusedHerbPlans = filterByReason(planMany({ herbUses: { ...threeUsesPerHerb, cumin: 0 } }), 'unused_herb')
    expect(unusedHerbPlans.length).toBeGreaterThan(10)
    for (const plan of unusedHerbPlans)
      expect(plan).toMatchObject({ ailment: 'Digestive Issues', herbSlugs: ['cumin'] })
  })

  it('never plans a conditional herb', () => {
    const conditional = new Set(catalogue.herbs.filter((herb) => herb.conditional).map(({ slug }) => slug))
    const plans = planMany({
      herbUses: {},
      emptySearches: Object.fromEntries([...conditional].map((slug) => [slug, 5])),
    })
    expect(plans.flatMap(({ herbSlugs }) => herbSlugs.filter((slug) => conditional.has(slug)))).toEqual([])
  })

  it('plans for searches that name an ailment or herb, and ignores other searches', () => {
    const plans = planMany({
      emptySearches: { 'Sleep Problems': 4, rosehip: 2, other: 99, 'drop table': 50, 'my secret': 9 },
    })
    const searchPlans = filterByReason(plans, 'searched')
    expect(new Set(searchPlans.map(({ herbSlugs, ailment }) => herbSlugs[0] ?? ailment))).toEqual(
      new Set(['Sleep Problems', 'rosehip']),
    )
    expect(plans.map(({ explanation }) => explanation).join(' ')).not.toMatch(/other |secret|table/)
  })

  it('plans an ailment even without herbs', () => {
    const plans = planMany({
      facts: createBotFacts(safetyFacts({ ...catalogue, herbs: [] }), []),
      counts: {},
      herbUses: {},
    })
    for (const plan of plans) expect(ailmentNames).toContain(plan.ailment)
  })
})
