import { describe, expect, it } from 'vitest'

import { itemsOf, statusOf } from './cabinet.rules.ts'
import type { CabinetEntry, CabinetHerb } from './cabinet.types.ts'

const herb = (slug: string): CabinetHerb => ({
  slug,
  name: slug,
  scientificName: `${slug} vera`,
  emoji: '🌿',
  category: 'Cold & Flu',
  summary: '',
  shelfLifeMonths: 12,
  gramsPerCup: 2,
  gramsPerTeaspoon: 1,
})
const entry = (herbSlug: string, overrides: Partial<CabinetEntry> = {}): CabinetEntry => ({
  id: herbSlug,
  herbSlug,
  quantity: '',
  storageLocation: '',
  purchaseDate: null,
  expiryDate: null,
  notes: '',
  isAvailable: true,
  createdAt: 0,
  ...overrides,
})
const shown = (entries: CabinetEntry[]) =>
  itemsOf({ entries, herbs: entries.map(({ herbSlug }) => herb(herbSlug)) }).map((item) => item.herb.name)

describe('a cabinet', () => {
  it('lists herbs by expiry date, then undated ones from newest to oldest, then those out of stock', () => {
    expect(
      shown([
        entry('old', { createdAt: 1 }),
        entry('new', { createdAt: 2 }),
        entry('empty', { isAvailable: false, expiryDate: '2026-01-01' }),
        entry('late', { expiryDate: '2027-03-01' }),
        entry('early', { expiryDate: '2026-12-31' }),
      ]),
    ).toEqual(['early', 'late', 'new', 'old', 'empty'])
  })

  it('adds the facts of each herb and leaves out herbs that are no longer in the catalogue', () => {
    const items = itemsOf({ entries: [entry('linden', { quantity: '2 g' }), entry('gone')], herbs: [herb('linden')] })
    expect(items).toEqual([{ ...entry('linden', { quantity: '2 g' }), herb: herb('linden'), herbSlug: undefined }])
  })
})

describe('an expiry date', () => {
  it.each([
    ['2026-11-20', 'expired'],
    ['2026-11-21', 'soon'],
    ['2026-12-05', 'soon'],
    ['2026-12-06', 'later'],
  ])('%s is %s on November 21', (date, status) => {
    expect(statusOf(date, '2026-11-21')).toBe(status)
  })
})
