import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { maxFreeOwnRecipes, maxStoredVersions } from '#domain/own-recipes/own-recipe-limits.ts'
import type { OwnRecipeContent } from '#domain/own-recipes/own-recipes.schemas.ts'
import type { OwnRecipesPage, OwnRecipeWithVersions } from '#domain/own-recipes/own-recipes.types.ts'
import type { Member } from '#domain/permissions.ts'
import { createDb, schema } from '#drizzle/db.ts'
import { addAccount } from '#worker/testing/account-rows.ts'
import { addHerb } from '#worker/testing/herb-rows.ts'
import { ownRecipeContent } from '#worker/testing/own-recipe-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { site, visit } from '#worker/testing/visit.ts'

const { now } = testCtx()
const createMember = (id: string, role: Member['role'] = 'member'): Member => ({
  role,
  id,
  email: `${id}@herbs.test`,
  reauthenticatedAt: now,
})
const ada = createMember('00000000-0000-4000-8000-0000000000aa')
const ben = createMember('00000000-0000-4000-8000-0000000000bb')
const createId = (number: number) => `20000000-0000-4000-8000-${String(number).padStart(12, '0')}`

beforeEach(async () => {
  for (const { id } of [ada, ben]) await addAccount({ id })
})

async function request(method: string, path: string, body?: unknown, ctx = testCtx({ viewer: ada })) {
  const headers = { Origin: site, 'Content-Type': 'application/json' }
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  const response = await visit(`/api/own-recipes${path}`, init, ctx)
  const responseBody: unknown = response.status === 204 ? undefined : await response.json()
  return { status: response.status, responseBody }
}

const add = (number: number, changes: Partial<OwnRecipeContent> = {}, viewer = ada, at = now) =>
  request(
    'POST',
    '',
    { id: createId(number), content: { ...ownRecipeContent, ...changes } },
    { ...testCtx({ viewer }), now: at },
  )
const save = (number: number, revision: number, changes: Partial<OwnRecipeContent> = {}, viewer = ada) =>
  request(
    'PUT',
    `/${createId(number)}`,
    { content: { ...ownRecipeContent, ...changes }, revision },
    testCtx({ viewer }),
  )
const list = async (query = '', viewer = ada) =>
  (await request('GET', query, undefined, testCtx({ viewer }))).responseBody as OwnRecipesPage
const readWithVersions = async (number: number, viewer = ada) =>
  (await request('GET', `/${createId(number)}`, undefined, testCtx({ viewer }))).responseBody as OwnRecipeWithVersions
const read = async (number: number, viewer = ada) => (await readWithVersions(number, viewer)).recipe
const readVersions = async (number: number) => (await readWithVersions(number)).versions
const listNames = (page: OwnRecipesPage) => page.recipes.map(({ content }) => content.name)

describe('own recipes', () => {
  it('are listed for their author only, latest change first', async () => {
    await add(1, { name: 'First' }, ada, now - 2)
    await add(2, { name: 'Second' }, ada, now - 1)
    await add(3, { name: 'Of somebody else' }, ben)
    expect(listNames(await list())).toEqual(['Second', 'First'])
    await save(1, 1, { name: 'First, changed' })
    expect(listNames(await list())).toEqual(['First, changed', 'Second'])
  })

  it('are found by parts of name and ingredients without regard to accents, and by tag', async () => {
    await add(1, { name: 'Soirée', tags: ['evening', 'cosy'] })
    await add(2, { name: 'Morning cup', ingredients: [{ name: 'Peppermint', amount: '2 g' }], tags: ['cosy'] })
    expect(listNames(await list('?search=SOIR'))).toEqual(['Soirée'])
    expect(listNames(await list('?search=mint%20morning'))).toEqual(['Morning cup'])
    expect(listNames(await list('?tag=evening'))).toEqual(['Soirée'])
    expect((await list('?search=nothing')).tags).toEqual(['cosy', 'evening'])
  })

  it('are read in one round trip, alone or as a list', async () => {
    await add(1)
    for (const path of ['', `/${createId(1)}`]) {
      const ctx = testCtx({ viewer: ada })
      expect((await request('GET', path, undefined, ctx)).status).toBe(200)
      expect([path, ctx.recording.roundTrips]).toEqual([path, 1])
    }
  })

  it('come in pages that together contain each recipe once', async () => {
    const rows = Array.from({ length: 35 }, (_, number) => ({
      id: createId(number),
      userId: ada.id,
      content: { ...ownRecipeContent, name: String(number) },
      searchText: '',
      createdAt: now,
      updatedAt: now - (number % 3),
    }))
    const db = createDb(env.DB)
    for (const row of rows) await db.insert(schema.ownRecipes).values(row)
    const first = await list()
    const second = await list(`?after=${first.next}`)
    expect([first.recipes.length, second.recipes.length, second.next]).toEqual([30, 5, null])
    expect(new Set([...listNames(first), ...listNames(second)]).size).toBe(35)
    expect(first.count).toBe(35)
  })
})

describe('saving an own recipe', () => {
  it('stores it once if the form is sent twice', async () => {
    expect(await add(1)).toEqual({ status: 201, responseBody: { revision: 1 } })
    expect(await add(1)).toEqual({ status: 201, responseBody: { revision: 1 } })
    expect((await list()).count).toBe(1)
  })

  it('keeps the earlier version', async () => {
    await add(1)
    expect(await save(1, 1, { notes: 'Less is enough' })).toEqual({
      status: 200,
      responseBody: { revision: 2, isLinkClosed: false },
    })
    expect((await read(1)).content.notes).toBe('Less is enough')
    expect(await readVersions(1)).toEqual([{ revision: 1, content: ownRecipeContent, replacedAt: now }])
  })

  it('refuses an outdated revision and loses nothing', async () => {
    await add(1)
    await save(1, 1, { notes: 'One tab' })
    const { status } = await save(1, 1, { notes: 'Other tab' })
    expect(status).toBe(409)
    expect((await read(1)).content.notes).toBe('One tab')
    expect(await readVersions(1)).toHaveLength(1)
  })

  it('succeeds again if the answer to the same save was lost', async () => {
    await add(1)
    await save(1, 1, { notes: 'Same' })
    expect(await save(1, 1, { notes: 'Same' })).toEqual({
      status: 200,
      responseBody: { revision: 2, isLinkClosed: false },
    })
  })

  it('stores a limited number of earlier versions', async () => {
    await add(1)
    for (let revision = 1; revision <= maxStoredVersions + 3; revision++)
      await save(1, revision, { notes: `${revision}` })
    const versions = await readVersions(1)
    expect(versions).toHaveLength(maxStoredVersions)
    expect(versions[0]?.revision).toBe(maxStoredVersions + 3)
  })

  it('answers “not found” for a recipe of somebody else', async () => {
    await add(1)
    expect((await save(1, 1, {}, ben)).status).toBe(404)
    expect((await request('GET', `/${createId(1)}`, undefined, testCtx({ viewer: ben }))).status).toBe(404)
    await request('DELETE', `/${createId(1)}`, undefined, testCtx({ viewer: ben }))
    expect((await read(1)).revision).toBe(1)
  })

  it('does not let somebody else take the id of a recipe', async () => {
    await add(1)
    expect((await add(1, { name: 'Mine now' }, ben)).status).toBe(409)
    expect((await read(1)).content.name).toBe(ownRecipeContent.name)
  })

  it('names the field that is wrong', async () => {
    const { status, responseBody } = await add(1, { name: ' ', servings: 0, ingredients: [] })
    expect(status).toBe(400)
    expect(Object.keys((responseBody as { error: { fields: object } }).error.fields)).toEqual([
      'content.name',
      'content.servings',
      'content.ingredients',
    ])
  })
})

it('is read with the herbs in stock by a member who has a cabinet', async () => {
  await add(1)
  await addHerb('linden')
  await addHerb('mint')
  const item = { userId: ada.id, createdAt: now }
  const db = createDb(env.DB)
  await db.insert(schema.userHerbCabinet).values({ ...item, id: 'one', herbId: 'linden' })
  await db.insert(schema.userHerbCabinet).values({ ...item, id: 'two', herbId: 'mint', isAvailable: false })
  expect((await readWithVersions(1)).stock).toBe(null)
  expect((await readWithVersions(1, { ...ada, role: 'premium' })).stock).toEqual(['linden'])
})

it('limits the recipes of a member without premium', async () => {
  const db = createDb(env.DB)
  for (let number = 1; number <= maxFreeOwnRecipes; number++)
    await db.insert(schema.ownRecipes).values({
      id: createId(number),
      userId: ada.id,
      content: ownRecipeContent,
      searchText: '',
      createdAt: now,
      updatedAt: now,
    })
  expect((await add(1000)).status).toBe(409)
  expect((await add(1000, {}, { ...ada, role: 'premium' })).status).toBe(201)
})

it('deletes a recipe with its earlier versions, once', async () => {
  await add(1)
  await save(1, 1, { notes: 'Changed' })
  expect((await request('DELETE', `/${createId(1)}`)).status).toBe(204)
  expect((await request('DELETE', `/${createId(1)}`)).status).toBe(404)
  expect((await list()).count).toBe(0)
  expect(await createDb(env.DB).select().from(schema.ownRecipeVersions).limit(1)).toEqual([])
})
