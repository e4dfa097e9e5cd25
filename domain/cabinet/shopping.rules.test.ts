import { describe, expect, it } from 'vitest'

import type { CabinetItem } from './cabinet.types.ts'
import { createShoppingList, formatShoppingList } from './shopping.rules.ts'

const createItem = (name: string, quantity: string, isAvailable = true): CabinetItem => ({
  id: name,
  quantity,
  storageLocation: '',
  purchaseDate: null,
  expiryDate: null,
  notes: '',
  isAvailable,
  createdAt: 1,
  herb: {
    slug: name,
    name,
    scientificName: name,
    emoji: '🌿',
    category: 'Cold & Flu',
    summary: '',
    shelfLifeMonths: 12,
    gramsPerCup: 2,
    gramsPerTeaspoon: 1,
  },
})

describe('a shopping list', () => {
  it('lists only what is out of stock or running low', () => {
    const items = [
      createItem('Thyme', '50 g'),
      createItem('Sage', '3 bags'),
      createItem('Linden (flower)', '', false),
      createItem('Mint', 'a jar'),
    ]
    expect(createShoppingList(items, [])).toEqual([
      { name: 'Linden', reasons: ['out of stock'] },
      { name: 'Sage', reasons: ['3 bags left'] },
    ])
  })

  it('adds what the chosen remedies lack, with each name and each reason once', () => {
    const remedies = [
      { name: 'Dusk', missing: ['sage', 'Rose Hip'] },
      { name: 'Dusk', missing: ['Rose Hip'] },
      { name: 'Dawn', missing: ['Rose Hip'] },
    ]
    const lines = createShoppingList([createItem('Sage', '3 g')], remedies)
    expect(formatShoppingList(lines)).toBe('Rose Hip (for Dusk, for Dawn)\nSage (3 g left, for Dusk)')
  })

  it('is empty if nothing is needed', () => {
    expect(formatShoppingList(createShoppingList([createItem('Thyme', '50 g')], [{ name: 'Dusk', missing: [] }]))).toBe(
      '',
    )
  })
})
