import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'

import { paths } from '#domain/paths.ts'
import { app } from '#worker/app.ts'
import { runCron } from '#worker/cron.ts'
import { deleteRecipe } from '#worker/features/recipes/deletion.service.ts'
import { addPost, addReply } from '#worker/testing/community-rows.ts'
import { createFakeEdgeCache } from '#worker/testing/fake-edge-cache.ts'
import { addHerb, addRestrictedPlant, setIngredientsToHerb } from '#worker/testing/herb-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { storeBanner, standardBanner } from '#worker/testing/settings-rows.ts'
import { admin, testCtx } from '#worker/testing/test-ctx.ts'
import { site, visit } from '#worker/testing/visit.ts'

import recorded from './page-costs.json'

const minute = 60_000

/** Returns an edge cache in front of the worker. `beforeStoring` may delay the storing of a rendered page. */
function createEdge(beforeStoring: () => Promise<void> = () => Promise.resolve()) {
  let now = 0
  const ctx = testCtx()
  const run = { waitUntil: ctx.waitUntil, passThroughOnException: () => undefined, props: {} }
  const cache = createFakeEdgeCache(
    async (request) => {
      const response = await app.fetch(request, { ...env, ctx }, run)
      await beforeStoring()
      return response
    },
    () => now,
  )
  const request = (path: string, headers: Record<string, string> = {}) =>
    cache.fetch(new Request(new URL(path, site), { headers }))
  return { ...cache, request, advanceClock: (milliseconds: number) => (now += milliseconds), ctx }
}

const addSlug = (slug: string, recipeId: string) =>
  env.DB.prepare('INSERT INTO recipe_slugs (slug, recipe_id, created_at) VALUES (?, ?, 0)').bind(slug, recipeId).run()

describe('the cache contract', () => {
  it('serves a copy to everyone for a minute without running the worker', async () => {
    const { slug } = await addRecipe()
    const { request, originRequests, advanceClock } = createEdge()
    for (const path of ['/', '/remedies', `/recipe/${slug}`, '/api/recipes', `/api/recipes/${slug}`]) {
      const first = await (await request(path)).text()
      advanceClock(minute - 1)
      expect(await (await request(path, { Cookie: 'session=somebody' })).text()).toBe(first)
      expect(
        originRequests.filter((key) => key === path),
        path,
      ).toHaveLength(1)
    }
  })

  it('serves a stale copy for one more minute while it revalidates', async () => {
    const { slug } = await addRecipe({ name: 'Before' })
    const { request, advanceClock } = createEdge()
    await request(`/recipe/${slug}`)
    await env.DB.prepare(`UPDATE recipes SET name = 'After'`).run()
    advanceClock(2 * minute)
    expect(await (await request(`/recipe/${slug}`)).text()).toContain('Before')
    expect(await (await request(`/recipe/${slug}`)).text()).toContain('After')
    await env.DB.prepare(`UPDATE recipes SET name = 'Last'`).run()
    advanceClock(2 * minute + 1)
    expect(await (await request(`/recipe/${slug}`)).text()).toContain('Last')
  })

  it('removes with the second purge a page that was rendered before a write and stored after the first purge', async () => {
    const { id, slug } = await addRecipe()
    const [renderStarted, storing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const { request, platform } = createEdge(() => {
      renderStarted.resolve()
      return storing.promise
    })
    const ctx = testCtx({ viewer: admin, cache: platform })
    const first = request(`/recipe/${slug}`)
    await renderStarted.promise
    await deleteRecipe(ctx, id)
    storing.resolve()
    await first
    expect((await request(`/recipe/${slug}`)).status).toBe(200)
    await runCron(Object.assign(ctx, { now: ctx.now + minute }), '* * * * *')
    expect((await request(`/recipe/${slug}`)).status).toBe(410)
  })

  it('stores nothing that is private, missing, withdrawn or a redirect', async () => {
    const { id } = await addRecipe()
    const { request, originRequests } = createEdge()
    const addresses = [
      '/health',
      '/nowhere',
      '/recipe/nowhere',
      '/api/nowhere',
      `/recipe/${id}`,
      `/api/recipes/${id}`,
      '/remedies?page=99',
    ]
    for (const path of addresses) {
      await request(path)
      await request(path)
      expect(
        originRequests.filter((key) => key === path),
        path,
      ).toHaveLength(2)
    }
  })

  it('shows a deleted recipe as withdrawn at once, at each of its URLs, and removes it from every list and count', async () => {
    const { id, slug } = await addRecipe({ name: 'Doomed Cup' })
    await addHerb('plain')
    await setIngredientsToHerb('plain', id)
    await setFacts('1', [createPlainHerb('plain')])
    await addSlug('thé-d’hier', id)
    const { request, platform } = createEdge()
    const lists = [
      '/remedies',
      '/remedies?category=Sleep+Problems&size=6',
      '/api/recipes',
      '/api/recipes?search=doomed',
      '/api/news/newest',
      '/herbs/plain',
      '/api/herbs/plain',
      '/sitemap.xml',
      '/feed.xml',
    ]
    const addresses = [slug, encodeURIComponent('thé-d’hier'), id]
    const recipeUrls = addresses.flatMap((address) => [
      `/recipe/${address}`,
      `/api/recipes/${address}`,
      `/api/recipes/${address}/facts`,
      `/images/recipe/${address}.png`,
    ])
    const withQuery = `/recipe/${slug}?servings=4`
    for (const path of lists) expect(await (await request(path)).text(), path).toContain(slug)
    for (const path of [...recipeUrls, withQuery]) expect((await request(path)).status, path).toBeLessThan(400)
    const isCounted = async () => (await (await request('/categories')).text()).includes('1 Remedy')
    expect(await isCounted()).toBe(true)
    await deleteRecipe(testCtx({ viewer: admin, cache: platform }), id)
    for (const path of lists) expect(await (await request(path)).text(), path).not.toContain(slug)
    for (const path of [...recipeUrls, withQuery]) expect((await request(path)).status, path).toBe(410)
    expect(await isCounted()).toBe(false)
    expect(await (await request(`/recipe/${slug}`)).text()).toContain('We removed it from our catalogue.')
  })

  it('returns 304 to a browser that has the page already, under the same policy', async () => {
    const first = await visit('/')
    const again = await visit('/', { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } })
    expect(again.status).toBe(304)
    for (const name of ['Cache-Control', 'Cloudflare-CDN-Cache-Control', 'Cache-Tag', 'Content-Security-Policy'])
      expect(again.headers.get(name)).toBe(first.headers.get(name))
  })
})

/** Adds three herbs and two restricted plants; one herb is in two recipes. */
async function addPlants() {
  for (const slug of ['plain', 'second', 'third']) await addHerb(slug)
  for (const slug of ['poison', 'venom']) await addRestrictedPlant(slug)
  for (const name of ['Plain one', 'Plain two']) await setIngredientsToHerb('plain', (await addRecipe({ name })).id)
}

const post = { id: '5f0c1a51-aaaa-4000-8000-000000000001', slug: 'linden' }

/** Adds two posts, one of them with three replies. */
async function addPosts() {
  await addPost({ ...post, title: 'Linden' })
  await addPost({ isPinned: true })
  for (const content of ['One', 'Two', 'Three']) await addReply(post.id, { content })
}

describe('the database cost of a page', () => {
  const pages: Record<keyof typeof recorded, string> = {
    landing: '/',
    'how we check': '/how-we-check',
    about: '/about',
    contact: '/contact',
    privacy: '/privacy',
    terms: '/terms',
    help: '/help',
    developers: '/developers',
    categories: '/categories',
    'herb data': '/herbs.json',
    sitemap: '/sitemap.xml',
    feed: '/feed.xml',
    tools: '/tools',
    'label designer': '/label-designer',
    journal: '/healing-journal',
    'ask Herbi': '/ask-herbi',
    'blend generator': '/blend-generator',
    community: '/community',
    'a post with 3 replies': `/community/${post.id}-${post.slug}`,
    herbs: '/herbs',
    'herbs, a search': '/herbs?search=plain&only=everyday',
    'a herb in 2 recipes': '/herbs/plain',
    'a plant that no recipe may hold': '/herbs/poison',
    recipe: '/recipe/cup-3',
    'all remedies, page 2 of 6': '/remedies?size=6&page=2',
    'one ailment, page 1 of 9': '/remedies?category=Sleep+Problems',
    'what passes for a group of readers': '/remedies?for=pregnancy',
    'a search with 20 matches': '/remedies?search=plain',
    'an exclusion with 20 matches': '/remedies?exclude=saffron',
  }

  it.each(Object.entries(pages))('%s takes no more round trips and rows than recorded', async (page, path) => {
    for (let number = 1; number <= 20; number++)
      await addRecipe({ name: `Cup ${number}`, readerGroups: ['pregnancy', 'lithium'] })
    await addRecipe({ name: 'Golden cup', description: 'Nothing in common.', ingredients: ['Saffron'] })
    await env.DB.prepare(`UPDATE recipes SET data_version = 'checked'`).run()
    await setFacts('1', [createPlainHerb('peppermint')])
    if (path.startsWith(paths.herbs)) await addPlants()
    if (path.startsWith(paths.community)) await addPosts()
    await storeBanner('header', standardBanner)
    await storeBanner('footer', standardBanner)
    const ctx = testCtx()
    expect((await visit(path, {}, ctx)).status).toBe(200)
    const { roundTrips, executed } = ctx.recording
    const rowsRead = executed.reduce((sum, statement) => sum + statement.rowsRead, 0)
    const record = new Map(Object.entries(recorded)).get(page)
    expect({ roundTrips, rowsRead }, 'a lower figure is recorded in page-costs.json, a higher one is a fault').toEqual(
      record,
    )
  })
})
