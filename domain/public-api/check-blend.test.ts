import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import { safetyFacts } from '#catalog/safety-facts.ts'
import { createSingleHerbRecipe } from '#domain/safety/single-herb-recipe.ts'

import { checkPublicBlend } from './check-blend.ts'
import { type CheckRequest, checkRequest, checkResult } from './check.schemas.ts'

const { catalogue } = loadCatalogue()
const context = { facts: safetyFacts(catalogue), siteUrl: 'https://herbs.test', today: '2026-11-29' }
const check = (request: CheckRequest) => checkPublicBlend(context, request)
const liquorice = { name: 'liquorice', gramsPerDay: 3 }

describe('a check for another program', () => {
  it('refuses liquorice beside a blood-pressure medicine, with the reason and its sources', () => {
    const { verdict, summary, findings, sources } = check({
      ingredients: [liquorice],
      person: { medicines: ['lisinopril'] },
    })
    expect(verdict).toBe('refused')
    expect(summary).toMatch(/^Don’t drink this: you take lisinopril, and liquorice root in this amount may raise/)
    expect(findings[0]).toMatchObject({ level: 'REFUSE', code: 'INTERACTION_AVOID' })
    expect(findings[0]?.sources.map((position) => sources[position]?.title)).toEqual([
      expect.stringContaining('EMA/HMPC/571119/2010'),
    ])
  })

  it('takes the grams of a day for all its cups together', () => {
    expect(check({ ingredients: [liquorice] }).daily).toMatchObject([
      { herb: 'liquorice', gramsPerDay: 3, maxGramsPerDay: 2, url: 'https://herbs.test/herbs/liquorice' },
    ])
    expect(check({ ingredients: [liquorice], cupsPerDay: 1 }).daily).toMatchObject([{ gramsPerDay: 3 }])
    const perCup = check({ ingredients: [{ name: 'liquorice', gramsPerCup: 1 }], cupsPerDay: 2 })
    expect(perCup.daily).toMatchObject([{ gramsPerDay: 2 }])
  })

  it('says what it could not check, and never takes a missing answer as no', () => {
    const peppermint = { ingredients: [{ name: 'peppermint', gramsPerCup: 1.5 }] }
    const unknown = check(peppermint)
    expect([unknown.verdict, unknown.summary]).toEqual(['ok', 'We found no safety concerns in what you told us.'])
    expect(unknown.unanswered).toContain('pregnancy')
    expect(unknown.notes.map(({ text }) => text).join(' ')).toContain('if you are pregnant or breastfeeding')
    const pregnant = check({ ...peppermint, person: { pregnant: true } })
    expect([pregnant.verdict, pregnant.unanswered?.includes('pregnancy')]).toEqual(['ok_with_warnings', false])
  })

  it('refuses what it does not know', () => {
    const { verdict, findings } = check({ ingredients: [{ name: 'Moonwort dust', gramsPerCup: 1 }] })
    expect([verdict, findings[0]?.code]).toEqual(['refused', 'UNKNOWN_INGREDIENT'])
    expect(check({ ingredients: [{ name: 'chamomile' }] }).verdict).toBe('refused')
    const medicine = check({ ingredients: [{ name: 'chamomile', gramsPerCup: 1 }], person: { medicines: ['Zzyx'] } })
    expect(medicine.findings.map(({ code }) => code)).toContain('UNKNOWN_MEDICINE')
  })

  it('names each source and each text once, in its documented shape, for every herb', () => {
    for (const herb of catalogue.herbs) {
      const { preparation, ...recipe } = createSingleHerbRecipe(herb)
      const request = checkRequest.parse({
        ...recipe,
        preparation,
        person: { ageYears: 30, pregnant: true, medicines: ['warfarin', 'lithium'], conditions: ['kidney_disease'] },
      })
      const result = check(request)
      expect(checkResult.strict().parse(result)).toEqual(result)
      const texts = [...result.findings, ...result.notes].map(({ text }) => text)
      expect(new Set(texts).size).toBe(texts.length)
      expect(new Set(result.sources.map(({ title }) => title)).size).toBe(result.sources.length)
      const cited = [...result.findings, ...result.notes].flatMap(({ sources }) => sources)
      expect([...new Set(cited)].toSorted((one, other) => one - other)).toEqual([...result.sources.keys()])
    }
  })
})

describe('a request for a check', () => {
  it.each([
    ['two amounts', { ingredients: [{ name: 'sage', gramsPerCup: 1, gramsPerDay: 1 }] }],
    ['no ingredient', { ingredients: [] }],
    ['a negative amount', { ingredients: [{ name: 'sage', gramsPerDay: -1 }] }],
    ['a field that the check would ignore', { ingredients: [{ name: 'sage' }], medicines: ['warfarin'] }],
    ['an unknown preparation', { ingredients: [{ name: 'sage' }], preparation: ['stir'] }],
  ])('is rejected with %s', (_reason, request) => {
    expect(checkRequest.safeParse(request).success).toBe(false)
  })
})
