import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { forumUrl, maxForumSearchLength, emptyForumFilters, parseForumFilters } from './forum-filters.ts'

const parseQuery = (query: string) => parseForumFilters(new URLSearchParams(query))

describe('the filters of the community', () => {
  it('are read from the URL', () => {
    expect(parseQuery('category=first-cups&search=linden&before=41')).toEqual({
      category: 'first-cups',
      search: 'linden',
      before: 41,
    })
    expect(parseQuery('')).toEqual(emptyForumFilters)
  })

  it.each(['before=-1', 'before=x', 'before=1.5', 'before='])('treat %s as the newest posts', (query) => {
    expect(parseQuery(query).before).toBeNull()
  })

  it('limit the search to one line of bounded length', () => {
    expect(parseQuery('search=+a%0Ab+').search).toBe('a b')
    expect(parseQuery(`search=${'x'.repeat(500)}`).search).toHaveLength(maxForumSearchLength)
  })

  it('leave empty filters out of the URL', () => {
    expect(forumUrl(emptyForumFilters)).toBe('/community')
    expect(forumUrl({ ...emptyForumFilters, category: 'first-cups' })).toBe('/community?category=first-cups')
  })

  it('survive a round trip through the URL for any input', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (category, search) => {
        const filters = parseQuery(new URLSearchParams({ category, search }).toString())
        expect(parseForumFilters(new URL(forumUrl(filters), 'https://herbs.test').searchParams)).toEqual(filters)
      }),
    )
  })
})
