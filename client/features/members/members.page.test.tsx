// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'

import {
  closeApplication,
  control,
  controls,
  fill,
  openApplication,
  pageText,
  press,
  returnToTab,
  textsOf,
  until,
  untilHidden,
  untilShown,
  untilToast,
  valueOf,
} from '#client/testing/application.tsx'
import { type ApiRequest, refusal } from '#client/testing/fake-server.ts'
import { collectionPageSize } from '#domain/favourites/collection.rules.ts'
import type { SavedRecipe } from '#domain/favourites/collection.types.ts'
import { paths } from '#domain/paths.ts'

afterEach(() => {
  closeApplication()
  vi.restoreAllMocks()
})

const createRecipes = (count: number, details: Partial<SavedRecipe> = {}) =>
  Array.from(
    { length: count },
    (_, position) =>
      ({
        id: `r${position + 1}`,
        slug: `cup-${position + 1}`,
        name: `Cup ${position + 1}`,
        subtitle: 'Thyme tea',
        ailment: 'Sleep Problems',
        brewMinutes: 8,
        difficulty: 'Easy',
        emoji: '🌿',
        rating: null,
        reviews: 0,
        ingredientNames: ['Thyme'],
        blend: { ingredients: [] },
        variety: 0,
        isLiked: true,
        isBookmarked: true,
        isPublished: true,
        ...details,
      }) as unknown as SavedRecipe,
  )

/** Opens the collection of a member. The server keeps it, and finds recipes by their whole name. */
async function open(recipes: SavedRecipe[], query = '') {
  const stored = { recipes }
  const remove = (id: string, change: Partial<SavedRecipe>) => () => {
    stored.recipes = stored.recipes.map((recipe) => (recipe.id === id ? { ...recipe, ...change } : recipe))
    return null
  }
  const opened = await openApplication(paths.members + query, {
    role: 'member',
    api: {
      'GET /api/collection': ({ query: filters }: ApiRequest) => {
        const liked = stored.recipes.filter(({ isLiked }) => isLiked)
        const bookmarked = stored.recipes.filter(({ isBookmarked }) => isBookmarked)
        const shown = (filters.get('tab') === 'bookmarked' ? bookmarked : liked).filter(
          ({ name }) => !filters.get('search') || name === filters.get('search'),
        )
        const from = (Number(filters.get('page') ?? 1) - 1) * collectionPageSize
        return {
          recipes: shown.slice(from, from + collectionPageSize),
          matches: shown.length,
          counts: { liked: liked.length, bookmarked: bookmarked.length },
        }
      },
      ...Object.fromEntries(
        recipes.flatMap(({ id }) => [
          [`DELETE /api/favourites/${id}/like`, remove(id, { isLiked: false })],
          [`DELETE /api/favourites/${id}/bookmark`, remove(id, { isBookmarked: false })],
        ]),
      ),
    },
  })
  return { ...opened, stored }
}

const names = () => textsOf('.saved-cards h2, .saved-cards h3').map((text) => text.split(/\s{2,}/)[0])
const unlike = (number: number) => `Remove Cup ${number} from liked recipes`
const unbookmark = (number: number) => `Remove Cup ${number} from bookmarks`
const summary = (text: string) => untilShown(text)

describe('a removed like', () => {
  it('comes back if the removal fails, and can be removed again', async () => {
    const { replies } = await open(createRecipes(2))
    await summary('Showing 1–2 of 2 liked recipes')
    const removal = replies['DELETE /api/favourites/r1/like']
    replies['DELETE /api/favourites/r1/like'] = () => new Response('', { status: 503 })
    await press(unlike(1))
    await untilToast('Failed to unlike recipe')
    await summary('Showing 1–2 of 2 liked recipes')
    replies['DELETE /api/favourites/r2/bookmark'] = undefined
    await press(unbookmark(2))
    await untilToast('Failed to unbookmark recipe')
    await control(unbookmark(2))
    replies['DELETE /api/favourites/r1/like'] = removal
    await press(unlike(1))
    await untilToast('Recipe removed from liked recipes')
    await summary('Showing 1–1 of 1 liked recipe')
  })

  it('is removed together with others at once', async () => {
    const { replies, stored } = await open(createRecipes(15))
    await summary('Showing 1–12 of 15 liked recipes')
    const { promise, resolve } = Promise.withResolvers<undefined>()
    for (const number of [1, 5, 3]) {
      const removal = replies[`DELETE /api/favourites/r${number}/like`] as () => null
      replies[`DELETE /api/favourites/r${number}/like`] = () => promise.then(removal)
      await press(unlike(number))
    }
    await summary('Showing 1–9 of 12 liked recipes')
    expect(stored.recipes.filter(({ isLiked }) => isLiked)).toHaveLength(15)
    resolve(undefined)
    await summary('Showing 1–12 of 12 liked recipes')
  })

  it('leads to the previous page when the last page is empty', async () => {
    await open(createRecipes(13), '?page=2')
    await summary('Showing 13–13 of 13 liked recipes')
    await press(unlike(13))
    await summary('Showing 1–12 of 12 liked recipes')
    await until(() => expect(location.pathname + location.search).toBe(paths.members))
  })

  it('leaves the bookmark unchanged, and says when a tab is empty', async () => {
    await open(createRecipes(1))
    await press(unlike(1))
    await untilShown('No liked recipes yet')
    await press(/^Bookmarked Only/)
    await summary('Showing 1–1 of 1 bookmarked recipe')
    await press(unbookmark(1))
    await untilShown('No bookmarked recipes yet')
    expect(controls('Clear Filters')).toEqual([])
    expect((await control('Browse Remedies')).getAttribute('href')).toBe(paths.remedies)
  })

  it('sends a member whose session has ended to the home page', async () => {
    const { replies, stored } = await open(createRecipes(2))
    await summary('Showing 1–2 of 2 liked recipes')
    replies['DELETE /api/favourites/r1/like'] = () => refusal(401, 'unauthenticated', 'Authentication Required')
    replies['GET /api/session'] = { session: null }
    await press(unlike(1))
    await until(() => expect(location.pathname).toBe(paths.home))
    expect(stored.recipes.filter(({ isLiked }) => isLiked)).toHaveLength(2)
  })
})

describe('the collection', () => {
  it('shows a remedy that is being reviewed, without a link to it', async () => {
    await open(createRecipes(1, { isPublished: false }))
    await untilShown('This remedy is being reviewed. Please do not use it until it is back.')
    expect(document.querySelectorAll('.saved-cards a[href^="/recipe/"]')).toHaveLength(0)
    await control(unlike(1))
  })

  it('shows what was added in another tab when the reader returns, and stays without a network', async () => {
    const { stored, replies, requests } = await open(createRecipes(1))
    const countRequests = (path: string) => requests.filter((request) => request.path === path).length
    await summary('Showing 1–1 of 1 liked recipe')
    stored.recipes = createRecipes(2)
    await returnToTab()
    await summary('Showing 1–2 of 2 liked recipes')
    replies['GET /api/collection'] = undefined
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const [collections, notifications] = [countRequests('/api/collection'), countRequests('/api/notifications')]
    await returnToTab()
    await until(() => expect(countRequests('/api/notifications')).toBeGreaterThan(notifications))
    expect(countRequests('/api/collection')).toBe(collections)
    expect(names()).toHaveLength(2)
  })

  it('is kept in pages, each with its own URL', async () => {
    await open(createRecipes(15), '?page=7')
    await summary('Showing 13–15 of 15 liked recipes')
    expect(location.search).toBe('?page=2')
    expect(names()).toHaveLength(3)
  })
})

describe('the filters of a collection', () => {
  it('say when they find nothing, and are cleared by a link', async () => {
    await open(createRecipes(3), '?tab=bookmarked&search=dragon')
    await untilShown('No bookmarked recipes match these filters')
    await press('Clear Filters')
    await summary('Showing 1–3 of 3 bookmarked recipes')
    expect([location.search, valueOf('Search')]).toEqual(['?tab=bookmarked', ''])
  })

  it('stay as typed when the server is unreachable, and are applied again', async () => {
    const { replies } = await open(createRecipes(3))
    await summary('Showing 1–3 of 3 liked recipes')
    const list = replies['GET /api/collection']
    replies['GET /api/collection'] = undefined
    await fill('Search', 'Cup 2')
    await untilShown('We couldn’t load your collection.')
    expect(valueOf('Search')).toBe('Cup 2')
    replies['GET /api/collection'] = list
    await press('Try again')
    await summary('Showing 1–1 of 1 liked recipe')
    await untilHidden('We couldn’t load your collection.')
  })
})

it('says when a file of the collection could not be created', async () => {
  await open(createRecipes(1))
  await press('Table (CSV)')
  await untilShown('We couldn’t create the file. Try again in a moment.')
  expect(pageText()).toContain('Showing 1–1 of 1 liked recipe')
})
