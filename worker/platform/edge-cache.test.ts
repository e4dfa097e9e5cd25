import { describe, expect, it } from 'vitest'

import { forget } from '#worker/core/commit.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'

import { edgeCache, type PlatformCache } from './edge-cache.ts'

const answering = (answer: unknown, calls: string[][] = []): PlatformCache => ({
  async purge({ tags }) {
    calls.push(tags)
    return answer
  },
})

const taken = { success: true, errors: [] }

describe('the edge', () => {
  it('is emptied of each tag once, a hundred in a call', async () => {
    const calls: string[][] = []
    const many = Array.from({ length: 150 }, (_, position) => `recipe:${position}`)
    await edgeCache(answering(taken, calls)).forget([...many, 'recipe:0'])
    expect(calls.map((tags) => tags.length)).toEqual([100, 50])
    expect(calls.flat()).toEqual(many)
  })

  it('that refuses to be emptied is no success: who asked is told why', async () => {
    const refused = { success: false, errors: [{ code: 10_429, message: 'rate limited' }] }
    await expect(edgeCache(answering(refused)).forget(['recipes'])).rejects.toThrow('10429 rate limited')
    await expect(edgeCache(answering({ success: false, errors: [] })).forget(['recipes'])).rejects.toThrow(
      'not emptied',
    )
  })

  it('that refuses undoes nothing, and the log says which tags stand', async () => {
    const ctx = testCtx({ cache: answering({ success: false, errors: [] }) })
    await forget(ctx, ['recipes', 'herbs'])
    expect(ctx.logged).toMatchObject([{ event: 'purge_failed', fields: { tags: 'recipes herbs' } }])
  })

  it('is nothing where the platform offers none', async () => {
    await expect(edgeCache(undefined).forget(['recipes'])).resolves.toBeUndefined()
  })
})
