import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { randomFrom } from '#domain/random.ts'

import { botFacts } from './bot-facts.ts'
import type { Plan, PlanInput } from './bot.types.ts'
import { planNext } from './plan.rules.ts'
import { seasonOf } from './seasons.ts'

const { catalogue } = loadCatalogue()
const facts = botFacts(safetyFacts(catalogue), catalogue.herbs)
const full = Object.fromEntries(ailmentNames.map((name) => [name, 16]))
const allUsed = Object.fromEntries(catalogue.herbs.map(({ slug }) => [slug, 3]))
const plansOf = (input: Partial<PlanInput>): Plan[] => {
  const random = randomFrom(3)
  return Array.from({ length: 200 }, () =>
    planNext({ facts, counts: full, herbUses: allUsed, month: 1, emptySearches: {}, random, ...input }),
  )
}
const ofReason = (plans: readonly Plan[], reason: Plan['reason']) => plans.filter((plan) => plan.reason === reason)

describe('seasonOf', () => {
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
    expect(seasonOf(month)).toBe(season)
  })
})

describe('planning the next recipe', () => {
  it('alternates between the ailment with the fewest recipes and the season', () => {
    const plans = plansOf({ counts: { ...full, Inflammation: 2 } })
    const few = ofReason(plans, 'few_recipes')
    expect(new Set(few.map(({ ailment }) => ailment))).toEqual(new Set(['Inflammation']))
    expect(few[0]?.because).toBe('Inflammation has 2 recipes; none of the eight has fewer.')
    expect(ofReason(plans, 'season').length).toBeGreaterThan(10)
    expect(few.length + ofReason(plans, 'season').length).toBe(plans.length)
  })

  it('plans an unused herb for an ailment that it has a use for', () => {
    const unused = ofReason(plansOf({ herbUses: { ...allUsed, cumin: 0 } }), 'unused_herb')
    expect(unused.length).toBeGreaterThan(10)
    for (const plan of unused) expect(plan).toMatchObject({ ailment: 'Digestive Issues', herbSlugs: ['cumin'] })
  })

  it('never plans a conditional herb', () => {
    const conditional = new Set(catalogue.herbs.filter((herb) => herb.conditional).map(({ slug }) => slug))
    const plans = plansOf({
      herbUses: {},
      emptySearches: Object.fromEntries([...conditional].map((slug) => [slug, 5])),
    })
    expect(plans.flatMap(({ herbSlugs }) => herbSlugs.filter((slug) => conditional.has(slug)))).toEqual([])
  })

  it('plans for empty searches by words of our own vocabulary, and ignores other words', () => {
    const plans = plansOf({
      emptySearches: { 'Sleep Problems': 4, rosehip: 2, other: 99, 'drop table': 50, 'my secret': 9 },
    })
    const searched = ofReason(plans, 'searched')
    expect(new Set(searched.map(({ herbSlugs, ailment }) => herbSlugs[0] ?? ailment))).toEqual(
      new Set(['Sleep Problems', 'rosehip']),
    )
    expect(plans.map(({ because }) => because).join(' ')).not.toMatch(/other |secret|table/)
  })

  it('plans an ailment even without herbs', () => {
    const plans = plansOf({ facts: botFacts(safetyFacts({ ...catalogue, herbs: [] }), []), counts: {}, herbUses: {} })
    for (const plan of plans) expect(ailmentNames).toContain(plan.ailment)
  })
})
