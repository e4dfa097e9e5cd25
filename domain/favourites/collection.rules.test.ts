import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ailmentNames } from '#domain/ailments/ailment-names.ts'

import {
  getChipAilment,
  changeCollectionFilters,
  collectionUrl,
  maxExaminedRecipes,
  splitCollectionSearch,
  mayLackRecipes,
  emptyCollectionFilters,
  parseCollectionFilters,
  applyRemovals,
  createCollectionQuery,
} from './collection.rules.ts'
import { collectionQuery } from './collection.schemas.ts'
import { collectionChips, type CollectionFilters, collectionTabs, type SavedRecipe } from './collection.types.ts'
import { favouriteKinds } from './favourites.types.ts'

const parseQuery = (query: string) => parseCollectionFilters(new URLSearchParams(query))

const filters: fc.Arbitrary<CollectionFilters> = fc.record({
  tab: fc.constantFrom(...collectionTabs),
  search: fc
    .string({ unit: 'binary', maxLength: 100 })
    .map((search) => parseQuery(`search=${encodeURIComponent(search)}`).search),
  chip: fc.constantFrom('' as const, ...collectionChips),
  page: fc.integer({ min: 1, max: 100_000 }),
})

describe('the filters of a collection', () => {
  it.each([
    ['', emptyCollectionFilters],
    ['tab=bookmarked&category=Digestive&page=2', { tab: 'bookmarked', search: '', chip: 'Digestive', page: 2 }],
    ['tab=all&category=cold+%26+flu&page=x', { ...emptyCollectionFilters, chip: 'Cold & Flu' }],
    ['category=Wanderlust&page=-1', emptyCollectionFilters],
    ['category=All&search=+a%0Ab++c+', { ...emptyCollectionFilters, search: 'a b c' }],
    ['page=9999999999', { ...emptyCollectionFilters, page: 100_000 }],
  ])('are read from %s', (query, expected) => {
    expect(parseQuery(query)).toEqual(expected)
  })

  it('survive a round trip on the page and in the API', () => {
    fc.assert(
      fc.property(filters, (expected) => {
        const query = createCollectionQuery(expected)
        expect(parseCollectionFilters(new URL(collectionUrl(expected), 'https://herbs.test').searchParams)).toEqual(
          expected,
        )
        expect(collectionQuery.parse(query)).toEqual(expected)
      }),
    )
  })

  it('return to page 1 after another change', () => {
    const current: CollectionFilters = { tab: 'bookmarked', search: 'mint', chip: 'Digestive', page: 3 }
    expect(changeCollectionFilters(current, { tab: 'liked' })).toEqual({ ...current, tab: 'liked', page: 1 })
    expect(changeCollectionFilters(current, { page: 4 })).toEqual({ ...current, page: 4 })
    expect(collectionUrl(changeCollectionFilters(current, emptyCollectionFilters))).toBe('/members')
  })

  it.each([
    [{}, maxExaminedRecipes + 1, false],
    [{ search: 'mint' }, maxExaminedRecipes, false],
    [{ search: 'mint' }, maxExaminedRecipes + 1, true],
    [{ chip: 'Digestive' as const }, maxExaminedRecipes + 1, true],
    [{ chip: 'Digestive' as const, tab: 'bookmarked' as const }, maxExaminedRecipes + 1, false],
  ])('with %j and %i liked recipes are cut short: %s', (change, liked, expected) => {
    expect(mayLackRecipes({ ...emptyCollectionFilters, ...change }, { counts: { liked, bookmarked: 1 } })).toBe(
      expected,
    )
  })
})

describe('a category filter', () => {
  it.each(collectionChips)('matches exactly one ailment: %s', (chip) => {
    expect(ailmentNames.filter((name) => name.startsWith(chip))).toEqual([getChipAilment(chip)])
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
    const searchWords = splitCollectionSearch(search)
    expect(searchWords.words).toEqual(words)
    expect(searchWords.capitals.map(({ capital }) => capital).join('')).toBe(capitals)
  })

  it('are few enough for one statement', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (search) => {
        const { words, capitals } = splitCollectionSearch(parseQuery(`search=${encodeURIComponent(search)}`).search)
        expect(words.length + 2 * capitals.length).toBeLessThanOrEqual(90)
      }),
    )
  })
})

const createRecipe = (id: string, isLiked: boolean, isBookmarked: boolean) =>
  ({ id, isLiked, isBookmarked }) as SavedRecipe

const pages = fc
  .record({
    tab: fc.constantFrom(...collectionTabs),
    marks: fc.array(fc.tuple(fc.boolean(), fc.boolean()), { maxLength: 12 }),
    beyond: fc.nat(40),
  })
  .map(({ tab, marks, beyond }) => {
    const recipes = marks.map(([liked, bookmarked], position) =>
      createRecipe(String(position), liked || tab === 'liked', bookmarked || tab === 'bookmarked'),
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
      recipes: [createRecipe('1', true, true), createRecipe('2', true, false), createRecipe('3', true, true)],
      matches: 15,
      counts: { liked: 15, bookmarked: 4 },
    }
    const remainingPage = applyRemovals(page, 'liked', [
      { id: '1', kind: 'like' },
      { id: '3', kind: 'bookmark' },
      { id: '9', kind: 'like' },
    ])
    expect(remainingPage).toEqual({
      recipes: [createRecipe('2', true, false), createRecipe('3', true, false)],
      matches: 14,
      counts: { liked: 14, bookmarked: 3 },
    })
  })

  it('is the same for removals in any order and any number of times', () => {
    fc.assert(
      fc.property(pages, removals, ({ tab, page }, requests) => {
        const removedTogether = applyRemovals(page, tab, requests)
        const removedOneByOne = [...requests, ...requests]
          .toReversed()
          .reduce((remainingPage, one) => applyRemovals(remainingPage, tab, [one]), page)
        expect(removedTogether.recipes).toEqual(removedOneByOne.recipes)
        expect(removedTogether.matches).toBe(removedOneByOne.matches)
        expect(removedTogether.counts[tab]).toBe(removedOneByOne.counts[tab])
        expect(page.matches - removedTogether.matches).toBe(page.recipes.length - removedTogether.recipes.length)
      }),
    )
  })
})
