import { describe, expect, it } from 'vitest'

import type { Candidate } from './making.rules.ts'
import { findMakeable } from './making.rules.ts'
import { groupMenu, isOnMenu } from './menu.rules.ts'

const today = '2026-11-21'

const createRecipe = (name: string, ailment: string, herbs: string[]): Candidate => ({
  id: name,
  slug: name,
  name,
  subtitle: '',
  ailment,
  brewMinutes: 5,
  difficulty: 'Easy',
  mainHerb: null,
  emoji: '🌿',
  rating: null,
  reviews: 0,
  variety: 0,
  ingredientNames: [...herbs, 'Honey'],
  blend: { lines: [], servings: 1, cupsPerDay: 2, courseDays: null, preparation: [] },
  herbs: [...herbs, null],
})

const listMenu = (candidates: Candidate[], stock: Record<string, string | null>) =>
  findMakeable({
    candidates,
    herbsInStock: Object.entries(stock).map(([slug, expiryDate]) => ({ slug, expiryDate })),
    kitchenIngredients: [{ name: 'honey', synonyms: [] }],
    today,
  }).filter(isOnMenu)

describe('the menu of a cabinet', () => {
  it('has the remedies of which every herb is at home and none has expired', () => {
    const remedies = [
      createRecipe('ready', 'Sleep Problems', ['linden']),
      createRecipe('last day', 'Sleep Problems', ['sage']),
      createRecipe('expired', 'Sleep Problems', ['linden', 'thyme']),
      createRecipe('missing', 'Sleep Problems', ['linden', 'mint']),
    ]
    const menu = listMenu(remedies, { linden: null, sage: today, thyme: '2026-11-20' })
    expect(menu.map(({ name }) => name).toSorted()).toEqual(['last day', 'ready'])
  })

  it('has all of them, however many', () => {
    const remedies = Array.from({ length: 60 }, (_, number) =>
      createRecipe(`tea ${number}`, 'Sleep Problems', ['linden']),
    )
    expect(listMenu(remedies, { linden: null })).toHaveLength(60)
  })

  it('is grouped by ailment and sorted by name', () => {
    const menu = groupMenu([
      { ailment: 'Sleep Problems', name: 'b' },
      { ailment: 'Cold & Flu', name: 'c' },
      { ailment: 'Sleep Problems', name: 'a' },
    ])
    expect(menu.map(({ ailment, entries }) => [ailment, entries.map(({ name }) => name).join()])).toEqual([
      ['Cold & Flu', 'c'],
      ['Sleep Problems', 'a,b'],
    ])
  })
})
