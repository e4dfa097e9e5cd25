import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { toBlendRecipe } from '#domain/cabinet/blend-form.ts'
import { createChecker } from '#domain/safety/stored-check.ts'

import { createHerbLabel, createHerbsLabel } from './herbs-label.ts'
import { createLabelCheck } from './label-check.rules.ts'
import { type LabelRequest, createLabelQuery } from './label-query.ts'

const facts = safetyFacts(loadCatalogue().catalogue)
const checker = createChecker(facts)
const check = createLabelCheck(checker)
const today = '2026-11-22'

const shelfLifeBySlug = new Map(facts.herbs.map(({ slug }) => [slug, 12]))
const createLabel = (label: LabelRequest) =>
  createHerbsLabel(new URLSearchParams(createLabelQuery(label)), { herbs: facts.herbs, shelfLifeBySlug }, today)

describe('the label of a herb', () => {
  it.each(facts.herbs.map((herb) => [herb.commonName, herb] as const))('can be printed for %s', (_, herb) => {
    const { refusals, missingAmounts, unknownLines, herbs } = check(createHerbLabel(herb, today))
    expect([refusals, missingAmounts, unknownLines.size, herbs.map(({ slug }) => slug)]).toEqual([
      [],
      [],
      0,
      [herb.slug],
    ])
  })

  it('allows as many cups as the daily maximum', () => {
    const pepper = facts.herbs.find(({ slug }) => slug === 'black-pepper')
    expect([pepper?.maxDailyGrams, pepper?.tea.gramsPerCupMax]).toEqual([0.6, 0.2])
    expect(pepper && createHerbLabel(pepper, today).cupsPerDay).toBe('3')
  })

  it('is good until the herb in the cabinet expires, at most for its shelf life', () => {
    expect(createLabel({ herbs: ['thyme'], expiryDate: '2027-02-01' })?.bestBefore).toBe('2027-02-01')
    expect(createLabel({ herbs: ['thyme'], expiryDate: '2029-02-01' })?.bestBefore).toBe('')
    expect(createLabel({ herbs: ['thyme'], expiryDate: 'soon' })?.bestBefore).toBe('')
    expect(createLabel({ herbs: ['thyme'] })).toMatchObject({ name: 'Thyme', bestBefore: '' })
  })

  it('is undefined if the URL names no herb', () => {
    expect(createLabel({ herbs: [] })).toBeUndefined()
  })
})

describe('the label of a blend', () => {
  const slugs = ['chamomile', 'lemon-balm', 'linden']
  const herbs = slugs.map((herbSlug) => facts.herbs.find(({ slug }) => slug === herbSlug)?.commonName ?? '')

  it('has a teaspoon of each herb and as many cups, as in the check', () => {
    const label = createLabel({ herbs, blendName: 'Sleep Time Harmony', expiryDate: '2027-03-01' })
    expect(label).toMatchObject({
      name: 'Sleep Time Harmony',
      lines: herbs.map((name, position) => ({ key: String(position + 1), name, amount: '1 tsp' })),
      cups: '3',
      cupsPerDay: '2',
      instructions: 'Steep 1 tsp in hot water for 5-7 minutes.',
      bestBefore: '2027-03-01',
    })
    expect(label && check(label).refusals).toEqual([])
    expect(toBlendRecipe(herbs)).toMatchObject({ ingredients: herbs.map(() => ({ amount: '1/3 teaspoon' })) })
  })

  it('limits the length of everything in the URL', () => {
    const label = createLabel({
      herbs: Array.from({ length: 50 }, () => 'M'.repeat(5000)),
      blendName: 'M'.repeat(5000),
    })
    expect([label?.name.length, label?.lines.length, label?.lines[0]?.name.length]).toEqual([80, 20, 80])
  })

  it('keeps an unknown herb as unchecked', () => {
    const label = createLabel({ herbs: ['Thyme', 'Moonpetal'], blendName: 'Old' })
    expect(label?.lines.map(({ name }) => name)).toEqual(['Thyme', 'Moonpetal'])
    expect(label && [...check(label).unknownLines]).toEqual(['2'])
  })
})
