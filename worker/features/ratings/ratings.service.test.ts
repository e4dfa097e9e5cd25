import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'

import { ratingValues } from '#domain/ratings/ratings.types.ts'
import { app } from '#worker/app.ts'
import { deleteRecipe } from '#worker/features/recipes/deletion.service.ts'
import { addAccount, addSession, knownPassword, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { createFakeEdgeCache } from '#worker/testing/fake-edge-cache.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { admin, member, testCtx } from '#worker/testing/test-ctx.ts'
import { site, visit } from '#worker/testing/visit.ts'

const { now } = testCtx()
const otherIds = ['00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-0000000000b2']

let recipe = ''
let slug = ''
let sessions: string[] = []
beforeEach(async () => {
  for (const id of otherIds) await addAccount({ ...knownPassword, id })
  ;({ id: recipe, slug } = await addRecipe())
  sessions = []
  for (const id of [member.id, ...otherIds]) sessions.push(await addSession(id, now))
})

const sendRequest = (method: string, options: { id?: string; by?: number; rating?: unknown; at?: number } = {}) => {
  const { id = recipe, by = 0, rating, at = now } = options
  const cookies = { session: sessions[by] ?? '' }
  return call(method, `/api/ratings/${id}`, { cookies, now: at, ...(rating !== undefined && { body: { rating } }) })
}
const rate = (rating: number, by = 0) => sendRequest('PUT', { rating, by })
const findStored = () =>
  env.DB.prepare('SELECT rating, rating_sum, reviews FROM recipes WHERE id = ?').bind(recipe).first()

describe('a rating', () => {
  it('is returned with the average, changed, and removed', async () => {
    expect((await sendRequest('GET')).body).toEqual({ own: null, rating: null, reviews: 0 })
    expect((await rate(5)).body).toEqual({ own: 5, rating: 5, reviews: 1 })
    expect((await rate(2, 1)).body).toEqual({ own: 2, rating: 3.5, reviews: 2 })
    expect((await rate(4)).body).toEqual({ own: 4, rating: 3, reviews: 2 })
    const { body, headers } = await sendRequest('GET', { by: 2 })
    expect(body).toEqual({ own: null, rating: 3, reviews: 2 })
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect((await sendRequest('DELETE')).body).toEqual({ own: null, rating: 2, reviews: 1 })
    expect((await sendRequest('DELETE')).body).toEqual({ own: null, rating: 2, reviews: 1 })
    expect((await sendRequest('DELETE', { by: 1 })).body).toEqual({ own: null, rating: null, reviews: 0 })
  })

  it('counts once, however often it is sent at once', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => rate(3)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await readTable('recipe_ratings')).toEqual([
      { user_id: member.id, recipe_id: recipe, rating: 3, updated_at: now },
    ])
    expect(await findStored()).toEqual({ rating: 3, rating_sum: 3, reviews: 1 })
  })

  it('leaves the exact mean, whoever rated, changed and removed in any order', async () => {
    const step = fc.record({
      by: fc.constantFrom(0, 1, 2),
      rating: fc.option(fc.constantFrom(...ratingValues), { freq: 2 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        await env.DB.prepare('DELETE FROM recipe_ratings').run()
        const ratings = new Map<number, number>()
        for (const { by, rating } of steps) {
          if (rating === null) {
            await sendRequest('DELETE', { by })
            ratings.delete(by)
          } else {
            await rate(rating, by)
            ratings.set(by, rating)
          }
        }
        const sum = [...ratings.values()].reduce((total, rating) => total + rating, 0)
        const mean = ratings.size === 0 ? null : sum / ratings.size
        expect(await findStored()).toEqual({ rating: mean, rating_sum: sum, reviews: ratings.size })
      }),
      { numRuns: 25 },
    )
  })

  it('is deleted with the account', async () => {
    await rate(1, 1)
    await rate(5, 2)
    const { password } = knownPassword
    const deletion = await call('DELETE', '/api/account', {
      cookies: { session: sessions[1] ?? '' },
      body: { password },
    })
    expect(deletion.status).toBe(204)
    expect(await findStored()).toEqual({ rating: 5, rating_sum: 5, reviews: 1 })
  })

  it('needs a published recipe', async () => {
    const unpublished = await addRecipe({ status: 'review' })
    const withdrawnRecipe = await addRecipe()
    await rate(4)
    await sendRequest('PUT', { id: withdrawnRecipe.id, rating: 4 })
    await deleteRecipe(testCtx({ viewer: admin }), withdrawnRecipe.id)
    const unknownId = '20000000-0000-4000-8000-000000000000'
    for (const [id, status, message] of [
      [unpublished.id, 404, 'Recipe not found'],
      [unknownId, 404, 'Recipe not found'],
      [withdrawnRecipe.id, 410, 'We removed it from our catalogue.'],
    ] as const)
      for (const method of ['GET', 'DELETE', 'PUT']) {
        const response = await sendRequest(method, { id, ...(method === 'PUT' && { rating: 4 }) })
        expect([response.status, response.error?.message], method).toEqual([status, message])
      }
    expect(await readTable('recipe_ratings')).toMatchObject([{ recipe_id: recipe }])
  })

  it('can still be removed for a recipe that is no longer published', async () => {
    for (const by of [0, 1]) await rate(4 + by - 1, by)
    await env.DB.prepare(`UPDATE recipes SET status = 'review' WHERE id = ?`).bind(recipe).run()
    expect(await sendRequest('DELETE')).toMatchObject({ status: 200, body: { own: null, rating: 4, reviews: 1 } })
    expect(await findStored()).toMatchObject({ rating_sum: 4, reviews: 1 })
    expect((await sendRequest('DELETE')).status).toBe(404)
  })

  it.each([0, 6, 4.5, '4', null, {}])('is refused as %j', async (rating) => {
    expect((await sendRequest('PUT', { rating })).status).toBe(400)
    expect(await readTable('recipe_ratings')).toEqual([])
  })

  it('does not count as a change of the recipe', async () => {
    const columns = 'updated_at, contents_revision, data_version, safety, parts'
    const read = () => env.DB.prepare(`SELECT ${columns} FROM recipes WHERE id = ?`).bind(recipe).first()
    const before = await read()
    await rate(5)
    await rate(2)
    await sendRequest('DELETE')
    expect(await read()).toEqual(before)
  })

  it('takes few rows and round trips, however many members have rated', async () => {
    for (let number = 0; number < 20; number++) {
      const id = crypto.randomUUID()
      await addAccount({ id })
      await env.DB.prepare('INSERT INTO recipe_ratings VALUES (?, ?, 4, 1)').bind(id, recipe).run()
    }
    const headers = { Origin: site, 'Content-Type': 'application/json' }
    for (const [method, roundTrips, maxRows] of [
      ['GET', 1, 3],
      ['PUT', 2, 9],
      ['DELETE', 2, 9],
    ] as const) {
      const ctx = testCtx({ viewer: member })
      const body = method === 'PUT' ? { body: '{"rating":5}' } : {}
      await visit(`/api/ratings/${recipe}`, { method, headers, ...body }, ctx)
      expect(ctx.recording.roundTrips, method).toBe(roundTrips)
      const rowsRead = ctx.recording.executed.reduce((sum, statement) => sum + statement.rowsRead, 0)
      expect(rowsRead, method).toBeLessThanOrEqual(maxRows)
    }
  })
})

describe('the public average of ratings', () => {
  it('may be a minute old at the edge', async () => {
    let at = 0
    const cache = createFakeEdgeCache(
      (request) => visit(request.url),
      () => at,
    )
    const page = async () => (await cache.fetch(new Request(`${site}/recipe/${slug}`))).text()
    expect(await page()).toContain('not rated yet')
    const ctx = testCtx({ cache: cache.platform })
    const run = { waitUntil: ctx.waitUntil, passThroughOnException: () => undefined, props: {} }
    const headers = {
      Origin: site,
      'Content-Type': 'application/json',
      Cookie: `__Host-session=${sessions[0]}`,
    }
    const put = { method: 'PUT', headers, body: '{"rating":5}' }
    const response = await app.fetch(new Request(`${site}/api/ratings/${recipe}`, put), { ...env, ctx }, run)
    expect(response.status).toBe(200)
    await ctx.settle()
    at = 59_999
    expect(await page()).toContain('not rated yet')
    at = 60_001
    await page()
    expect(await page()).toMatch(/5\.0.{0,60}from 1/)
  })
})
