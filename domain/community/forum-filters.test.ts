import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { forumAddress, forumSearchMax, noForumFilters, readForumFilters } from './forum-filters.ts'

const read = (query: string) => readForumFilters(new URLSearchParams(query))

describe('the filters of the community', () => {
  it('are read from the URL', () => {
    expect(read('category=first-cups&search=linden&before=41')).toEqual({
      category: 'first-cups',
      search: 'linden',
      before: 41,
    })
    expect(read('')).toEqual(noForumFilters)
  })

  it.each(['before=-1', 'before=x', 'before=1.5', 'before='])('treat %s as the newest posts', (query) => {
    expect(read(query).before).toBeNull()
  })

  it('limit the search to one line of bounded length', () => {
    expect(read('search=+a%0Ab+').search).toBe('a b')
    expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(forumSearchMax)
  })

  it('leave empty filters out of the URL', () => {
    expect(forumAddress(noForumFilters)).toBe('/community')
    expect(forumAddress({ ...noForumFilters, category: 'first-cups' })).toBe('/community?category=first-cups')
  })

  it('survive a round trip through the URL for any input', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (category, search) => {
        const filters = read(new URLSearchParams({ category, search }).toString())
        expect(readForumFilters(new URL(forumAddress(filters), 'https://herbs.test').searchParams)).toEqual(filters)
      }),
    )
  })
})
