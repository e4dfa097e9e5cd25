import type { D1Database } from '@cloudflare/workers-types'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { app } from '#worker/app.ts'
import { deleteRecipe } from '#worker/features/recipes/deletion.service.ts'
import { addPost } from '#worker/testing/community-rows.ts'
import { createFakeEdgeCache } from '#worker/testing/fake-edge-cache.ts'
import { addHerb } from '#worker/testing/herb-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { storeBanner, standardBanner } from '#worker/testing/settings-rows.ts'
import { admin, testCtx } from '#worker/testing/test-ctx.ts'
import { site } from '#worker/testing/visit.ts'

import { createFaultyDb } from './faulty-db.ts'
import { reportFigures } from './run-settings.ts'

const hourMs = 60 * 60 * 1000
const unavailableDb: D1Database = createFaultyDb(env.DB, { rate: 1, random: () => 0 }).db

/** Returns a site behind an edge cache. Its database can be disconnected. */
function createEdgeSite() {
  let now = 0
  let isDatabaseDown = false
  const cache = createFakeEdgeCache(
    async (request) => {
      const ctx = testCtx({ database: isDatabaseDown ? unavailableDb : env.DB })
      const executionCtx = { waitUntil: ctx.waitUntil, passThroughOnException: () => undefined, props: {} }
      const response = await app.fetch(request, { ...env, ctx }, executionCtx)
      await ctx.settle()
      return response
    },
    () => now,
  )
  return {
    platform: cache.platform,
    request: (path: string) => cache.fetch(new Request(new URL(path, site))),
    disconnect: () => (isDatabaseDown = true),
    restore: () => (isDatabaseDown = false),
    advanceClock: (milliseconds: number) => (now += milliseconds),
  }
}

const recipe = { id: '', slug: '' }
const post = { id: '5f0c1a51-aaaa-4000-8000-000000000001', slug: 'linden' }

beforeEach(async () => {
  Object.assign(recipe, await addRecipe({ name: 'Linden Dusk' }))
  await addHerb('linden')
  await addPost({ ...post, title: 'Linden' })
  await setFacts('facts-1', [createPlainHerb('linden')])
  await storeBanner('header', standardBanner)
})

const listStoredPaths = () => [
  '/remedies',
  '/categories',
  '/herbs',
  '/herbs/linden',
  '/community',
  `/community/${post.id}-${post.slug}`,
  `/recipe/${recipe.slug}`,
  '/sitemap.xml',
  '/feed.xml',
  '/api/recipes',
]

/** Pages without content from the database. */
const staticPaths = ['/', '/about', '/contact', '/help', '/privacy', '/terms', '/for-you']

describe('while the database is unavailable', () => {
  it('serves recently viewed pages for two minutes, then returns 503, and recovers with the database', async (task) => {
    const { request, advanceClock, disconnect, restore } = createEdgeSite()
    const before = new Map<string, string>()
    for (const path of [...listStoredPaths(), ...staticPaths]) before.set(path, await (await request(path)).text())
    disconnect()
    for (const waited of [30_000, 60_000]) {
      advanceClock(waited)
      for (const [path, text] of before) {
        const response = await request(path)
        expect([path, response.status, (await response.text()) === text]).toEqual([path, 200, true])
      }
    }
    advanceClock(hourMs)
    for (const path of before.keys()) expect((await request(path)).status, path).toBe(503)
    restore()
    for (const path of before.keys()) expect((await request(path)).status, path).toBe(200)
    reportFigures(task, { pages: before.size, served: before.size * 2 })
  })

  it('returns uncached pages with Retry-After, and does not cache them', async () => {
    const { request, disconnect, restore } = createEdgeSite()
    disconnect()
    for (const path of listStoredPaths()) {
      const response = await request(path)
      const text = await response.text()
      expect([path, response.status]).toEqual([path, 503])
      expect([response.headers.get('Retry-After'), response.headers.get('Cache-Control')]).toEqual([
        '30',
        'private, no-store',
      ])
      expect(text).toMatch(/Temporarily unavailable|Failed to load recipe|available right now/)
      expect(text).not.toMatch(/D1_|connection lost|\.ts:\d/)
    }
    restore()
    for (const path of listStoredPaths()) expect((await request(path)).status, path).toBe(200)
  })

  it('returns 503 for pages without stored content, so that they are not cached without banners', async () => {
    const { request, disconnect, restore } = createEdgeSite()
    disconnect()
    for (const path of staticPaths) {
      const response = await request(path)
      const text = await response.text()
      expect([path, response.status, response.headers.get('Cache-Control')]).toEqual([path, 503, 'private, no-store'])
      expect(response.headers.get('Retry-After')).toBe('30')
      expect(text).toMatch(/<h1/)
      expect(text).not.toMatch(/Temporarily unavailable|connection lost/)
      expect(text).not.toContain(standardBanner.title)
    }
    restore()
    for (const path of staticPaths) expect(await (await request(path)).text(), path).toContain(standardBanner.title)
  })

  it('does not serve a recipe that was deleted before', async () => {
    const { request, advanceClock, disconnect, platform } = createEdgeSite()
    await request(`/recipe/${recipe.slug}`)
    await deleteRecipe(testCtx({ viewer: admin, cache: platform }), recipe.id)
    disconnect()
    expect((await request(`/recipe/${recipe.slug}`)).status).toBe(503)
    advanceClock(26 * hourMs)
    expect((await request('/remedies')).status).toBe(503)
  })
})
