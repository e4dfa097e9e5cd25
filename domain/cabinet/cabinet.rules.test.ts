import { describe, expect, it } from 'vitest'

import { listItems, getExpiryStatus } from './cabinet.rules.ts'
import type { CabinetEntry, CabinetHerb } from './cabinet.types.ts'

const createHerb = (slug: string): CabinetHerb => ({
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
const createEntry = (herbSlug: string, overrides: Partial<CabinetEntry> = {}): CabinetEntry => ({
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
const listNames = (entries: CabinetEntry[]) =>
  listItems({ entries, herbs: entries.map(({ herbSlug }) => createHerb(herbSlug)) }).map((item) => item.herb.name)

describe('a cabinet', () => {
  it('lists herbs by expiry date, then undated ones from newest to oldest, then those out of stock', () => {
    expect(
      listNames([
        createEntry('old', { createdAt: 1 }),
        createEntry('new', { createdAt: 2 }),
        createEntry('empty', { isAvailable: false, expiryDate: '2026-01-01' }),
        createEntry('late', { expiryDate: '2027-03-01' }),
        createEntry('early', { expiryDate: '2026-12-31' }),
      ]),
    ).toEqual(['early', 'late', 'new', 'old', 'empty'])
  })

  it('adds the facts of each herb and leaves out herbs that are no longer in the catalogue', () => {
    const items = listItems({
      entries: [createEntry('linden', { quantity: '2 g' }), createEntry('gone')],
      herbs: [createHerb('linden')],
    })
    expect(items).toEqual([
      { ...createEntry('linden', { quantity: '2 g' }), herb: createHerb('linden'), herbSlug: undefined },
    ])
  })
})

describe('an expiry date', () => {
  it.each([
    ['2026-11-20', 'expired'],
    ['2026-11-21', 'soon'],
    ['2026-12-05', 'soon'],
    ['2026-12-06', 'later'],
  ])('%s is %s on November 21', (date, status) => {
    expect(getExpiryStatus(date, '2026-11-21')).toBe(status)
  })
})
