import { describe, expect, it } from 'vitest'

import { groupPurges } from './purge-groups.ts'

describe('purge groups', () => {
  it('contain each tag once, in the order of the purges', () => {
    const pendingPurges = [
      { id: 1, tags: ['posts', 'post:1'] },
      { id: 2, tags: ['posts', 'post:2'] },
    ]
    expect(groupPurges(pendingPurges, 100)).toEqual([{ ids: [1, 2], tags: ['posts', 'post:1', 'post:2'] }])
  })

  it('have at most the maximum number of tags', () => {
    const pendingPurges = Array.from({ length: 150 }, (_, id) => ({ id, tags: ['posts', `post:${id}`] }))
    const groups = groupPurges(pendingPurges, 100)
    expect(groups.map(({ ids, tags }) => [ids.length, tags.length])).toEqual([
      [99, 100],
      [51, 52],
    ])
  })

  it('keep a purge with too many tags whole, in its own group', () => {
    const manyTags = Array.from({ length: 120 }, (_, number) => `recipe:${number}`)
    const pendingPurges = [
      { id: 1, tags: ['herbs'] },
      { id: 2, tags: manyTags },
      { id: 3, tags: ['herbs'] },
    ]
    expect(groupPurges(pendingPurges, 100).map(({ ids }) => ids)).toEqual([[1], [2], [3]])
  })

  it('are empty if no purge is pending', () => {
    expect(groupPurges([], 100)).toEqual([])
  })
})
