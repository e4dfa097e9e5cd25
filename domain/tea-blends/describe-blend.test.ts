import { describe, expect, it } from 'vitest'

import { filterListedSlugs, describeBlend, followsMonograph } from './describe-blend.ts'
import { teaMonographs } from './monographs.ts'
import type { MonographId, TeaMonograph } from './tea-blends.types.ts'

const getMonograph = (id: MonographId): TeaMonograph => {
  const result = teaMonographs.find((candidate) => candidate.id === id)
  if (!result) throw new Error(`no monograph ${id}`)
  return result
}
const createHerb = (slug: string | null, name = slug ?? '', gramsPerCup: number | null = 1) => ({
  slug,
  name,
  gramsPerCup,
})
const createBlend = (slugs: readonly string[], cupsPerDay = 3) => ({
  herbs: slugs.map((slug) => createHerb(slug)),
  cupsPerDay,
})
const describeWith = (slugs: readonly string[], monographOrId: TeaMonograph | MonographId, cupsPerDay = 3) => {
  const [result] = describeBlend(createBlend(slugs, cupsPerDay), [
    typeof monographOrId === 'string' ? getMonograph(monographOrId) : monographOrId,
  ])
  if (!result) throw new Error('nothing was described')
  return result
}

describe('the comparison with a monograph', () => {
  it('describes a blend for each of the four monographs', () => {
    const descriptions = describeBlend(createBlend(['centaury', 'gentian']), teaMonographs)
    expect(descriptions.map(({ monograph: id, status }) => [id, status])).toEqual([
      ['sedative', 'outside'],
      ['bitter', 'inside'],
      ['digestive', 'inside'],
      ['diuretic', 'outside'],
    ])
  })

  it.each<[MonographId, string[]]>([
    ['sedative', ['lemon-balm', 'lavender']],
    ['sedative', ['hops', 'lavender', 'passionflower', 'valerian']],
    ['bitter', ['yarrow', 'chicory-root']],
    ['digestive', ['caraway', 'lemon-verbena']],
    ['diuretic', ['birch-leaf', 'horsetail', 'goldenrod', 'nettle-leaf']],
  ])('finds inside %s the blend %j', (id, slugs) => {
    expect(describeWith(slugs, id)).toMatchObject({ status: 'inside', reasons: [] })
    expect(
      followsMonograph({ herbs: slugs.map((slug) => ({ slug, gramsPerCup: 1 })), cupsPerDay: 3 }, getMonograph(id)),
    ).toBe(true)
  })

  it('names the herbs that are not on the list', () => {
    const { status, label } = describeWith(['lemon-balm', 'chamomile', 'rooibos'], 'sedative')
    expect(status).toBe('outside')
    expect(label).toBe(
      'This recipe is not one of the European Medicines Agency’s sleep teas: chamomile and rooibos are not on the agency’s list.',
    )
  })

  it('excludes a plant without a page', () => {
    const herbs = [createHerb('lemon-balm'), createHerb('lavender'), createHerb(null, 'wild cherry')]
    expect(describeBlend({ herbs, cupsPerDay: 3 }, [getMonograph('sedative')])[0]?.reasons).toEqual([
      'wild cherry is not on the agency’s list',
    ])
  })

  it('excludes one herb, five herbs and five cups', () => {
    expect(describeWith(['valerian'], 'sedative').reasons).toEqual([
      'the rules are for blends, and this recipe has only one herb',
    ])
    expect(describeWith(['hops', 'lavender', 'lemon-balm', 'passionflower', 'valerian'], 'sedative').reasons).toEqual([
      'it has five herbs, and they allow up to four',
    ])
    expect(describeWith(['lemon-balm', 'lavender'], 'sedative', 5).reasons).toEqual([
      'it has five cups a day, and they allow up to four',
    ])
  })

  it('counts dandelion root with its leaf as one herb, and neither alone', () => {
    expect(describeWith(['dandelion-root', 'dandelion-leaf'], 'bitter').reasons).toEqual([
      'the rules are for blends, and this recipe has only one herb',
    ])
    expect(describeWith(['dandelion-root', 'dandelion-leaf', 'centaury'], 'bitter').status).toBe('inside')
    expect(describeWith(['dandelion-root', 'centaury'], 'bitter').label).toBe(
      'This recipe is not one of the European Medicines Agency’s bitter teas: dandelion-root is on the agency’s list only as dandelion root with herb.',
    )
    expect([...filterListedSlugs(new Set(['dandelion-root', 'centaury']), getMonograph('bitter'))]).toEqual([
      'centaury',
    ])
  })
})

describe('a rule that we could not read', () => {
  it('leaves the status unknown if the herb may be on the list', () => {
    const { status, label } = describeWith(['caraway', 'peppermint'], 'digestive')
    expect(status).toBe('unknown')
    expect(label).toBe(
      'We can’t tell if this recipe is one of the European Medicines Agency’s digestive teas: we could not find out whether peppermint is on the agency’s list.',
    )
  })

  it("doesn't hide a herb that is missing from the list", () => {
    expect(describeWith(['peppermint', 'rooibos'], 'digestive').reasons).toEqual([
      'rooibos is not on the agency’s list',
    ])
  })

  it('allows no more herbs than the other monographs', () => {
    const fiveHerbs = ['caraway', 'fennel', 'lemon-verbena', 'yarrow', 'ceylon-cinnamon']
    expect(describeWith(fiveHerbs.slice(0, 4), 'digestive').status).toBe('inside')
    expect(describeWith(fiveHerbs, 'digestive').reasons).toEqual([
      'we could not find out whether they allow five herbs',
    ])
  })

  it('is named in the description of a blend inside the rules', () => {
    const { label, notes } = describeWith(['lemon-balm', 'lavender'], 'sedative', 1)
    expect(label).toBe(
      'This recipe follows the parts of the European Medicines Agency’s rules for sleep teas (EMA/HMPC/438183/2017) that we could read.',
    )
    expect(notes).toEqual([
      'The EMA lists these teas for mild mental stress and sleep because of their long use. There is not enough evidence from trials.',
      'Their instructions are for three to four cups a day. This recipe has one.',
      'Drink the last cup just before you go to bed.',
      'These teas are for people aged 12 and over.',
      'See a doctor if your symptoms last longer than 14 days or get worse.',
      'We could not read what the documents say about amounts.',
    ])
  })
})

describe('the amounts of a monograph', () => {
  const monographWithAmounts: TeaMonograph = {
    ...getMonograph('sedative'),
    gramsPerCup: { min: 1.5, max: 3 },
    maxDailyGrams: 8,
  }

  it.each([
    [0.5, 3, ['a cup has 1 g of herbs, and they require at least 1.5 g']],
    [1, 3, []],
    [1.5, 3, ['it has 9 g of herbs a day, and they allow up to 8 g']],
    [2, 1, ['a cup has 4 g of herbs, and they allow up to 3 g']],
  ])('are compared with two herbs of %s g in %i cups', (grams, cupsPerDay, reasons) => {
    const herbs = [createHerb('lemon-balm', 'lemon balm', grams), createHerb('lavender', 'lavender', grams)]
    const [result] = describeBlend({ herbs, cupsPerDay }, [monographWithAmounts])
    expect(result?.reasons).toEqual(reasons)
    expect(result?.status).toBe(reasons.length > 0 ? 'outside' : 'inside')
  })

  it('leave the status unknown for a herb without a weight', () => {
    const herbs = [createHerb('lemon-balm', 'lemon balm', null), createHerb('lavender')]
    expect(describeBlend({ herbs, cupsPerDay: 3 }, [monographWithAmounts])[0]).toMatchObject({
      status: 'unknown',
      reasons: ['we do not know the amount of lemon balm'],
    })
  })

  it('are stated without qualification if every rule was read', () => {
    expect(describeWith(['lemon-balm', 'lavender'], monographWithAmounts).label).toBe(
      'This recipe follows the European Medicines Agency’s rules for sleep teas (EMA/HMPC/438183/2017).',
    )
  })
})
