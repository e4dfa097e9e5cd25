import { describe, expect, it } from 'vitest'

import { createEdgeCache, type PlatformCache } from './edge-cache.ts'

const createPlatformCache = (result: unknown, calls: string[][] = []): PlatformCache => ({
  async purge({ tags }) {
    calls.push(tags)
    return result
  },
})

const acceptedResult = { success: true, errors: [] }

describe('the edge', () => {
  it('is purged of each tag once, a hundred tags per call', async () => {
    const calls: string[][] = []
    const many = Array.from({ length: 150 }, (_, position) => `recipe:${position}`)
    await createEdgeCache(createPlatformCache(acceptedResult, calls)).purge([...many, 'recipe:0'])
    expect(calls.map((tags) => tags.length)).toEqual([100, 50])
    expect(calls.flat()).toEqual(many)
  })

  it('reports a refused purge to its caller as a failure', async () => {
    const refusedResult = { success: false, errors: [{ code: 10_429, message: 'rate limited' }] }
    await expect(createEdgeCache(createPlatformCache(refusedResult)).purge(['recipes'])).rejects.toThrow(
      '10429 rate limited',
    )
    await expect(
      createEdgeCache(createPlatformCache({ success: false, errors: [] })).purge(['recipes']),
    ).rejects.toThrow('not purged')
  })

  it('does nothing if the platform has no cache', async () => {
    await expect(createEdgeCache(undefined).purge(['recipes'])).resolves.toBeUndefined()
  })
})
