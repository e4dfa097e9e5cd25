// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'

import { browserContext } from '#client/core/api.ts'
import { ratingsDataPath } from '#domain/paths.ts'

import { getRating, rateRecipe } from './ratings.api.ts'
import { action, loader } from './ratings.resource.ts'

vi.mock('./ratings.api.ts', () => ({
  getRating: vi.fn<() => unknown>(),
  rateRecipe: vi.fn<() => unknown>(),
  deleteRating: vi.fn<() => unknown>(),
}))

const address = `http://localhost${ratingsDataPath}?recipe=r1`
const args = (request: Request) => ({ request, params: {}, context: browserContext })

it('keeps a rating that was saved while an older one was loading', async () => {
  document.cookie = 'signed-in=1'
  const older = Promise.withResolvers<{ rating: number | null; reviews: number; own: number | null }>()
  const saved = { rating: 4, reviews: 1, own: 4 }
  vi.mocked(getRating).mockReturnValueOnce(older.promise).mockResolvedValue(saved)
  vi.mocked(rateRecipe).mockResolvedValue(saved)
  const loading = loader(args(new Request(address)))
  const body = new FormData()
  body.set('recipe', 'r1')
  body.set('rating', '4')
  await action(args(new Request(address, { method: 'POST', body })))
  older.resolve({ rating: null, reviews: 0, own: null })
  expect(await loading).toEqual(saved)
  document.cookie = 'signed-in=; max-age=0'
})
