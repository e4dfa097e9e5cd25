import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'

import { type Blend, blendFindings } from './blend.rules.ts'

const { herbs } = loadCatalogue().catalogue
const bySlug = new Map(herbs.map((herb) => [herb.slug, herb]))

function herbOf(slug: string): Herb {
  const herb = bySlug.get(slug)
  if (!herb) throw new Error(`no herb ${slug}`)
  return herb
}

/** `thyme 2.5, ginger 1` drunk so many cups a day. */
function blend(text: string, cupsPerDay: number, rest: Partial<Blend> = {}): Blend {
  const parts = text.split(', ').map((part) => {
    const [slug = '', grams] = part.split(' ')
    return { herb: herbOf(slug), gramsPerCup: Number(grams) }
  })
  return { parts, cupsPerDay, courseDays: null, preparation: [], ...rest }
}

const spoken = (of: Blend) => blendFindings(of).map(({ level, code }) => `${level} ${code}`)

const worst = (of: Blend) =>
  Math.max(0, ...blendFindings(of).map(({ level }) => ['NOTICE', 'WARN', 'REVIEW', 'REFUSE'].indexOf(level)))

describe('a blend', () => {
  it.each<[string, number, string[], Partial<Blend>?]>([
    ['chamomile 2, lemon-balm 1.5', 2, []],
    ['peppermint 2', 3, []],
    ['ginger 1', 3, []],
    ['ginger 1.2', 3, ['REFUSE DAILY_MAX_EXCEEDED', 'WARN CUP_MAX_EXCEEDED']],
    ['thyme 2.5', 2, ['WARN CUP_MAX_EXCEEDED']],
    ['thyme 3.1', 1, ['REFUSE CUP_MAX_FAR_EXCEEDED']],
    ['elderberry 3', 2, ['REFUSE PREPARATION_MISSING', 'WARN CONDITIONAL_HERB']],
    ['elderberry 3, rosehip 2', 2, ['WARN CONDITIONAL_HERB'], { preparation: ['boil_15_min'] }],
    ['marshmallow-root 2', 2, ['WARN PREPARATION_ADVICE']],
    ['feverfew 0.2, gotu-kola 0.3', 1, ['REFUSE TOO_MANY_CONDITIONAL', 'WARN STACK_HEPATOTOXIC_SIGNAL']],
    ['meadowsweet 1.1, heartsease 2', 3, ['REFUSE GROUP_BUDGET_EXCEEDED']],
    ['valerian 1, hops 0.5', 2, []],
    ['valerian 3, hops 0.5', 2, ['WARN SEDATIVE_LOAD']],
    ['valerian 3, passionflower 2, hops 0.5', 3, ['REFUSE SEDATIVE_LOAD', 'WARN TOTAL_LOAD']],
    ['green-tea 2', 3, ['NOTICE CAFFEINE_INFO']],
    [
      'yerba-mate 2.5, green-tea 2, black-tea 2',
      3,
      [
        'REFUSE CAFFEINE_LIMIT',
        'REFUSE DAILY_MAX_EXCEEDED',
        'WARN TOTAL_LOAD',
        'REFUSE TOTAL_LOAD',
        'WARN PREPARATION_ADVICE',
      ],
    ],
    ['green-tea 2, chamomile 1.5', 2, ['NOTICE CAFFEINE_INFO', 'WARN OPPOSING_EFFECTS']],
    ['ginger 0.5, clove 0.2', 2, ['WARN STACK_ANTIPLATELET']],
    ['nettle-leaf 2, birch-leaf 2, goldenrod 2', 1, ['REFUSE STACK_DIURETIC']],
    ['licorice 1, elderflower 1', 1, ['WARN CONDITIONAL_HERB', 'REFUSE PAIR_LICORICE_DIURETIC']],
    ['turmeric 0.5, black-pepper 0.1', 2, ['WARN STACK_HEPATOTOXIC_SIGNAL', 'WARN PAIR_TURMERIC_PEPPER']],
    ['meadowsweet 1, ginger 0.5', 1, ['WARN STACK_ANTIPLATELET', 'WARN PAIR_SALICYLATE_ANTIPLATELET']],
    ['peppermint 3, rooibos 2.5, rosehip 3', 1, ['REFUSE TOTAL_LOAD']],
    ['bilberry-fruit 10', 2, [], { preparation: ['simmer_decoction'] }],
    ['thyme 1', 1, ['REFUSE DURATION_EXCEEDED'], { courseDays: 8 }],
    ['thyme 1', 1, [], { courseDays: 7 }],
  ])('of %s, %i cups a day, is told %j', (text, cupsPerDay, expected, rest = {}) => {
    expect(spoken(blend(text, cupsPerDay, rest)).toSorted()).toEqual(expected.toSorted())
  })

  it('counts a herb that is named twice as one, and refuses what is no amount', () => {
    expect(spoken(blend('ginger 0.9, ginger 0.9', 3))).toEqual(spoken(blend('ginger 1.8', 3)))
    for (const grams of [NaN, Infinity, 0, -1])
      expect(spoken(blend(`ginger ${grams}`, 1))).toEqual(['REFUSE UNPARSEABLE_AMOUNT'])
  })

  const one = fc.constantFrom(...herbs)
  const part = fc
    .tuple(one, fc.double({ min: 0.01, max: 6, noNaN: true }))
    .map(([herb, gramsPerCup]) => ({ herb, gramsPerCup }))
  const parts = fc.uniqueArray(part, { selector: ({ herb }) => herb.slug, minLength: 1, maxLength: 8 })

  it('never gets a milder answer by one herb or one cup more', () => {
    fc.assert(
      fc.property(parts, part, fc.integer({ min: 1, max: 4 }), (some, more, cupsPerDay) => {
        fc.pre(!some.some(({ herb }) => herb.slug === more.herb.slug))
        const less = { parts: some, cupsPerDay, courseDays: null, preparation: [] }
        expect(worst({ ...less, parts: [...some, more] })).toBeGreaterThanOrEqual(worst(less))
        expect(worst({ ...less, cupsPerDay: cupsPerDay + 1 })).toBeGreaterThanOrEqual(worst(less))
      }),
      { numRuns: 2000 },
    )
  })

  it('gets the same answer whatever the order of its herbs', () => {
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 4 }), (some, cupsPerDay) => {
        const ahead = spoken({ parts: some, cupsPerDay, courseDays: null, preparation: [] })
        const reversed = spoken({ parts: some.toReversed(), cupsPerDay, courseDays: null, preparation: [] })
        expect(reversed.toSorted()).toEqual(ahead.toSorted())
      }),
      { numRuns: 2000 },
    )
  })

  it.each(herbs.map((herb) => [herb.slug, herb] as const))(
    'of %s alone is let pass at its least and refused above its day',
    (_, herb) => {
      const alone = (gramsPerCup: number, cupsPerDay: number) =>
        spoken({ parts: [{ herb, gramsPerCup }], cupsPerDay, courseDays: null, preparation: herb.tea.requirements })
      expect(alone(herb.tea.gramsPerCupMin, 1).filter((line) => line.startsWith('REFUSE'))).toEqual([])
      expect(alone(herb.maxDailyGrams + 0.01, 1)).toContain('REFUSE DAILY_MAX_EXCEEDED')
    },
  )
})
