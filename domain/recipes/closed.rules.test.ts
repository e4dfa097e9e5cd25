import { describe, expect, it } from 'vitest'

import { recipeFor } from './closed.rules.ts'
import { lindenCup } from './testing/linden-cup.ts'

const stored = (label: string) => ({ ...lindenCup, isClosed: true, monograph: { label, sources: [] } })

describe('a closed recipe', () => {
  it('keeps the line on official rules unless it names grams', () => {
    const listed = stored('Not one of their sleep teas: ginger is not on their list.')
    expect(recipeFor({ role: 'visitor' }, listed).monograph).toEqual(listed.monograph)
    const weighed = stored('Not one of their sleep teas: a cup holds 3 g, above their 2 g.')
    expect(recipeFor({ role: 'visitor' }, weighed).monograph).toBeUndefined()
    expect(recipeFor({ role: 'admin' }, weighed).monograph).toEqual(weighed.monograph)
  })

  it('keeps the subtitle made from its herbs, although it hides their amounts', () => {
    const honey = { name: 'Honey', amount: '1 tsp', gramsPerCup: null, notes: null, herb: null }
    const listed = { ...stored(''), ingredients: [...lindenCup.ingredients, honey] }
    expect(recipeFor({ role: 'visitor' }, listed)).toMatchObject({
      subtitle: 'Linden blossom tea for sleep',
      ingredients: [{ gramsPerCup: null }, { gramsPerCup: null }],
    })
  })
})
