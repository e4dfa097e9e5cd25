import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type * as z from 'zod'

import { programPaths } from '#domain/link-paths.ts'
import { publicOperations } from '#domain/public-api/operations.ts'
import { addSession, readTable } from '#worker/testing/account-rows.ts'
import { cookieHeader } from '#worker/testing/call.ts'
import { addHerb, addRestrictedPlant } from '#worker/testing/herb-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { listRoutes } from '#worker/testing/route-table.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { admin, testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

const base = programPaths.api
const otherSite = { Origin: 'https://elsewhere.test' }
const tea = { ingredients: [{ name: 'linden', gramsPerDay: 3 }], person: { medicines: ['lisinopril'] } }

const post = (body: unknown, ctx = testCtx()) =>
  visit(
    `${base}/check`,
    { method: 'POST', headers: { ...otherSite, 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
    ctx,
  )

const describeRoute = (method: string, path: string, schemas: readonly unknown[]) =>
  [`${method.toUpperCase()} ${path}`, schemas] as const

const readEtag = async () => (await visit(`${base}/recipes/linden-cup`)).headers.get('ETag')

const findResponseSchema = (id: string): z.ZodType | undefined =>
  publicOperations.find((operation) => operation.id === id)?.response

beforeEach(async () => {
  await setFacts('facts-1', [
    createPlainHerb('linden', {
      synonyms: ['lime blossom'],
      interactions: [{ drugClass: 'antihypertensives', effect: 'raised_blood_pressure', severity: 'avoid' }],
    }),
  ])
  await addHerb('linden')
  await addRestrictedPlant('comfrey')
  await addRecipe({ name: 'Linden Cup', ingredients: ['Linden', 'Honey'] })
})

describe('the public API', () => {
  it('has the documented operations, with their schemas, and no others', () => {
    const routes = listRoutes()
      .filter(({ path, policy }) => path.startsWith(base) && policy.permission === 'public-api.read')
      .filter(({ path }) => path !== programPaths.description)
    expect(
      routes.map(({ method, path, validations }) =>
        describeRoute(
          method,
          path,
          validations.map((one) => one.schema),
        ),
      ),
    ).toEqual(
      publicOperations.map(({ method, path, query, params, body }) =>
        describeRoute(method, base + path.replace(/\{(\w+)\}/, ':$1'), [query, params, body].filter(Boolean)),
      ),
    )
  })

  it.each([
    ['listRecipes', '/recipes'],
    ['listRecipes', '/recipes?search=linden&page=1'],
    ['getRecipe', '/recipes/linden-cup'],
    ['listHerbs', '/herbs'],
    ['getHerb', '/herbs/linden'],
    ['getHerb', '/herbs/comfrey'],
    ['listAilments', '/ailments'],
  ])('answers %s at %s in its documented shape, and with 304 while nothing has changed', async (id, path) => {
    const response = await visit(base + path, { headers: otherSite })
    const body: unknown = await response.json()
    expect(findResponseSchema(id)?.parse(body)).toEqual(body)
    expect(JSON.stringify(body)).not.toBe('{}')
    const etag = response.headers.get('ETag') ?? ''
    const unchanged = await visit(base + path, { headers: { ...otherSite, 'If-None-Match': etag } })
    expect([response.status, unchanged.status, await unchanged.text()]).toEqual([200, 304, ''])
  })

  it('has a new ETag for a recipe that has changed', async () => {
    const before = await readEtag()
    await env.DB.prepare(`UPDATE recipes SET updated_at = updated_at + 1000`).run()
    expect(await readEtag()).not.toBe(before)
  })

  it('redirects another name of a herb and an unknown query to the one address', async () => {
    const moved = await visit(`${base}/herbs/lime-blossom`)
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, `${base}/herbs/linden`])
    const query = await visit(`${base}/herbs?copy=2`)
    expect([query.status, query.headers.get('Location')]).toEqual([301, `${base}/herbs`])
  })

  it('does not record what programs search for', async () => {
    const ctx = testCtx()
    expect((await visit(`${base}/recipes?search=dandelion`, {}, ctx)).status).toBe(200)
    await ctx.settle()
    expect(await readTable('empty_searches')).toEqual([])
  })
})

describe('a check of the public API', () => {
  it('refuses a tea with the reason and its sources', async () => {
    const response = await post(tea)
    const body: unknown = await response.json()
    expect(findResponseSchema('checkBlend')?.parse(body)).toEqual(body)
    expect(body).toMatchObject({
      verdict: 'refused',
      findings: [{ code: 'INTERACTION_AVOID', sources: [0] }],
      sources: [{ title: 'A book on linden' }],
      daily: [{ gramsPerDay: 3 }],
    })
  })

  it('stores nothing if the platform counts the requests, and is never cached', async () => {
    const ctx = testCtx()
    ctx.bursts = { count: async () => true }
    const response = await post(tea, ctx)
    await ctx.settle()
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(ctx.recording.executed.map(({ sql }) => sql).filter((sql) => !/^select\b/i.test(sql))).toEqual([])
    expect([ctx.loggedInfos, ctx.loggedErrors]).toEqual([[], []])
  })

  it('names the field of a wrong request', async () => {
    const response = await post({ ingredients: [{ name: 'linden', gramsPerDay: -1 }] })
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: { code: 'invalid', fields: { 'ingredients.0.gramsPerDay': expect.any(String) } } },
    ])
  })

  it('is refused beyond the limit of a network, whoever counts', async () => {
    const statuses: number[] = []
    for (let number = 0; number < 121; number++) statuses.push((await post({})).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    const ctx = testCtx()
    ctx.bursts = { count: async (window) => window !== 'api' }
    for (const response of [await post(tea, ctx), await visit(`${base}/herbs`, {}, ctx)])
      expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60'])
  })
})

describe('another site', () => {
  it('may read every answer, also an error, without cookies', async () => {
    for (const response of [
      await visit(`${base}/recipes`, { headers: otherSite }),
      await visit(`${base}/recipes/nothing`, { headers: otherSite }),
      await visit(`${base}/openapi.json`, { headers: otherSite }),
      await post({}),
    ]) {
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(response.headers.has('Access-Control-Allow-Credentials')).toBe(false)
    }
  })

  it('may send a check after a preflight request', async () => {
    const headers = { ...otherSite, 'Access-Control-Request-Method': 'POST' }
    const response = await visit(`${base}/check`, { method: 'OPTIONS', headers })
    expect([response.status, response.headers.get('Access-Control-Allow-Methods')]).toEqual([204, 'GET,HEAD,POST'])
  })

  it('gets what a visitor gets, even from an administrator’s browser', async () => {
    const Cookie = cookieHeader({ session: await addSession(admin.id, testCtx().now) })
    await env.DB.prepare('UPDATE recipes SET is_closed = 1').run()
    const ctx = testCtx()
    const response = await visit(`${base}/recipes/linden-cup`, { headers: { ...otherSite, Cookie } }, ctx)
    const body: unknown = await response.json()
    expect([body, ctx.viewer.role, response.headers.getSetCookie()]).toMatchObject([
      { isPremium: true, steps: [], ingredients: [{ amount: null, gramsPerCup: null }, { amount: null }] },
      'visitor',
      [],
    ])
    expect(ctx.recording.executed.map(({ sql }) => sql).join()).not.toContain('sessions')
  })
})

describe('the description of the public API', () => {
  it('contains every operation with its parameters and schemas', async () => {
    const body: unknown = await (await visit(programPaths.description)).json()
    expect(body).toMatchObject({ openapi: '3.1.0', servers: [{ url: `https://herbs.test${base}` }] })
    const { paths } = body as { paths: Record<string, Record<string, { operationId: string; parameters: object[] }>> }
    expect(Object.values(paths).flatMap((path) => Object.values(path).map((one) => one.operationId))).toEqual(
      publicOperations.map(({ id }) => id),
    )
    expect(paths['/recipes/{address}']?.['get']?.parameters).toMatchObject([
      { name: 'address', in: 'path', required: true },
    ])
    expect(paths['/check']?.['post']).toMatchObject({
      requestBody: { content: { 'application/json': { schema: { required: ['ingredients'] } } } },
      responses: { 200: { content: { 'application/json': { schema: { properties: { verdict: {} } } } } } },
    })
  })
})
