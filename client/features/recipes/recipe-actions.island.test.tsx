// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'

import {
  closeApplication,
  control,
  controls,
  openApplication,
  press,
  returnToTab,
  toastText,
  until,
  untilShown,
  untilToast,
} from '#client/testing/application.tsx'
import { type ApiRequest, refusal } from '#client/testing/fake-server.ts'
import { paths } from '#domain/paths.ts'

import { RecipeActions } from './recipe-actions.island.tsx'

afterEach(closeApplication)

const recipe = { id: 'r1', slug: 'thyme-cup', name: 'Thyme Cup', variety: 0, description: 'Two herbs.', brewMinutes: 8 }
const like = 'Like Thyme Cup'
const bookmark = 'Bookmark Thyme Cup'

/** Opens the actions of a recipe. The server keeps the member's favourites. */
async function open({ role, api = {} }: { role?: 'member'; api?: object } = {}) {
  const saved = { isLiked: false, isBookmarked: false }
  const save = (change: Partial<typeof saved>) => () => {
    Object.assign(saved, change)
    return null
  }
  const opened = await openApplication(paths.recipe(recipe.slug), {
    ...(role && { role }),
    api: {
      'GET /api/favourites': () => ({ favourites: [{ recipeId: 'r1', ...saved }] }),
      'PUT /api/favourites/r1/like': save({ isLiked: true }),
      'DELETE /api/favourites/r1/like': save({ isLiked: false }),
      'PUT /api/favourites/r1/bookmark': save({ isBookmarked: true }),
      'DELETE /api/favourites/r1/bookmark': save({ isBookmarked: false }),
      ...api,
    },
    document: <RecipeActions {...recipe} siteUrl="https://herbs.test" />,
  })
  if (role)
    await until(() => expect(opened.requests).toContainEqual(expect.objectContaining({ path: '/api/favourites' })))
  const writes = () =>
    opened.requests.filter(({ method, path }) => method !== 'GET' && path.endsWith('/like')).map(({ method }) => method)
  return { ...opened, saved, writes }
}

const untilPressed = (name: string, isPressed: boolean) =>
  until(async () => expect((await control(name)).getAttribute('aria-pressed')).toBe(String(isPressed)))

describe('a like', () => {
  it('is shown before the response arrives, and is undone with the reason if refused', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const { replies, saved } = await open({ role: 'member', api: { 'PUT /api/favourites/r1/like': () => promise } })
    await press(like)
    await untilPressed(like, true)
    expect(saved.isLiked).toBe(false)
    resolve(null)
    await untilToast('Added to liked recipes')
    replies['DELETE /api/favourites/r1/like'] = () =>
      refusal(503, 'unavailable', 'We can’t load our recipes right now.')
    await press(like)
    await untilToast('Failed to update like: We can’t load our recipes right now.')
    await untilPressed(like, true)
    replies['PUT /api/favourites/r1/bookmark'] = undefined
    await press(bookmark)
    await untilToast('Failed to update bookmark')
    await untilPressed(bookmark, false)
  })

  it('ends in the state of the last of several quick clicks', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const { writes } = await open({ role: 'member', api: { 'PUT /api/favourites/r1/like': () => promise } })
    for (const isPressed of [true, false, true, false]) {
      await press(like)
      await untilPressed(like, isPressed)
    }
    await until(() => expect(writes()).toEqual(['PUT']))
    resolve(null)
    // `mutation-queue.test.ts` proves which clicks are skipped.
    await untilToast('Removed from liked recipes')
    expect(writes().at(-1)).toBe('DELETE')
    await untilPressed(like, false)
  })

  it('is independent of a bookmark that is saved meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    await open({ role: 'member', api: { 'PUT /api/favourites/r1/like': () => promise } })
    await press(like)
    await press(bookmark)
    await untilToast('Added to bookmarks')
    await untilPressed(like, true)
    resolve(null)
    await untilToast('Added to liked recipes')
    await untilPressed(bookmark, true)
  })

  it('from another tab appears when the member returns, and stays if it cannot be loaded', async () => {
    const { saved, replies, requests } = await open({ role: 'member' })
    saved.isLiked = true
    await returnToTab()
    await untilPressed(like, true)
    replies['GET /api/favourites'] = undefined
    const before = requests.length
    await returnToTab()
    await until(() => expect(requests.length).toBeGreaterThan(before))
    await untilPressed(like, true)
    expect([controls('Sign In'), controls(/account of/).length]).toEqual([[], 1])
  })

  it('asks to sign in if the session has ended elsewhere', async () => {
    await open({
      role: 'member',
      api: { 'PUT /api/favourites/r1/like': () => refusal(401, 'unauthenticated', 'Authentication Required') },
    })
    await press(like)
    await untilToast('Please sign in to like recipes')
    await untilShown('Welcome Back')
    await untilPressed(like, false)
  })

  it.each([
    [like, 'Please sign in to like recipes'],
    [bookmark, 'Please sign in to bookmark recipes'],
  ])('asks a visitor to sign in, and sends nothing: %s', async (name, text) => {
    const { requests } = await open()
    await press(name)
    await untilToast(text)
    await untilShown('Welcome Back')
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([] satisfies ApiRequest[])
  })
})

describe('sharing a recipe', () => {
  const share = vi.fn<(data: object) => Promise<void>>()
  const offerShareSheet = (isOffered = true) =>
    Object.defineProperty(navigator, 'share', { configurable: true, value: isOffered ? share : undefined })

  it('passes name, text and address to the device', async () => {
    offerShareSheet()
    share.mockResolvedValue()
    await open()
    await press('Share')
    const url = 'https://herbs.test/recipe/thyme-cup'
    await until(() => expect(share).toHaveBeenCalledWith({ title: 'Thyme Cup', text: 'Two herbs.', url }))
  })

  it('says when it failed, and is silent when the reader closed the sheet', async () => {
    offerShareSheet()
    await open()
    share.mockRejectedValueOnce(new DOMException('', 'AbortError'))
    await press('Share')
    await until(() => expect(share.mock.settledResults.at(-1)?.type).toBe('rejected'))
    expect(toastText()).toBeUndefined()
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    await press('Share')
    await untilToast('Failed to share recipe')
  })
})
