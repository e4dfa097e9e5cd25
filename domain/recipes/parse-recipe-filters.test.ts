import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parseRecipeFilters } from './parse-recipe-filters.ts'
import { writeRecipeFilters } from './recipe-filters.ts'
import { recipeListQuery } from './recipes.schemas.ts'

const parse = (query: string) => parseRecipeFilters(new URLSearchParams(query))
const anyParams = fc.array(
  fc.tuple(
    fc.constantFrom('search', 'category', 'exclude', 'for', 'page', 'size', 'other'),
    fc.string({ unit: 'binary', maxLength: 300 }),
  ),
)

describe('the filters in a URL', () => {
  it('are read from the query', () => {
    expect(
      parse(
        'search=+ginger++tea&category=cold+%26+FLU&exclude=honey,+mint;lemon+and+thyme&exclude=honey&for=pregnancy&page=3&size=18',
      ),
    ).toEqual({
      search: 'ginger tea',
      ailment: 'Cold & Flu',
      exclude: ['honey', 'mint', 'lemon', 'thyme'],
      group: 'pregnancy',
      page: 3,
      size: 18,
    })
  })

  it.each([
    '',
    'page=0&size=7',
    'page=-1',
    'page=1e3',
    'page=two',
    'size=',
    'category=All',
    'search=%00',
    'for=',
    'for=everybody',
    'size=1000',
  ])('are the defaults for %o', (query) => {
    expect(parse(query)).toEqual({ search: '', ailment: '', exclude: [], group: null, page: 1, size: 9 })
  })

  it('are valid for the API and stay the same when written and read again', () => {
    fc.assert(
      fc.property(anyParams, (params) => {
        const filters = parseRecipeFilters(
          new URLSearchParams(params.map(([key, value]): [string, string] => [key, value])),
        )
        const query = writeRecipeFilters(filters)
        expect(recipeListQuery.parse(query)).toEqual(filters)
        expect(parseRecipeFilters(new URLSearchParams(query))).toEqual(filters)
      }),
      { numRuns: 2000 },
    )
  })
})
