import { describe, expect, it } from 'vitest'

import { loadCatalogue } from '#catalog/load.ts'

import { type Blend, blendFindings } from './blend.rules.ts'
import { type HerbFacts, toHerbFacts } from './facts.ts'
import { unknownPerson, type Person } from './profile.ts'

const bySlug = new Map<string, HerbFacts>(loadCatalogue().catalogue.herbs.map((herb) => [herb.slug, toHerbFacts(herb)]))

function getHerbFacts(slug: string): HerbFacts {
  const herb = bySlug.get(slug)
  if (!herb) throw new Error(`no herb ${slug}`)
  return herb
}

/** Parses a text such as `thyme 2.5, ginger 1` into a blend. The numbers are grams a cup. */
function blend(text: string, cupsPerDay: number, rest: Partial<Blend> = {}): Blend {
  const amounts = text.split(', ').map((entry) => {
    const [slug = '', grams] = entry.split(' ')
    return { herb: getHerbFacts(slug), gramsPerCup: Number(grams) }
  })
  return { amounts, cupsPerDay, courseDays: null, preparation: [], ...rest }
}

const findingLines = (sample: Blend) =>
  blendFindings(sample, unknownPerson, 'human')
    .filter(({ code }) => code !== 'PREPARATION_TIP')
    .map(({ level, code }) => `${level} ${code}`)

describe('a blend', () => {
  it.each<[string, number, string[], Partial<Blend>?]>([
    ['chamomile 2, lemon-balm 1.5', 2, []],
    ['peppermint 2', 3, []],
    ['ginger 1', 3, []],
    ['ginger 1.2', 3, ['REFUSE DAILY_MAX_EXCEEDED', 'NOTICE CUP_MAX_EXCEEDED']],
    ['thyme 2.5', 2, ['NOTICE CUP_MAX_EXCEEDED']],
    ['thyme 3.1', 1, ['WARN CUP_MAX_FAR_EXCEEDED']],
    ['elderberry 3', 2, ['REFUSE PREPARATION_MISSING', 'WARN CONDITIONAL_HERB']],
    ['elderberry 3, rosehip 2', 2, ['WARN CONDITIONAL_HERB'], { preparation: ['boil_15_min'] }],
    ['marshmallow-root 2', 2, ['NOTICE PREPARATION_ADVICE']],
    [
      'feverfew 0.2, gotu-kola 0.3',
      1,
      ['WARN CONDITIONAL_HERB', 'REFUSE TOO_MANY_CONDITIONAL', 'NOTICE STACK_HEPATOTOXIC_SIGNAL'],
    ],
    ['meadowsweet 1.1, heartsease 2', 3, ['REFUSE GROUP_BUDGET_EXCEEDED']],
    ['valerian 1, hops 0.5', 2, ['NOTICE STACK_HEPATOTOXIC_SIGNAL']],
    ['valerian 3, hops 0.5', 2, ['WARN SEDATIVE_LOAD', 'NOTICE STACK_HEPATOTOXIC_SIGNAL']],
    [
      'valerian 3, passionflower 2, hops 0.5',
      3,
      ['REFUSE SEDATIVE_LOAD', 'NOTICE TOTAL_LOAD', 'NOTICE STACK_HEPATOTOXIC_SIGNAL'],
    ],
    ['green-tea 2', 3, ['NOTICE CAFFEINE_INFO']],
    [
      'yerba-mate 2.5, green-tea 2, black-tea 2',
      3,
      [
        'REFUSE CAFFEINE_LIMIT',
        'REFUSE DAILY_MAX_EXCEEDED',
        'NOTICE TOTAL_LOAD',
        'WARN TOTAL_LOAD',
        'NOTICE PREPARATION_ADVICE',
      ],
    ],
    ['green-tea 2, chamomile 1.5', 2, ['NOTICE CAFFEINE_INFO', 'NOTICE OPPOSING_EFFECTS']],
    ['ginger 1, turmeric 1', 2, ['NOTICE STACK_ANTIPLATELET', 'NOTICE STACK_HEPATOTOXIC_SIGNAL']],
    ['ginger 0.3, turmeric 0.1', 1, []],
    ['nettle-leaf 2, birch-leaf 2, goldenrod 2', 1, ['NOTICE STACK_DIURETIC']],
    ['liquorice 1, elderflower 1', 1, ['WARN CONDITIONAL_HERB', 'REFUSE PAIR_LIQUORICE_DIURETIC']],
    ['turmeric 1, black-pepper 0.1', 2, ['NOTICE STACK_HEPATOTOXIC_SIGNAL', 'NOTICE PAIR_TURMERIC_PEPPER']],
    ['turmeric 0.3, black-pepper 0.1', 1, []],
    ['meadowsweet 1, ginger 1', 2, ['NOTICE STACK_ANTIPLATELET', 'NOTICE PAIR_SALICYLATE_ANTIPLATELET']],
    ['peppermint 3, rooibos 2.5, rosehip 3', 1, ['WARN TOTAL_LOAD']],
    ['bilberry-fruit 10', 2, [], { preparation: ['simmer_decoction'] }],
  ])('raises for %s, %i cups a day, %j', (text, cupsPerDay, expected, rest = {}) => {
    expect(findingLines(blend(text, cupsPerDay, rest)).toSorted()).toEqual(expected.toSorted())
  })

  it('needs a review when a model chose a conditional herb', () => {
    const elder = blend('elderberry 3', 1, { preparation: ['boil_15_min'] })
    expect(blendFindings(elder, unknownPerson, 'ai').map(({ level }) => level)).toEqual(['REVIEW'])
  })

  it.each<[string, number, Partial<Person>, boolean]>([
    ['green-tea 3', 3, {}, false],
    ['green-tea 3', 3, { pregnant: true }, true],
    ['green-tea 3', 3, { breastfeeding: true }, true],
    ['green-tea 3', 3, { conditions: new Set(['trying_to_conceive']) }, true],
    ['green-tea 3', 3, { ageYears: 18 }, false],
    ['green-tea 3', 1, { ageYears: 17 }, true],
    ['green-tea 2', 1, { ageYears: 17 }, false],
    ['green-tea 2', 4, { ageYears: 17 }, true],
  ])('exceeds with %s, %i cups, the caffeine limit of %j: %s', (text, cups, person, exceeded) => {
    const findings = blendFindings(blend(text, cups), { ...unknownPerson, ...person }, 'human')
    const codes = new Set(findings.map(({ code }) => code))
    expect(codes.has('CAFFEINE_LIMIT')).toBe(exceeded)
    expect(codes.has('CAFFEINE_INFO')).toBe(!exceeded)
  })
})
