import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'

import { favouritesAtOnce } from '#domain/favourites/favourites.schemas.ts'
import { type Favourite, favouriteKinds } from '#domain/favourites/favourites.types.ts'
import { deleteRecipe } from '#worker/features/recipes/deletion.service.ts'
import { addAccount, addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { admin, member, testCtx } from '#worker/testing/test-ctx.ts'
import { site, visit } from '#worker/testing/visit.ts'

const { now } = testCtx()
const ben = '00000000-0000-4000-8000-0000000000bb'

let recipe = ''
let ada = ''
let other = ''
beforeEach(async () => {
  await addAccount({ id: ben })
  ;({ id: recipe } = await addRecipe())
  ada = await addSession(member.id, now)
  other = await addSession(ben, now)
})

type Method = 'PUT' | 'DELETE'
const write = (method: Method, what: string, session = ada, at = now) =>
  call(method, `/api/favourites/${what}`, { cookies: { session }, now: at })
const list = (recipes: string[], session = ada) =>
  call('GET', `/api/favourites?recipes=${recipes.join(',')}`, { cookies: { session } })
const rowsRead = ({ recording }: ReturnType<typeof testCtx>) =>
  recording.executed.reduce((sum, statement) => sum + statement.rowsRead, 0)
const rows = () => readTable('user_recipe_interactions')

describe('a favourite', () => {
  it('is stored as one row with its flag, however often it is sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => write('PUT', `${recipe}/like`)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    expect(await rows()).toEqual([
      {
        id: expect.any(String),
        user_id: member.id,
        recipe_id: recipe,
        is_liked: 1,
        is_bookmarked: 0,
        liked_at: now,
        bookmarked_at: null,
        updated_at: now,
      },
    ])
  })

  it('can be liked in one tab and bookmarked in another at once', async () => {
    const kinds = Array.from({ length: 20 }, (_, number) => (number % 2 === 0 ? 'like' : 'bookmark'))
    await Promise.all(kinds.map((kind) => write('PUT', `${recipe}/${kind}`)))
    expect(await rows()).toMatchObject([{ is_liked: 1, is_bookmarked: 1, liked_at: now, bookmarked_at: now }])
  })

  it('ends in the state of the last request per recipe and kind, after any sequence', async () => {
    const recipes = [recipe, (await addRecipe()).id]
    const step = fc.record({
      method: fc.constantFrom<Method>('PUT', 'DELETE'),
      recipe: fc.constantFrom(...recipes),
      kind: fc.constantFrom(...favouriteKinds),
      times: fc.integer({ min: 1, max: 2 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
        await env.DB.prepare('DELETE FROM user_recipe_interactions').run()
        const stored = new Set<string>()
        for (const { method, recipe: id, kind, times } of steps) {
          for (let time = 0; time < times; time++) await write(method, `${id}/${kind}`)
          if (method === 'PUT') stored.add(`${id}/${kind}`)
          else stored.delete(`${id}/${kind}`)
        }
        const { favourites } = (await list(recipes)).body as { favourites: Favourite[] }
        const actual = favourites.flatMap(({ recipeId, isLiked, isBookmarked }) =>
          [isLiked && `${recipeId}/like`, isBookmarked && `${recipeId}/bookmark`].filter((key) => key !== false),
        )
        expect(actual.toSorted()).toEqual([...stored].toSorted())
        expect((await rows()).length).toBeLessThanOrEqual(recipes.length)
      }),
      { numRuns: 25 },
    )
  })

  it('keeps the time of the first like, and leaves the other flag alone', async () => {
    await write('PUT', `${recipe}/bookmark`)
    await write('PUT', `${recipe}/like`, ada, now + 1)
    await write('PUT', `${recipe}/like`, ada, now + 2)
    expect(await rows()).toMatchObject([{ liked_at: now + 1, bookmarked_at: now, updated_at: now + 1 }])
    await write('DELETE', `${recipe}/bookmark`, ada, now + 3)
    await write('DELETE', `${recipe}/bookmark`, ada, now + 4)
    expect(await rows()).toMatchObject([{ is_liked: 1, is_bookmarked: 0, bookmarked_at: null, updated_at: now + 3 }])
  })

  it('needs a published recipe', async () => {
    const unpublished = await addRecipe({ status: 'review' })
    const withdrawn = await addRecipe()
    await deleteRecipe(testCtx({ viewer: admin }), withdrawn.id)
    const unknownId = '20000000-0000-4000-8000-000000000000'
    for (const [id, status, message] of [
      [unpublished.id, 404, 'Recipe not found'],
      [unknownId, 404, 'Recipe not found'],
      [withdrawn.id, 410, 'It was taken out of the catalogue.'],
    ] as const) {
      const refused = await write('PUT', `${id}/like`)
      expect([refused.status, refused.error?.message]).toEqual([status, message])
    }
    expect(await rows()).toEqual([])
  })

  it('is deleted with the recipe', async () => {
    await write('PUT', `${recipe}/like`)
    await deleteRecipe(testCtx({ viewer: admin }), recipe)
    expect(await rows()).toEqual([])
  })

  it.each([`${'1'.repeat(36)}/like`, '1/like', '20000000-0000-4000-8000-000000000000/love'])(
    'is refused as %s',
    async (what) => {
      expect((await write('PUT', what)).status).toBe(400)
      expect((await write('DELETE', what)).status).toBe(400)
    },
  )
})

describe('the list of favourites', () => {
  it('contains only the member’s own, among the requested recipes', async () => {
    const { id: second } = await addRecipe()
    const { id: third } = await addRecipe()
    await write('PUT', `${recipe}/like`)
    await write('PUT', `${third}/like`)
    await write('PUT', `${recipe}/bookmark`, other)
    await write('PUT', `${second}/bookmark`, other)
    const { body, headers } = await list([recipe, second])
    expect(body).toEqual({ favourites: [{ recipeId: recipe, isLiked: true, isBookmarked: false }] })
    expect(headers.get('Cache-Control')).toBe('private, no-store')
  })

  it('is changed only by its owner', async () => {
    await write('PUT', `${recipe}/like`, other)
    await write('DELETE', `${recipe}/like`)
    expect((await list([recipe], other)).body).toMatchObject({ favourites: [{ isLiked: true }] })
    expect((await list([recipe])).body).toEqual({ favourites: [] })
  })

  it('reads at most one row per requested recipe and one per favourite', async () => {
    const recipes = await Promise.all(Array.from({ length: favouritesAtOnce }, () => addRecipe()))
    for (const { id } of recipes.slice(0, 24)) await write('PUT', `${id}/like`)
    for (const { id } of recipes) await write('PUT', `${id}/like`, other)
    const ctx = testCtx({ viewer: member })
    const ids = recipes.map(({ id }) => id).join(',')
    const answer = await visit(`/api/favourites?recipes=${ids}`, {}, ctx)
    const { favourites } = (await answer.json()) as { favourites: Favourite[] }
    expect(favourites).toHaveLength(24)
    expect(ctx.recording.roundTrips).toBe(1)
    expect(rowsRead(ctx)).toBeLessThanOrEqual(favouritesAtOnce + 24)
  })

  it('can be requested for a limited number of recipes', async () => {
    const ids = Array.from({ length: favouritesAtOnce + 1 }, () => crypto.randomUUID())
    expect((await list(ids.slice(1))).status).toBe(200)
    expect((await list(ids)).status).toBe(400)
    expect((await list(['first'])).status).toBe(400)
  })
})

it('writes in at most two round trips, whatever others have saved', async () => {
  for (let number = 0; number < 20; number++) {
    const id = crypto.randomUUID()
    await addAccount({ id })
    await write('PUT', `${recipe}/like`, await addSession(id, now))
  }
  for (const [method, roundTripsMax, rowsMax] of [
    ['PUT', 2, 6],
    ['DELETE', 1, 3],
  ] as const) {
    const ctx = testCtx({ viewer: member })
    await visit(`/api/favourites/${recipe}/like`, { method, headers: { Origin: site } }, ctx)
    expect(ctx.recording.roundTrips, method).toBe(roundTripsMax)
    expect(rowsRead(ctx), method).toBeLessThanOrEqual(rowsMax)
  }
})
