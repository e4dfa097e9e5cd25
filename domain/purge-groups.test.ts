import { describe, expect, it } from 'vitest'

import { purgeGroups } from './purge-groups.ts'

describe('purge groups', () => {
  it('name each tag once, in the order of the purges', () => {
    const owed = [
      { id: 1, tags: ['posts', 'post:1'] },
      { id: 2, tags: ['posts', 'post:2'] },
    ]
    expect(purgeGroups(owed, 100)).toEqual([{ ids: [1, 2], tags: ['posts', 'post:1', 'post:2'] }])
  })

  it('have at most the maximum number of tags', () => {
    const owed = Array.from({ length: 150 }, (_, id) => ({ id, tags: ['posts', `post:${id}`] }))
    const groups = purgeGroups(owed, 100)
    expect(groups.map(({ ids, tags }) => [ids.length, tags.length])).toEqual([
      [99, 100],
      [51, 52],
    ])
  })

  it('keep a purge with too many tags whole, in its own group', () => {
    const many = Array.from({ length: 120 }, (_, number) => `recipe:${number}`)
    const owed = [
      { id: 1, tags: ['herbs'] },
      { id: 2, tags: many },
      { id: 3, tags: ['herbs'] },
    ]
    expect(purgeGroups(owed, 100).map(({ ids }) => ids)).toEqual([[1], [2], [3]])
  })

  it('are empty if no purge is owed', () => {
    expect(purgeGroups([], 100)).toEqual([])
  })
})
