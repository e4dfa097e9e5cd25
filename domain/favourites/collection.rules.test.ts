import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ailmentNames } from '#domain/ailments/ailment-names.ts'

import {
  ailmentOfChip,
  changedCollection,
  collectionAddress,
  collectionExaminedMax,
  splitCollectionSearch,
  isCutShort,
  noCollectionFilters,
  readCollectionFilters,
  withoutRemoved,
  writeCollectionFilters,
} from './collection.rules.ts'
import { collectionQuery } from './collection.schemas.ts'
import { collectionChips, type CollectionFilters, collectionTabs, type SavedRecipe } from './collection.types.ts'
import { favouriteKinds } from './favourites.types.ts'

const read = (query: string) => readCollectionFilters(new URLSearchParams(query))

const filters: fc.Arbitrary<CollectionFilters> = fc.record({
  tab: fc.constantFrom(...collectionTabs),
  search: fc
    .string({ unit: 'binary', maxLength: 100 })
    .map((search) => read(`search=${encodeURIComponent(search)}`).search),
  chip: fc.constantFrom('' as const, ...collectionChips),
  page: fc.integer({ min: 1, max: 100_000 }),
})

describe('the filters of a collection', () => {
  it.each([
    ['', noCollectionFilters],
    ['tab=bookmarked&category=Digestive&page=2', { tab: 'bookmarked', search: '', chip: 'Digestive', page: 2 }],
    ['tab=all&category=cold+%26+flu&page=x', { ...noCollectionFilters, chip: 'Cold & Flu' }],
    ['category=Wanderlust&page=-1', noCollectionFilters],
    ['category=All&search=+a%0Ab++c+', { ...noCollectionFilters, search: 'a b c' }],
    ['page=9999999999', { ...noCollectionFilters, page: 100_000 }],
  ])('are read from %s', (query, expected) => {
    expect(read(query)).toEqual(expected)
  })

  it('survive a round trip on the page and in the API', () => {
    fc.assert(
      fc.property(filters, (expected) => {
        const written = writeCollectionFilters(expected)
        expect(readCollectionFilters(new URL(collectionAddress(expected), 'https://herbs.test').searchParams)).toEqual(
          expected,
        )
        expect(collectionQuery.parse(written)).toEqual(expected)
      }),
    )
  })

  it('return to page 1 after another change', () => {
    const shown: CollectionFilters = { tab: 'bookmarked', search: 'mint', chip: 'Digestive', page: 3 }
    expect(changedCollection(shown, { tab: 'liked' })).toEqual({ ...shown, tab: 'liked', page: 1 })
    expect(changedCollection(shown, { page: 4 })).toEqual({ ...shown, page: 4 })
    expect(collectionAddress(changedCollection(shown, noCollectionFilters))).toBe('/members')
  })

  it.each([
    [{}, collectionExaminedMax + 1, false],
    [{ search: 'mint' }, collectionExaminedMax, false],
    [{ search: 'mint' }, collectionExaminedMax + 1, true],
    [{ chip: 'Digestive' as const }, collectionExaminedMax + 1, true],
    [{ chip: 'Digestive' as const, tab: 'bookmarked' as const }, collectionExaminedMax + 1, false],
  ])('with %j and %i liked recipes are cut short: %s', (part, liked, expected) => {
    expect(isCutShort({ ...noCollectionFilters, ...part }, { counts: { liked, bookmarked: 1 } })).toBe(expected)
  })
})

describe('a category filter', () => {
  it.each(collectionChips)('matches exactly one ailment: %s', (chip) => {
    expect(ailmentNames.filter((name) => name.startsWith(chip))).toEqual([ailmentOfChip(chip)])
  })
})

describe('the words of a search in a collection', () => {
  it.each([
    ['Linden, at DUSK', ['linden', 'dusk', 'at'], ''],
    ['mint Mint MINT', ['mint'], ''],
    ['E\u0301clair', ['éclair'], 'É'],
    ['straße ÀÀ', ['straße', 'àà'], 'À'],
    ['… %', [], ''],
  ])('in %s are %j', (search, words, capitals) => {
    const found = splitCollectionSearch(search)
    expect(found.words).toEqual(words)
    expect(found.capitals.map(({ capital }) => capital).join('')).toBe(capitals)
  })

  it('are few enough for one statement', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (search) => {
        const { words, capitals } = splitCollectionSearch(read(`search=${encodeURIComponent(search)}`).search)
        expect(words.length + 2 * capitals.length).toBeLessThanOrEqual(90)
      }),
    )
  })
})

const card = (id: string, isLiked: boolean, isBookmarked: boolean) => ({ id, isLiked, isBookmarked }) as SavedRecipe

const pages = fc
  .record({
    tab: fc.constantFrom(...collectionTabs),
    marks: fc.array(fc.tuple(fc.boolean(), fc.boolean()), { maxLength: 12 }),
    beyond: fc.nat(40),
  })
  .map(({ tab, marks, beyond }) => {
    const recipes = marks.map(([liked, bookmarked], position) =>
      card(String(position), liked || tab === 'liked', bookmarked || tab === 'bookmarked'),
    )
    const counts = {
      liked: beyond + recipes.filter(({ isLiked }) => isLiked).length,
      bookmarked: beyond + recipes.filter(({ isBookmarked }) => isBookmarked).length,
    }
    return { tab, page: { recipes, matches: counts[tab], counts } }
  })
const removals = fc.array(fc.record({ id: fc.nat(14).map(String), kind: fc.constantFrom(...favouriteKinds) }), {
  maxLength: 8,
})

describe('a page with pending removals', () => {
  it('lacks the removed recipes and counts the others', () => {
    const page = {
      recipes: [card('1', true, true), card('2', true, false), card('3', true, true)],
      matches: 15,
      counts: { liked: 15, bookmarked: 4 },
    }
    const left = withoutRemoved(page, 'liked', [
      { id: '1', kind: 'like' },
      { id: '3', kind: 'bookmark' },
      { id: '9', kind: 'like' },
    ])
    expect(left).toEqual({
      recipes: [card('2', true, false), card('3', true, false)],
      matches: 14,
      counts: { liked: 14, bookmarked: 3 },
    })
  })

  it('is the same for removals in any order and any number of times', () => {
    fc.assert(
      fc.property(pages, removals, ({ tab, page }, requests) => {
        const inOneGo = withoutRemoved(page, tab, requests)
        const oneByOne = [...requests, ...requests]
          .toReversed()
          .reduce((left, one) => withoutRemoved(left, tab, [one]), page)
        expect(inOneGo.recipes).toEqual(oneByOne.recipes)
        expect(inOneGo.matches).toBe(oneByOne.matches)
        expect(inOneGo.counts[tab]).toBe(oneByOne.counts[tab])
        expect(page.matches - inOneGo.matches).toBe(page.recipes.length - inOneGo.recipes.length)
      }),
    )
  })
})
