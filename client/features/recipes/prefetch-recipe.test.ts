import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { prefetchedRecipe, fetchAhead } from './prefetch-recipe.ts'

type Settle = (response: Response) => void
let answers: Settle[]

beforeEach(() => {
  answers = []
  vi.useFakeTimers()
  vi.stubGlobal('location', { href: 'https://herbs.test/' })
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)))
})
afterEach(() => {
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
})

const asked = (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count))
const failed = () => new Response('{}', { status: 503 })

describe('a prefetched recipe', () => {
  it('is requested once, and used by the page that opens', async () => {
    fetchAhead('thyme')
    fetchAhead('thyme')
    await asked(1)
    answers[0]?.(Response.json({ recipe: { slug: 'thyme' } }))
    expect(await prefetchedRecipe('thyme')).toEqual({ recipe: { slug: 'thyme' } })
    expect(prefetchedRecipe('linden')).toBeUndefined()
  })

  it('is requested again after a failure', async () => {
    fetchAhead('sage')
    await asked(1)
    answers[0]?.(failed())
    await vi.waitFor(() => expect(prefetchedRecipe('sage')).toBeUndefined())
  })

  it('is kept when an earlier prefetch fails late', async () => {
    fetchAhead('mint')
    await asked(1)
    const earlier = prefetchedRecipe('mint')
    fetchAhead('rose')
    await asked(2)
    answers[0]?.(failed())
    await expect(earlier).rejects.toBeDefined()
    answers[1]?.(Response.json({ recipe: { slug: 'rose' } }))
    expect(await prefetchedRecipe('rose')).toEqual({ recipe: { slug: 'rose' } })
  })
})
