import { afterEach, describe, expect, it, vi } from 'vitest'

import { createSharedTextUrl, readSharedText } from './shared-text.ts'

afterEach(() => vi.unstubAllGlobals())

const openWithHash = (hash: string) => vi.stubGlobal('location', { hash })

describe('a shared text', () => {
  it('reaches the page for a new recipe unchanged, behind the #', () => {
    const text = '2 tsp chamomile & 1 tsp “lavender” #calm\n100 % dried'
    const url = new URL(createSharedTextUrl(['', text, 'https://elsewhere.test/?a=1#b']), 'https://herbs.test')
    expect([url.pathname, url.search]).toEqual(['/your-recipes/new', ''])
    openWithHash(url.hash)
    expect(readSharedText()).toBe(`${text}\nhttps://elsewhere.test/?a=1#b`)
  })

  it('is cut off if it is longer than any recipe, even within a letter of two units', () => {
    const { hash } = new URL(createSharedTextUrl([`x${'🌿'.repeat(40_000)}`]), 'https://herbs.test')
    openWithHash(hash)
    expect(readSharedText()).toHaveLength(50_000)
  })

  it.each(['', '#sign-in', '#shared=%E0%A4%A'])('is empty behind “%s”', (hash) => {
    openWithHash(hash)
    expect(readSharedText()).toBe('')
  })
})
