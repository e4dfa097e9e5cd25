import { describe, expect, it } from 'vitest'

import { createRecipeSubtitle } from './subtitle.rules.ts'

const herbs = (...names: string[]) => names.map((name) => ({ name, gramsPerCup: 1 }))
const kitchen = (...names: string[]) => names.map((name) => ({ name, gramsPerCup: null }))

describe('the subtitle', () => {
  it.each([
    [['Peppermint'], 'Digestive Issues', 'Peppermint tea for digestion'],
    [['German Chamomile', 'Lemon Balm'], 'Sleep Problems', 'German chamomile and lemon balm tea for sleep'],
    [
      ['Rooibos', 'Sweet Orange Peel', 'Clove', 'Ginger'],
      'Cold & Flu',
      'Rooibos, sweet orange peel and clove tea for a cold',
    ],
    [["Lady's Mantle"], "Women's Health", "Lady's mantle tea for women's health"],
    [['Ginger', 'Green Tea'], 'Energy & Focus', 'Ginger and green tea for energy and focus'],
    [['Thyme (Common)'], 'Sore Throats', 'Thyme tea for sore throats'],
    [['Fennel Seed'], 'IBS & Bloating', 'Fennel seed tea for IBS and bloating'],
  ])('says that %j for %s is “%s”', (names, ailment, subtitle) => {
    expect(createRecipeSubtitle([...herbs(...names), ...kitchen('Honey')], ailment)).toBe(subtitle)
  })

  it('names kitchen ingredients only if there are no herbs', () => {
    expect(createRecipeSubtitle(kitchen('Lemon Slice', 'Honey'), 'Cold & Flu')).toBe(
      'Lemon slice and honey tea for a cold',
    )
  })

  it('is empty without ingredients', () => {
    expect(createRecipeSubtitle([], 'Cold & Flu')).toBe('')
  })
})
