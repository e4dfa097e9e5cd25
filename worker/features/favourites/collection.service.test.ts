import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { maxExaminedRecipes, collectionPageSize } from '#domain/favourites/collection.rules.ts'
import type { CollectionPage, ExportedRecipe } from '#domain/favourites/collection.types.ts'
import type { Member } from '#domain/permissions.ts'
import { createDb, schema } from '#drizzle/db.ts'
import { addAccount } from '#worker/testing/account-rows.ts'
import { addManyLikes } from '#worker/testing/favourite-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

const now = testCtx().now
const createMember = (id: string): Member => ({ role: 'member', id, email: `${id}@herbs.test`, reauthenticatedAt: now })
const ada = createMember('00000000-0000-4000-8000-0000000000aa')
const ben = createMember('00000000-0000-4000-8000-0000000000bb')
const createCtxFor = (viewer: Member) => testCtx({ viewer })

type SavedTimes = { likedAt?: number; bookmarkedAt?: number; userId?: string }
const saveRecipe = async (recipeId: string, { likedAt, bookmarkedAt, userId = ada.id }: SavedTimes) => {
  await createDb(env.DB)
    .insert(schema.userRecipeInteractions)
    .values({
      id: crypto.randomUUID(),
      userId,
      recipeId,
      isLiked: likedAt !== undefined,
      isBookmarked: bookmarkedAt !== undefined,
      likedAt: likedAt ?? null,
      bookmarkedAt: bookmarkedAt ?? null,
      updatedAt: now,
    })
}
const addSavedRecipe = async (values: Parameters<typeof addRecipe>[0], savedTimes: SavedTimes) => {
  const recipe = await addRecipe(values)
  await saveRecipe(recipe.id, savedTimes)
  return recipe
}

const request = (query: string, ctx = createCtxFor(ada)) => visit(`/api/collection${query}`, {}, ctx)
const fetchCollection = async (query = '', ctx = createCtxFor(ada)) =>
  (await (await request(query, ctx)).json()) as CollectionPage
const listNames = ({ recipes }: Pick<CollectionPage, 'recipes'>) => recipes.map(({ name }) => name)
const searchNames = async (query: string) => listNames(await fetchCollection(query))
const rowsRead = ({ recording }: ReturnType<typeof createCtxFor>) =>
  recording.executed.reduce((sum, statement) => sum + statement.rowsRead, 0)

beforeEach(async () => {
  for (const { id } of [ada, ben]) await addAccount({ id })
})

describe('a collection', () => {
  it('lists only the member’s recipes, last saved first, with everything that a card needs', async () => {
    await addSavedRecipe({ name: 'Old Cup' }, { likedAt: now - 2 })
    const { id } = await addSavedRecipe(
      { name: 'New Cup', ingredients: ['Linden', 'Honey'] },
      { likedAt: now - 1, bookmarkedAt: now - 9 },
    )
    await addSavedRecipe({ name: 'Only bookmarked' }, { bookmarkedAt: now })
    await addSavedRecipe({ name: 'Removed' }, {})
    await addSavedRecipe({ name: 'His' }, { likedAt: now, userId: ben.id })
    const response = await request('')
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect(await response.json()).toEqual({
      recipes: [
        {
          id,
          slug: 'new-cup',
          name: 'New Cup',
          subtitle: 'Linden and honey tea for sleep',
          ailment: 'Sleep Problems',
          brewMinutes: 8,
          difficulty: 'Easy',
          emoji: '🌿',
          rating: null,
          reviews: 0,
          ingredientNames: ['Linden', 'Honey'],
          mainHerb: null,
          blend: {
            lines: [
              { amount: '2 g', gramsPerCup: 1 },
              { amount: '2 g', gramsPerCup: 1 },
            ],
            servings: 2,
            cupsPerDay: 2,
            courseDays: 14,
            preparation: [],
          },
          variety: 0,
          isLiked: true,
          isBookmarked: true,
          isPublished: true,
        },
        expect.objectContaining({ name: 'Old Cup', isLiked: true, isBookmarked: false }),
      ],
      matches: 2,
      counts: { liked: 2, bookmarked: 2 },
    })
    expect(await searchNames('?tab=bookmarked')).toEqual(['Only bookmarked', 'New Cup'])
  })

  it('lists a recipe under review in the usual order, without its ingredients', async () => {
    await addSavedRecipe({ name: 'Open' }, { likedAt: now - 1 })
    await addSavedRecipe({ name: 'Waiting', status: 'review' }, { likedAt: now })
    expect((await fetchCollection()).recipes).toMatchObject([
      { name: 'Waiting', isPublished: false, ingredientNames: [], blend: { lines: [] } },
      { name: 'Open', isPublished: true, ingredientNames: ['Peppermint', 'Honey'] },
    ])
    expect((await fetchCollection()).counts).toEqual({ liked: 2, bookmarked: 0 })
  })

  it('is split into pages, each recipe once, even with equal times', async () => {
    const count = 2 * collectionPageSize + 1
    for (let position = 0; position < count; position++)
      await addSavedRecipe({}, { likedAt: now - Math.floor(position / 5), bookmarkedAt: now })
    for (const filters of ['', '&tab=bookmarked', '&search=tea', '&category=', '&tab=bookmarked&search=tea']) {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => fetchCollection(`?page=${page}${filters}`)))
      expect(pages.map(({ recipes }) => recipes.length)).toEqual([collectionPageSize, collectionPageSize, 1, 0])
      expect(new Set(pages.flatMap(listNames)).size).toBe(count)
      expect(pages.map(({ matches }) => matches)).toEqual([count, count, count, count])
    }
  })

  it.each(['?tab=all', '?page=0', '?page=x', '?category=Wanderlust', `?search=${'x'.repeat(81)}`])(
    'rejects the invalid query %s',
    async (query) => {
      expect((await request(query)).status).toBe(400)
    },
  )

  it('is refused to a visitor', async () => {
    expect((await request('', testCtx())).status).toBe(401)
    expect((await request('/export', testCtx())).status).toBe(401)
  })
})

describe('a search in a collection', () => {
  beforeEach(async () => {
    await addSavedRecipe(
      { name: 'Linden Cup', ailment: 'Cold & Flu', description: 'Blossoms at dusk.' },
      { likedAt: now },
    )
    await addSavedRecipe(
      { name: 'Éclair Tea', ailment: 'Digestive Issues', description: 'With mint.' },
      { likedAt: now - 1 },
    )
    await addSavedRecipe(
      { name: '100% Mint', ailment: "Women's Health", description: 'À la crème.' },
      { likedAt: now - 2 },
    )
    await addSavedRecipe({ name: 'Linden and Mint', ailment: 'Inflammation' }, { bookmarkedAt: now })
    await addRecipe({ name: 'Unsaved Mint' })
  })

  it.each([
    ['linden', ['Linden Cup']],
    ['LINDEN', ['Linden Cup']],
    ['flu', ['Linden Cup']],
    ['DUSK', ['Linden Cup']],
    ['mint', ['Éclair Tea', '100% Mint']],
    ['issues mint', ['Éclair Tea']],
    ['mint issues', ['Éclair Tea']],
    ['dusk mint', []],
    ['éclair', ['Éclair Tea']],
    ['ÉCLAIR', ['Éclair Tea']],
    ['E\u0301clair', ['Éclair Tea']],
    ['eclair', []],
    ['à CRÈME', ['100% Mint']],
    ['women’s', ['100% Mint']],
    ['100%', ['100% Mint']],
    ['%', []],
    ['_int', ['Éclair Tea', '100% Mint']],
    ['t', ['Linden Cup', 'Éclair Tea', '100% Mint']],
    ["'); DROP TABLE users; --", []],
  ])('finds %j by %s', async (search, expected) => {
    expect(await searchNames(`?search=${encodeURIComponent(search)}`)).toEqual(expected)
  })

  it('accepts as many words and letters as a URL allows', async () => {
    const letters = Array.from('àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿāăąćĉċč').join(' ').slice(0, 80)
    expect((await request(`?search=${encodeURIComponent(letters)}&category=Digestive`)).status).toBe(200)
    expect((await request(`?search=${'ß'.repeat(80)}`)).status).toBe(200)
  })

  it.each([
    ['Cold+%26+Flu', ['Linden Cup']],
    ['Digestive', ['Éclair Tea']],
    ["Women's+Health", ['100% Mint']],
    ['Inflammation', []],
  ])('is narrowed by the filter %s to %j', async (category, expected) => {
    const page = await fetchCollection(`?category=${category}`)
    expect(listNames(page)).toEqual(expected)
    expect(page).toMatchObject({ matches: expected.length, counts: { liked: 3, bookmarked: 1 } })
  })

  it('combines search words, category and tab', async () => {
    expect(await searchNames('?tab=bookmarked&search=mint&category=Inflammation')).toEqual(['Linden and Mint'])
    expect(await searchNames('?search=linden&category=Digestive')).toEqual([])
  })
})

describe('a collection larger than a search examines', () => {
  const count = maxExaminedRecipes + 40
  /** Maximum rows read. Each match needs its saved row and its recipe, once for the page and once for the count. */
  const maxSearchRows = 4 * maxExaminedRecipes + collectionPageSize
  beforeEach(() => addManyLikes(ada.id, count))

  it('is counted and paged in full, but searched among the newest, with bounded reads in one round trip', async () => {
    for (const [query, matches, maxRowsRead] of [
      ['', count, 2 * collectionPageSize],
      ['?page=3', count, 4 * collectionPageSize],
      ['?search=cup', maxExaminedRecipes, maxSearchRows],
      ['?search=cup+n30x', 0, maxSearchRows],
      ['?search=cup+n2030x', 1, maxSearchRows],
      ['?category=Cold+%26+Flu', maxExaminedRecipes, maxSearchRows],
      ['?category=Cold+%26+Flu&page=150', maxExaminedRecipes, maxSearchRows],
    ] as const) {
      const ctx = createCtxFor(ada)
      const page = await fetchCollection(query, ctx)
      expect([query, page.matches, page.counts]).toEqual([query, matches, { liked: count, bookmarked: count / 2 }])
      const reads = rowsRead(ctx) - count - count / 2
      expect([query, ctx.recording.roundTrips, reads <= maxRowsRead ? 'in bounds' : reads]).toEqual([
        query,
        1,
        'in bounds',
      ])
    }
  })

  it('is exported up to the same number of recipes, last saved first', async () => {
    const ctx = createCtxFor(ada)
    const { recipes } = (await (await request('/export', ctx)).json()) as { recipes: ExportedRecipe[] }
    expect(recipes).toHaveLength(maxExaminedRecipes)
    expect(recipes[0]).toMatchObject({ slug: `cup-${count}`, isLiked: true, savedAt: count })
    expect(new Set(recipes.map(({ slug }) => slug)).size).toBe(maxExaminedRecipes)
    expect(ctx.recording.roundTrips).toBe(1)
    expect(rowsRead(ctx)).toBeLessThanOrEqual(6 * maxExaminedRecipes)
  })
})

describe('the export of a collection', () => {
  it('contains everything liked or bookmarked, each recipe once, without ingredients of recipes under review', async () => {
    await addSavedRecipe({ name: 'Liked' }, { likedAt: 10 })
    await addSavedRecipe({ name: 'Both', description: 'All of it.' }, { likedAt: 5, bookmarkedAt: 30 })
    await addSavedRecipe({ name: 'Waiting', status: 'review' }, { bookmarkedAt: 20 })
    await addSavedRecipe({ name: 'Removed' }, {})
    await addSavedRecipe({ name: 'His' }, { likedAt: 40, userId: ben.id })
    const response = await request('/export')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(await response.json()).toEqual({
      recipes: [
        {
          slug: 'both',
          name: 'Both',
          ailment: 'Sleep Problems',
          description: 'All of it.',
          ingredientNames: ['Peppermint', 'Honey'],
          isPublished: true,
          isLiked: true,
          isBookmarked: true,
          savedAt: 30,
        },
        expect.objectContaining({
          name: 'Waiting',
          description: '',
          ingredientNames: [],
          isPublished: false,
          savedAt: 20,
        }),
        expect.objectContaining({ name: 'Liked', isBookmarked: false, savedAt: 10 }),
      ],
    })
  })
})
