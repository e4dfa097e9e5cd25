import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import type { OwnBrewContent } from '#domain/own-recipes/brews.schemas.ts'
import { brewsPageSize, type BrewsPage, maxBrews } from '#domain/own-recipes/brews.types.ts'
import type { OwnRecipesPage, OwnRecipeWithVersions } from '#domain/own-recipes/own-recipes.types.ts'
import type { Member } from '#domain/permissions.ts'
import { createDb, schema } from '#drizzle/db.ts'
import { addAccount } from '#worker/testing/account-rows.ts'
import { ownRecipeContent } from '#worker/testing/own-recipe-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { site, visit } from '#worker/testing/visit.ts'

const { now } = testCtx()
const createMember = (id: string): Member => ({
  role: 'member',
  id,
  email: `${id}@herbs.test`,
  reauthenticatedAt: now,
})
const ada = createMember('00000000-0000-4000-8000-0000000000aa')
const ben = createMember('00000000-0000-4000-8000-0000000000bb')
const createId = (number: number) => `20000000-0000-4000-8000-${String(number).padStart(12, '0')}`

beforeEach(async () => {
  for (const { id } of [ada, ben]) await addAccount({ id })
  const db = createDb(env.DB)
  for (const [number, name] of [
    [1, 'First'],
    [2, 'Second'],
    [3, 'Third'],
  ] as const)
    await db.insert(schema.ownRecipes).values({
      id: createId(number),
      userId: ada.id,
      content: { ...ownRecipeContent, name },
      searchText: '',
      createdAt: now,
      updatedAt: now + number,
    })
})

async function request(method: string, path: string, body?: unknown, viewer = ada) {
  const headers = { Origin: site, 'Content-Type': 'application/json' }
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  const response = await visit(`/api/own-recipes${path}`, init, testCtx({ viewer }))
  const responseBody: unknown = response.status === 204 ? undefined : await response.json()
  return { status: response.status, responseBody }
}

const brewPath = (recipe: number, brew: number) => `/${createId(recipe)}/brews/${createId(brew)}`

const save = async (recipe: number, brew: number, details: Partial<OwnBrewContent> = {}, viewer = ada) =>
  (await request('PUT', brewPath(recipe, brew), { day: '2026-11-01', stars: null, note: '', ...details }, viewer))
    .status
const read = async (recipe: number) =>
  (await request('GET', `/${createId(recipe)}`)).responseBody as OwnRecipeWithVersions
const listNames = async (query: string) =>
  ((await request('GET', query)).responseBody as OwnRecipesPage).recipes.map(({ content }) => content.name)

describe('brews', () => {
  it('are listed latest day first, and summed up in the recipe', async () => {
    await save(1, 11, { day: '2026-11-02', stars: 5, note: 'Good' })
    await save(1, 12, { day: '2026-11-20', stars: 4 })
    await save(1, 13, { day: '2026-10-30' })
    const { recipe, brews } = await read(1)
    expect(brews.brews.map(({ day, stars }) => [day, stars])).toEqual([
      ['2026-11-20', 4],
      ['2026-11-02', 5],
      ['2026-10-30', null],
    ])
    expect(recipe.brews).toEqual({ count: 3, lastDay: '2026-11-20', averageStars: 4.5 })
    expect(recipe.revision).toBe(1)
  })

  it('count once if a brew is sent twice, and are replaced by an edit', async () => {
    await save(1, 11, { stars: 2 })
    await save(1, 11, { stars: 2 })
    await save(1, 11, { day: '2026-11-03', stars: 3, note: 'Better' })
    const { recipe, brews } = await read(1)
    expect(brews.brews).toEqual([{ id: createId(11), day: '2026-11-03', stars: 3, note: 'Better' }])
    expect(recipe.brews).toEqual({ count: 1, lastDay: '2026-11-03', averageStars: 3 })
  })

  it('can be deleted, once, and added again with the same id', async () => {
    await save(1, 11, { stars: 4 })
    expect((await request('DELETE', brewPath(1, 11))).status).toBe(204)
    expect((await request('DELETE', brewPath(1, 11))).status).toBe(404)
    expect((await read(1)).recipe.brews).toEqual({ count: 0, lastDay: '', averageStars: 0 })
    expect(await save(1, 11, { stars: 4 })).toBe(204)
    expect((await read(1)).recipe.brews.averageStars).toBe(4)
  })

  it('come in pages that together contain each brew once', async () => {
    const count = brewsPageSize + 5
    for (let number = 0; number < count; number++) await save(1, 100 + number, { day: `2026-11-0${1 + (number % 3)}` })
    const first = (await read(1)).brews
    const second = (await request('GET', `/${createId(1)}/brews?after=${first.next}`)).responseBody as BrewsPage
    expect([first.brews.length, second.brews.length, second.next]).toEqual([brewsPageSize, 5, null])
    expect(new Set([...first.brews, ...second.brews].map(({ id }) => id)).size).toBe(count)
  })

  it('may be of today anywhere on earth, but not later', async () => {
    expect(await save(1, 11, { day: '2026-11-22' })).toBe(204)
    expect(await save(1, 12, { day: '2026-11-23' })).toBe(400)
    expect(await save(1, 12, { day: '2026-02-30' })).toBe(400)
  })

  it('are kept up to a limit, within which they can still be edited', async () => {
    const row = { recipeId: createId(1), day: '2026-11-01', note: '', createdAt: now }
    const db = createDb(env.DB)
    for (let number = 1; number <= maxBrews; number++)
      await db.insert(schema.ownRecipeBrews).values({ ...row, id: createId(number) })
    expect(await save(1, 1000)).toBe(409)
    expect(await save(1, 1, { note: 'Edited' })).toBe(204)
  })

  it('answer “not found” to somebody else, and stay unchanged', async () => {
    await save(1, 11, { note: 'Of Ada' })
    expect(await save(1, 11, { note: 'Of Ben' }, ben)).toBe(404)
    expect(await save(1, 12, {}, ben)).toBe(404)
    expect((await request('DELETE', brewPath(1, 11), undefined, ben)).status).toBe(404)
    expect((await request('GET', `/${createId(1)}/brews`, undefined, ben)).status).toBe(404)
    expect((await read(1)).brews.brews.map(({ note }) => note)).toEqual(['Of Ada'])
  })

  it('are deleted with their recipe', async () => {
    await save(1, 11)
    await request('DELETE', `/${createId(1)}`)
    expect(await createDb(env.DB).select().from(schema.ownRecipeBrews).limit(1)).toEqual([])
  })
})

describe('the list of own recipes', () => {
  it('is sorted by the last brew or by stars, and recipes without any come last', async () => {
    await save(1, 11, { day: '2026-11-02', stars: 5 })
    await save(2, 12, { day: '2026-11-20', stars: 3 })
    expect(await listNames('')).toEqual(['Third', 'Second', 'First'])
    expect(await listNames('?sort=made')).toEqual(['Second', 'First', 'Third'])
    expect(await listNames('?sort=stars')).toEqual(['First', 'Second', 'Third'])
  })

  it.each(['made', 'stars'])('comes in pages that together contain each recipe once, sorted by %s', async (sort) => {
    const db = createDb(env.DB)
    for (let number = 10; number < 45; number++)
      await db.insert(schema.ownRecipes).values({
        id: createId(number),
        userId: ada.id,
        content: { ...ownRecipeContent, name: String(number) },
        searchText: '',
        lastBrewedOn: number % 4 === 0 ? '' : `2026-11-0${number % 4}`,
        averageStars: (number % 4) / 3,
        createdAt: now,
        updatedAt: now,
      })
    const first = (await request('GET', `?sort=${sort}`)).responseBody as OwnRecipesPage
    const second = (await request('GET', `?sort=${sort}&after=${first.next}`)).responseBody as OwnRecipesPage
    expect([first.recipes.length, second.recipes.length, second.next]).toEqual([30, 8, null])
    expect(new Set([...first.recipes, ...second.recipes].map(({ id }) => id)).size).toBe(38)
  })
})
