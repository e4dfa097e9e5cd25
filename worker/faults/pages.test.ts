import type { D1Database } from '@cloudflare/workers-types'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { app } from '#worker/app.ts'
import { deleteRecipe } from '#worker/features/recipes/deletion.service.ts'
import { addPost } from '#worker/testing/community-rows.ts'
import { fakeEdgeCache } from '#worker/testing/fake-edge-cache.ts'
import { addHerb } from '#worker/testing/herb-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { plainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { storeBanner, standardBanner } from '#worker/testing/settings-rows.ts'
import { admin, testCtx } from '#worker/testing/test-ctx.ts'
import { site } from '#worker/testing/visit.ts'

import { faultyDb } from './faulty-db.ts'
import { reportFigures } from './length.ts'

const hour = 60 * 60 * 1000
const away: D1Database = faultyDb(env.DB, { share: 1, random: () => 0 }).db

/** Returns the site behind the edge, with a database that can be switched off. */
function edge() {
  let now = 0
  let isAway = false
  const cache = fakeEdgeCache(
    async (request) => {
      const ctx = testCtx({ database: isAway ? away : env.DB })
      const run = { waitUntil: ctx.waitUntil, passThroughOnException: () => undefined, props: {} }
      const response = await app.fetch(request, { ...env, ctx }, run)
      await ctx.settle()
      return response
    },
    () => now,
  )
  return {
    platform: cache.platform,
    ask: (path: string) => cache.fetch(new Request(new URL(path, site))),
    takeAway: () => (isAway = true),
    restore: () => (isAway = false),
    pass: (milliseconds: number) => (now += milliseconds),
  }
}

const recipe = { id: '', slug: '' }
const post = { id: '5f0c1a51-aaaa-4000-8000-000000000001', slug: 'linden' }

beforeEach(async () => {
  Object.assign(recipe, await addRecipe({ name: 'Linden Dusk' }))
  await addHerb('linden')
  await addPost({ ...post, title: 'Linden' })
  await setFacts('facts-1', [plainHerb('linden')])
  await storeBanner('header', standardBanner)
})

const shelf = () => [
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

/** Pages with content that doesn't come from the database. */
const status = ['/', '/about', '/contact', '/help', '/privacy', '/terms', '/for-you']

describe('while the database is away', () => {
  it('serves recently viewed pages for two minutes, then says that it is unavailable, and recovers with the database', async (task) => {
    const { ask, pass, takeAway: disconnect, restore } = edge()
    const before = new Map<string, string>()
    for (const path of [...shelf(), ...status]) before.set(path, await (await ask(path)).text())
    disconnect()
    for (const waited of [30_000, 60_000]) {
      pass(waited)
      for (const [path, text] of before) {
        const answer = await ask(path)
        expect([path, answer.status, (await answer.text()) === text]).toEqual([path, 200, true])
      }
    }
    pass(hour)
    for (const path of before.keys()) expect((await ask(path)).status, path).toBe(503)
    restore()
    for (const path of before.keys()) expect((await ask(path)).status, path).toBe(200)
    reportFigures(task, { pages: before.size, served: before.size * 2 })
  })

  it('says on an uncached page when to come back, and caches nothing of it', async () => {
    const { ask, takeAway: disconnect, restore } = edge()
    disconnect()
    for (const path of shelf()) {
      const answer = await ask(path)
      const text = await answer.text()
      expect([path, answer.status]).toEqual([path, 503])
      expect([answer.headers.get('Retry-After'), answer.headers.get('Cache-Control')]).toEqual([
        '30',
        'private, no-store',
      ])
      expect(text).toMatch(/Temporarily unavailable|Failed to load recipe|available right now/)
      expect(text).not.toMatch(/D1_|connection lost|\.ts:\d/)
    }
    restore()
    for (const path of shelf()) expect((await ask(path)).status, path).toBe(200)
  })

  it('draws pages without stored content as unavailable, so that they are not cached without banners', async () => {
    const { ask, takeAway: disconnect, restore } = edge()
    disconnect()
    for (const path of status) {
      const answer = await ask(path)
      const text = await answer.text()
      expect([path, answer.status, answer.headers.get('Cache-Control')]).toEqual([path, 503, 'private, no-store'])
      expect(answer.headers.get('Retry-After')).toBe('30')
      expect(text).toMatch(/<h1/)
      expect(text).not.toMatch(/Temporarily unavailable|connection lost/)
      expect(text).not.toContain(standardBanner.title)
    }
    restore()
    for (const path of status) expect(await (await ask(path)).text(), path).toContain(standardBanner.title)
  })

  it('no longer serves anything that was withdrawn before', async () => {
    const { ask, pass, takeAway: disconnect, platform } = edge()
    await ask(`/recipe/${recipe.slug}`)
    await deleteRecipe(testCtx({ viewer: admin, cache: platform }), recipe.id)
    disconnect()
    expect((await ask(`/recipe/${recipe.slug}`)).status).toBe(503)
    pass(26 * hour)
    expect((await ask('/remedies')).status).toBe(503)
  })
})
