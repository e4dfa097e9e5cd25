import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { subscribersUrl } from '#client/features/mailing-admin/subscriber-filters.ts'
import { inboxUrl } from '#client/features/support/inbox-filters.tsx'
import { publicPages } from '#client/routes.documents.ts'
import { memberPages } from '#client/routes.public.tsx'
import { cabinetUrl } from '#domain/cabinet/cabinet-url.ts'
import { createLabelQuery } from '#domain/labels/label-query.ts'
import { statuses } from '#domain/mailing/subscribers.types.ts'
import { paths } from '#domain/paths.ts'
import { addPost } from '#worker/testing/community-rows.ts'
import { addHerb } from '#worker/testing/herb-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { listRoutes } from '#worker/testing/route-table.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

import { getCanonicalQuery } from './page-queries.ts'

const pages = [...publicPages, ...memberPages].map(({ id, path }) => ({ id, path }))

const post = { id: '5f0c1a51-aaaa-4000-8000-000000000001', slug: 'linden' }
const fillPath = (path: string) =>
  path
    .replace(paths.community + '/:address', paths.post(post))
    .replace('/recipe/:address', '/recipe/cup')
    .replace('/herbs/:slug', '/herbs/plain')
    .replaceAll(/\/:\w+\??/g, `/${post.id}`)
    .replace('*', '/nowhere')

/** A query of each page, as the site's own links and forms write it. */
const queriesById: Record<string, string> = {
  remedies: 'search=mint&category=Cold+%26+Flu&exclude=Milk%2CHoney&for=pregnancy&size=6&page=2',
  herbs: 'search=mint&category=Digestive+Issues&taste=minty&only=caffeine-free&only=everyday',
  recipe: 'servings=3&units=tsp.us.f',
  'for-you': 'from=%2Frecipe%2Fhillside-thyme-cup',
  'label-designer': 'herb=thyme&herb=sage&blend=Evening&until=2027-01-31',
  'ask-herbi': 'conversation=5f0c1a51-aaaa-4000-8000-000000000001',
  community: 'category=first-cups&search=linden&before=12',
  post: 'after=20',
  contact: 'subject=Premium',
  members: 'tab=bookmarked&search=mint&category=Inflammation&page=2',
  cabinet: 'tab=suggestions&want=evening-cup+hillside-thyme-cup',
  tickets: 'before=1700000000000_5f0c1a51-aaaa-4000-8000-000000000001',
  'admin-overview': 'days=90&view=table',
  'admin-inbox': 'status=replied&priority=high&before=1_2',
  'admin-users': 'search=ada&group=premium&status=active&order=name&after=5f0c1a51_Ada',
  'admin-security': 'view=attempts&kind=limit&from=2026-11-01&to=2026-11-20&after=1_2',
  'admin-remedies': 'search=mint&status=published&only=origin%3Abot&order=name',
  'admin-bot': 'before=12',
  'admin-herbs': 'search=mint',
  'mailing-subscribers': 'search=ada&status=active&source=footer&order=oldest&after=1_2',
  'mailing-compose': 'campaign=5f0c1a51-aaaa-4000-8000-000000000001',
  'mailing-campaigns': 'before=1_2',
}

const getQuery = (address: string) => address.split('?')[1] ?? ''

const canonical = (id: string, query: string) => getCanonicalQuery(id, new URLSearchParams(query))

async function request(path: string, method = 'GET') {
  const ctx = testCtx()
  const response = await visit(path, { method }, ctx)
  return { status: response.status, location: response.headers.get('Location'), roundTrips: ctx.recording.roundTrips }
}

describe('the URL of a page', () => {
  it.each(pages)('$id redirects from unknown parameters, without a database query', async ({ id, path }) => {
    const address = fillPath(path)
    const validQuery = queriesById[id] === undefined ? '' : `?${queriesById[id]}`
    for (const unknownParameter of ['utm_source=letter', 'fbclid=1', '__proto__=1', 'page=abc', 'a[b]=c', '%ff=%ff']) {
      const response = await request(`${address}${validQuery}${validQuery ? '&' : '?'}${unknownParameter}`)
      expect(response, `${id} ${unknownParameter}`).toEqual({
        status: 301,
        location: address + validQuery,
        roundTrips: 0,
      })
      expect((await request(`${address}?${unknownParameter}`, 'HEAD')).location).toBe(address)
    }
  })

  it.each(Object.entries(queriesById))('%s keeps its own parameters', (id, query) => {
    expect(canonical(id, query)).toBe(query)
  })

  it('renders a page at its canonical URL only', async () => {
    await addRecipe({ name: 'Cup' })
    await addHerb('plain')
    await addPost({ ...post, title: 'Linden' })
    const canonicalPaths = [
      '/remedies?search=cup&size=6',
      '/herbs?only=everyday',
      '/recipe/cup?servings=3',
      `${paths.post(post)}?after=1`,
    ]
    for (const path of canonicalPaths) expect((await request(path)).status, path).toBe(200)
    const redirects: [string, string][] = [
      ['/remedies?size=6&search=cup', '/remedies?search=cup&size=6'],
      ['/remedies?search=&category=&for=&size=9', '/remedies'],
      ['/remedies?search=cup&search=mug', '/remedies?search=cup'],
      ['/remedies?search=c%75p%20mint', '/remedies?search=cup+mint'],
      ['/remedies?page=abc', '/remedies'],
      ['/remedies?page=1', '/remedies'],
      ['/remedies?page=-1&size=7', '/remedies'],
      ['/remedies?exclude=Milk&exclude=Honey', '/remedies?exclude=Milk%2CHoney'],
      ['/herbs?only=everyday&only=caffeine-free&only=x', '/herbs?only=caffeine-free&only=everyday'],
      ['/recipe/cup?servings=007', '/recipe/cup?servings=7'],
      ['/recipe/cup?servings=some', '/recipe/cup'],
      ['/recipe/cup?units=f.kelvin.tsp', '/recipe/cup?units=tsp.f'],
      ['/recipe/cup?units=', '/recipe/cup'],
      ['/recipe/cup?servings=3&have=18.0&of=1&units=f', '/recipe/cup?of=1&have=18&units=f'],
      ['/recipe/cup?servings=3&have=18', '/recipe/cup?servings=3'],
      ['/for-you?from=https%3A%2F%2Felsewhere.test', '/for-you'],
      ['/for-you?from=%2F%2Felsewhere.test', '/for-you'],
      ['/for-you?from=%2Ffor-you', '/for-you'],
      [`${paths.post(post)}?after=x`, paths.post(post)],
    ]
    for (const [path, location] of redirects)
      expect(await request(path), path).toEqual({ status: 301, location, roundTrips: 0 })
  })

  it('is canonical in the links of member pages', () => {
    const links: [string, string][] = [
      ...(['suggestions', 'herbs', 'shopping', 'menu'] as const).map((tab): [string, string] => [
        'cabinet',
        cabinetUrl(tab, 'cup mug'),
      ]),
      ...(['open', 'replied', 'closed', 'all'] as const).map((status): [string, string] => [
        'admin-inbox',
        inboxUrl({ status, priority: 'urgent' }, '1_2'),
      ]),
      ...statuses.map((status): [string, string] => [
        'mailing-subscribers',
        subscribersUrl({ search: 'x', status, source: 'import', order: 'oldest' }, '1_2'),
      ]),
      ['label-designer', `?${createLabelQuery({ herbs: ['thyme'], blendName: 'Night', expiryDate: '2027-01-31' })}`],
    ]
    for (const [id, address] of links) expect(canonical(id, getQuery(address)), address).toBe(getQuery(address))
  })

  it('never redirects in a loop', () => {
    const name = fc.constantFrom(
      'search',
      'category',
      'exclude',
      'page',
      'only',
      'herb',
      'until',
      'want',
      'after',
      'kind',
    )
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.constantFrom("~*'()", 'milk and honey', ' a ,, b'),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(queriesById)),
        fc.array(fc.tuple(name, value), { maxLength: 6 }),
        (id, pairs) => {
          const first = getCanonicalQuery(id, new URLSearchParams(pairs))
          expect(canonical(id, first)).toBe(first)
          expect(new URL(`https://herbs.test/?${first}`).search.slice(1)).toBe(first)
        },
      ),
      { numRuns: 3000 },
    )
  })
})

describe('a route that the edge caches', () => {
  const cachedRoutes = listRoutes().filter(
    ({ method, path, policy }) => method === 'GET' && policy.cache !== 'private' && path !== '*',
  )

  it('handles an unknown parameter without a database query, uncached', async () => {
    await addRecipe({ name: 'Cup' })
    for (const { path } of cachedRoutes) {
      const address = path
        .replace(/:file\{.*\}/, 'cup.png')
        .replace('/recipes/:address', '/recipes/cup')
        .replace(':place', 'header')
        .replace('/herbs/:slug', '/herbs/plain')
        .replaceAll(/:\w+/g, post.id)
      const ctx = testCtx()
      const response = await visit(`${address}?strange=1`, {}, ctx)
      expect([301, 400], path).toContain(response.status)
      expect([ctx.recording.roundTrips, response.headers.get('Cache-Tag')], path).toEqual([0, null])
    }
    expect(cachedRoutes.length).toBeGreaterThan(15)
  })
})
