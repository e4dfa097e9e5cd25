import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'

import { maxFavouritesPerRequest } from '#domain/favourites/favourites.schemas.ts'
import { type Favourite, favouriteKinds } from '#domain/favourites/favourites.types.ts'
import { deleteRecipe } from '#worker/features/recipes/deletion.service.ts'
import { addAccount, addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { admin, member, testCtx } from '#worker/testing/test-ctx.ts'
import { site, visit } from '#worker/testing/visit.ts'

const { now } = testCtx()
const ben = '00000000-0000-4000-8000-0000000000bb'

let recipeId = ''
let adaSession = ''
let benSession = ''
beforeEach(async () => {
  await addAccount({ id: ben })
  ;({ id: recipeId } = await addRecipe())
  adaSession = await addSession(member.id, now)
  benSession = await addSession(ben, now)
})

type Method = 'PUT' | 'DELETE'
const sendFavourite = (method: Method, path: string, session = adaSession, time = now) =>
  call(method, `/api/favourites/${path}`, { cookies: { session }, now: time })
const requestFavourites = (recipes: string[], session = adaSession) =>
  call('GET', `/api/favourites?recipes=${recipes.join(',')}`, { cookies: { session } })
const rowsRead = ({ recording }: ReturnType<typeof testCtx>) =>
  recording.executed.reduce((sum, statement) => sum + statement.rowsRead, 0)
const listRows = () => readTable('user_recipe_interactions')

describe('a favourite', () => {
  it('is stored as one row with its flag, even with simultaneous requests', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => sendFavourite('PUT', `${recipeId}/like`)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204]))
    expect(await listRows()).toEqual([
      {
        id: expect.any(String),
        user_id: member.id,
        recipe_id: recipeId,
        is_liked: 1,
        is_bookmarked: 0,
        liked_at: now,
        bookmarked_at: null,
        updated_at: now,
      },
    ])
  })

  it('can be liked and bookmarked at the same time in two tabs', async () => {
    const kinds = Array.from({ length: 20 }, (_, position) => (position % 2 === 0 ? 'like' : 'bookmark'))
    await Promise.all(kinds.map((kind) => sendFavourite('PUT', `${recipeId}/${kind}`)))
    expect(await listRows()).toMatchObject([{ is_liked: 1, is_bookmarked: 1, liked_at: now, bookmarked_at: now }])
  })

  it('ends in the state of the last request per recipe and kind, after any sequence', async () => {
    const recipes = [recipeId, (await addRecipe()).id]
    const stepArbitrary = fc.record({
      method: fc.constantFrom<Method>('PUT', 'DELETE'),
      recipeId: fc.constantFrom(...recipes),
      kind: fc.constantFrom(...favouriteKinds),
      repetitions: fc.integer({ min: 1, max: 2 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(stepArbitrary, { maxLength: 10 }), async (steps) => {
        await env.DB.prepare('DELETE FROM user_recipe_interactions').run()
        const expectedRows = new Set<string>()
        for (const { method, recipeId: id, kind, repetitions } of steps) {
          for (let attempt = 0; attempt < repetitions; attempt++) await sendFavourite(method, `${id}/${kind}`)
          if (method === 'PUT') expectedRows.add(`${id}/${kind}`)
          else expectedRows.delete(`${id}/${kind}`)
        }
        const { favourites } = (await requestFavourites(recipes)).body as { favourites: Favourite[] }
        const actual = favourites.flatMap(({ recipeId, isLiked, isBookmarked }) =>
          [isLiked && `${recipeId}/like`, isBookmarked && `${recipeId}/bookmark`].filter((key) => key !== false),
        )
        expect(actual.toSorted()).toEqual([...expectedRows].toSorted())
        expect((await listRows()).length).toBeLessThanOrEqual(recipes.length)
      }),
      { numRuns: 25 },
    )
  })

  it('keeps the time of the first like, and does not change the other flag', async () => {
    await sendFavourite('PUT', `${recipeId}/bookmark`)
    await sendFavourite('PUT', `${recipeId}/like`, adaSession, now + 1)
    await sendFavourite('PUT', `${recipeId}/like`, adaSession, now + 2)
    expect(await listRows()).toMatchObject([{ liked_at: now + 1, bookmarked_at: now, updated_at: now + 1 }])
    await sendFavourite('DELETE', `${recipeId}/bookmark`, adaSession, now + 3)
    await sendFavourite('DELETE', `${recipeId}/bookmark`, adaSession, now + 4)
    expect(await listRows()).toMatchObject([
      { is_liked: 1, is_bookmarked: 0, bookmarked_at: null, updated_at: now + 3 },
    ])
  })

  it('needs a published recipe', async () => {
    const unpublished = await addRecipe({ status: 'review' })
    const withdrawnRecipe = await addRecipe()
    await deleteRecipe(testCtx({ viewer: admin }), withdrawnRecipe.id)
    const unknownId = '20000000-0000-4000-8000-000000000000'
    for (const [id, status, message] of [
      [unpublished.id, 404, 'Recipe not found'],
      [unknownId, 404, 'Recipe not found'],
      [withdrawnRecipe.id, 410, 'We removed it from our catalogue.'],
    ] as const) {
      const response = await sendFavourite('PUT', `${id}/like`)
      expect([response.status, response.error?.message]).toEqual([status, message])
    }
    expect(await listRows()).toEqual([])
  })

  it('is deleted with the recipe', async () => {
    await sendFavourite('PUT', `${recipeId}/like`)
    await deleteRecipe(testCtx({ viewer: admin }), recipeId)
    expect(await listRows()).toEqual([])
  })

  it.each([`${'1'.repeat(36)}/like`, '1/like', '20000000-0000-4000-8000-000000000000/love'])(
    'rejects the path %s',
    async (path) => {
      expect((await sendFavourite('PUT', path)).status).toBe(400)
      expect((await sendFavourite('DELETE', path)).status).toBe(400)
    },
  )
})

describe('the list of favourites', () => {
  it('contains only the member’s own, among the requested recipes', async () => {
    const { id: secondId } = await addRecipe()
    const { id: thirdId } = await addRecipe()
    await sendFavourite('PUT', `${recipeId}/like`)
    await sendFavourite('PUT', `${thirdId}/like`)
    await sendFavourite('PUT', `${recipeId}/bookmark`, benSession)
    await sendFavourite('PUT', `${secondId}/bookmark`, benSession)
    const { body, headers } = await requestFavourites([recipeId, secondId])
    expect(body).toEqual({ favourites: [{ recipeId, isLiked: true, isBookmarked: false }] })
    expect(headers.get('Cache-Control')).toBe('private, no-store')
  })

  it('is changed only by its owner', async () => {
    await sendFavourite('PUT', `${recipeId}/like`, benSession)
    await sendFavourite('DELETE', `${recipeId}/like`)
    expect((await requestFavourites([recipeId], benSession)).body).toMatchObject({ favourites: [{ isLiked: true }] })
    expect((await requestFavourites([recipeId])).body).toEqual({ favourites: [] })
  })

  it('reads at most one row per requested recipe and one per favourite', async () => {
    const recipes = await Promise.all(Array.from({ length: maxFavouritesPerRequest }, () => addRecipe()))
    for (const { id } of recipes.slice(0, 24)) await sendFavourite('PUT', `${id}/like`)
    for (const { id } of recipes) await sendFavourite('PUT', `${id}/like`, benSession)
    const ctx = testCtx({ viewer: member })
    const ids = recipes.map(({ id }) => id).join(',')
    const response = await visit(`/api/favourites?recipes=${ids}`, {}, ctx)
    const { favourites } = (await response.json()) as { favourites: Favourite[] }
    expect(favourites).toHaveLength(24)
    expect(ctx.recording.roundTrips).toBe(1)
    expect(rowsRead(ctx)).toBeLessThanOrEqual(maxFavouritesPerRequest + 24)
  })

  it('can be requested for a limited number of recipes', async () => {
    const ids = Array.from({ length: maxFavouritesPerRequest + 1 }, () => crypto.randomUUID())
    expect((await requestFavourites(ids.slice(1))).status).toBe(200)
    expect((await requestFavourites(ids)).status).toBe(400)
    expect((await requestFavourites(['first'])).status).toBe(400)
  })
})

it('writes in at most two round trips, regardless of what others have saved', async () => {
  for (let position = 0; position < 20; position++) {
    const id = crypto.randomUUID()
    await addAccount({ id })
    await sendFavourite('PUT', `${recipeId}/like`, await addSession(id, now))
  }
  for (const [method, maxRoundTrips, maxRows] of [
    ['PUT', 2, 6],
    ['DELETE', 1, 3],
  ] as const) {
    const ctx = testCtx({ viewer: member })
    await visit(`/api/favourites/${recipeId}/like`, { method, headers: { Origin: site } }, ctx)
    expect(ctx.recording.roundTrips, method).toBe(maxRoundTrips)
    expect(rowsRead(ctx), method).toBeLessThanOrEqual(maxRows)
  }
})
