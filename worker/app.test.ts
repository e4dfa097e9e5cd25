import { env } from 'cloudflare:workers'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { publicPages } from '#client/routes.documents.ts'
import { memberPages } from '#client/routes.public.tsx'
import { errorCodes, type ErrorEnvelope } from '#domain/errors.ts'
import { permissions } from '#domain/permissions.ts'
import { createDb } from '#drizzle/db.ts'

import staticHeaders from '../client/public/_headers?raw'
import { app } from './app.ts'
import { getPolicy } from './core/policy.ts'
import { contentSecurityPolicy, fixedHeaders } from './core/security-headers.ts'
import { pagePolicies } from './pages/page-policies.ts'
import { addRecipe } from './testing/recipe-rows.ts'
import { admin, member, testCtx } from './testing/test-ctx.ts'
import { visit } from './testing/visit.ts'

/** Returns a ctx with a failing D1 binding, so that Drizzle wraps the error. */
function createCtxWithBrokenDb(message = 'D1_ERROR: Network connection lost.') {
  const rejectQuery = () => Promise.reject(new Error(message))
  const statement = { bind: () => statement, all: rejectQuery, raw: rejectQuery, run: rejectQuery, first: rejectQuery }
  return Object.assign(testCtx(), { db: createDb({ prepare: () => statement, batch: rejectQuery } as never) })
}
const readError = async (response: Response) => ((await response.json()) as ErrorEnvelope).error

describe('every route', () => {
  const routes = app.routes.filter((route) => route.method !== 'ALL' || route.path !== '/*')
  const routeNames = [...new Set(routes.map((route) => `${route.method} ${route.path}`))]

  it.each(routeNames)('%s has exactly one permission and cache policy', (routeName) => {
    const policies = routes
      .filter((route) => `${route.method} ${route.path}` === routeName)
      .flatMap((route) => getPolicy(route.handler) ?? [])
    expect(policies).toHaveLength(1)
    expect(Object.keys(permissions)).toContain(policies[0]?.permission)
  })

  it.each([...publicPages, ...memberPages].map((page) => page.id))('the page %s has a cache policy', (id) => {
    expect(pagePolicies).toHaveProperty([id])
  })
})

describe('every response', () => {
  it.each(['/', '/remedies', '/nowhere', '/api/recipes', '/api/nowhere', '/health'])(
    '%s has the security headers',
    async (path) => {
      const { headers } = await visit(path)
      // A document also allows its own style rules.
      expect(headers.get('Content-Security-Policy')?.replace(/ 'sha256-[^']+'/, '')).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; report-uri /api/policy-reports; report-to policy; upgrade-insecure-requests",
      )
      expect(headers.get('Reporting-Endpoints')).toBe('policy="/api/policy-reports"')
      expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000')
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Referrer-Policy')).toBe('same-origin')
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
      expect(headers.get('Permissions-Policy')).toBe(
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-write=(self), screen-wake-lock=(self)',
      )
      expect(headers.get('Cache-Control')).toBeTruthy()
      expect(headers.has('Set-Cookie')).toBe(false)
    },
  )

  it('has the same headers for the static files of the client', () => {
    const { 'Strict-Transport-Security': strictTransport, ...shared } = fixedHeaders
    expect(staticHeaders).toContain(`  Strict-Transport-Security: ${strictTransport}`)
    for (const [name, value] of Object.entries({ ...shared, 'Content-Security-Policy': contentSecurityPolicy }))
      expect(staticHeaders).toContain(`  ${name}: ${value}\n`)
  })

  it('does not upgrade requests to a plain http address', async () => {
    const { headers } = await visit('http://localhost:8787/')
    expect(headers.get('Content-Security-Policy')).not.toContain('upgrade-insecure-requests')
  })
})

describe('failures', () => {
  it('return 404 with the error envelope for an unknown API path', async () => {
    const response = await visit('/api/nowhere')
    expect(response.status).toBe(404)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(await readError(response)).toEqual({
      code: 'not_found',
      message: 'Address not found',
      requestId: expect.any(String),
    })
  })

  it('name the invalid fields', async () => {
    const response = await visit('/api/recipes?page=0&size=7')
    expect(response.status).toBe(400)
    expect(Object.keys((await readError(response)).fields ?? {})).toEqual(['page', 'size'])
  })

  it('show the site’s error pages for missing, withdrawn and unavailable content, and do not cache them', async () => {
    const { id, slug } = await addRecipe({ name: 'Gone Cup' })
    const adminCtx = testCtx({ viewer: admin })
    await visit(`/api/recipes/${id}`, { method: 'DELETE', headers: { Origin: 'https://herbs.test' } }, adminCtx)
    const missingRecipe = await visit('/recipe/never-was')
    const unknownPage = await visit('/no/such/page')
    const withdrawnRecipe = await visit(`/recipe/${slug}`)
    const unavailablePage = await visit('/remedies', {}, createCtxWithBrokenDb())
    const pages = await Promise.all(
      [missingRecipe, unknownPage, withdrawnRecipe, unavailablePage].map(async (page) => ({
        status: page.status,
        cache: page.headers.get('Cache-Control'),
        html: await page.text(),
      })),
    )
    expect(pages.map(({ status }) => status)).toEqual([404, 404, 410, 503])
    expect(pages.map(({ cache }) => cache)).toEqual(Array.from({ length: 4 }, () => 'private, no-store'))
    for (const [position, title] of [
      'Recipe not found',
      'Oops! Page not found',
      'This recipe was withdrawn',
      'Temporarily unavailable',
    ].entries())
      expect(pages[position]?.html).toContain(title)
    for (const { html } of pages) expect(html).toMatch(/All Remedies/)
    expect(pages[3]?.html).not.toMatch(/D1_ERROR|at .*\.ts/)
  })

  it('log the details of an unexpected failure without showing them', async () => {
    const ctx = createCtxWithBrokenDb()
    const response = await visit('/api/recipes', {}, ctx)
    expect(response.status).toBe(503)
    expect(await readError(response)).toMatchObject({ code: 'unavailable', message: errorCodes.unavailable.message })
    expect(ctx.loggedErrors).toMatchObject([{ event: 'request_failed' }])
    expect(response.headers.get('X-Request-Id')).toBe(ctx.requestId)
  })

  it.each([
    ['D1_ERROR: Network connection lost.', 503],
    ['Network connection lost.', 503],
    ['D1_ERROR: D1 DB is overloaded. Requests queued for too long.', 503],
    ['D1 DB reset because its code was updated.', 503],
    ['D1_ERROR: D1 DB exceeded its CPU time limit and was reset.', 500],
    ['D1_ERROR: UNIQUE constraint failed: recipes.slug: SQLITE_CONSTRAINT', 500],
    ['D1_ERROR: FOREIGN KEY constraint failed: SQLITE_CONSTRAINT', 500],
    ['D1_ERROR: no such table: recipes: SQLITE_ERROR', 500],
    ['undefined is not a function', 500],
  ])('return for "%s" the status %i, for one statement and for a batch', async (message, status) => {
    for (const path of ['/api/recipes/linden-cup', '/api/recipes']) {
      const response = await visit(path, {}, createCtxWithBrokenDb(message))
      expect([response.status, response.headers.get('Retry-After')]).toEqual([status, status === 503 ? '30' : null])
    }
  })

  it('return 405 with the allowed methods for an unsupported method', async () => {
    for (const method of ['POST', 'PUT', 'OPTIONS']) {
      const response = await visit('/remedies', { method, headers: { Origin: 'https://herbs.test' } })
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
    }
  })

  it('reject a change from another site or without permission', async () => {
    const { id } = await addRecipe()
    const deleteRecipe = (headers: Record<string, string>, ctx = testCtx({ viewer: admin })) =>
      visit(`/api/recipes/${id}`, { method: 'DELETE', headers }, ctx)
    expect((await deleteRecipe({ Origin: 'https://elsewhere.test' })).status).toBe(403)
    expect((await deleteRecipe({})).status).toBe(403)
    expect((await deleteRecipe({ Origin: 'https://herbs.test' }, testCtx())).status).toBe(401)
    expect((await deleteRecipe({ Origin: 'https://herbs.test' }, testCtx({ viewer: member }))).status).toBe(403)
    expect((await deleteRecipe({ Origin: 'https://herbs.test' })).status).toBe(204)
  })
})

describe('the recipe page', () => {
  it('redirects an earlier slug and an id to the current slug', async () => {
    const { id, slug } = await addRecipe({ name: 'Linden Cup' })
    await env.DB.prepare(`INSERT INTO recipe_slugs (slug, recipe_id, created_at) VALUES ('old-cup', ?, 0)`)
      .bind(id)
      .run()
    for (const [address, status] of [
      ['old-cup', 301],
      [id, 302],
    ] as const) {
      const response = await visit(`/recipe/${address}`)
      expect([response.status, response.headers.get('Location')]).toEqual([status, `/recipe/${slug}`])
      expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    }
  })

  it('is complete in the HTML, without inline script or style attribute', async () => {
    const { slug } = await addRecipe({ name: 'Linden <Cup>', slug: 'linden-cup', ingredients: ['Linden', 'Honey'] })
    const html = await (await visit(`/recipe/${slug}`)).text()
    expect(html).toContain('<title>Linden &lt;Cup&gt;: Linden and honey tea for sleep · Herbal Remedies</title>')
    expect(html).toContain('<link rel="canonical" href="https://herbs.test/recipe/linden-cup"/>')
    for (const text of ['Linden', 'Honey', 'Steep for 8 minutes.', 'Ask first.', 'Quick Info', '5 minutes'])
      expect(html).toContain(text)
    expect(html).not.toMatch(/ style="|<script>/)
    expect(html).not.toContain('<Cup>')
  })

  it('redirects a slug in another letter case', async () => {
    const { slug } = await addRecipe({ name: 'Linden Cup' })
    const response = await visit('/recipe/Linden-CUP')
    expect([response.status, response.headers.get('Location')]).toEqual([301, `/recipe/${slug}`])
  })

  it('shows the last page for a page number beyond the end', async () => {
    await addRecipe()
    const response = await visit('/remedies?size=6&page=40')
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/remedies?size=6'])
  })
})

describe('the list page', () => {
  it('says that an exclusion matches nothing', async () => {
    await addRecipe({ ingredients: ['Linden', 'Honey'] })
    const html = await (await visit('/remedies?exclude=honney')).text()
    expect(html).toContain('“honney”')
    expect(html).toContain('so this did not leave out any recipes')
  })

  it('does not copy text from its URL into its title, and excludes unknown ailments from search engines', async () => {
    const html = await (await visit('/remedies?category=It+cures+cancer')).text()
    expect(html).toContain('<title>Natural Herbal Remedies · Herbal Remedies</title>')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toMatch(/<title>[^<]*cures|No remedies found for It|rel="canonical"/)
  })
})

describe('invalid input', () => {
  const textArbitrary = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      '"',
      "'",
      '*',
      'NEAR(',
      'a OR b',
      'NOT',
      '^',
      '{a b}: c',
      '-',
      '()',
      '🌿',
      'a 🌿',
      '\u0000',
      '%',
      '_',
      '[',
      'x'.repeat(10_000),
      ';--',
    ),
  )
  const queryArbitrary = fc.record(
    {
      search: textArbitrary,
      category: textArbitrary,
      exclude: textArbitrary,
      page: fc.oneof(textArbitrary, fc.integer().map(String)),
      size: fc.oneof(textArbitrary, fc.integer().map(String)),
    },
    { requiredKeys: [] },
  )

  it('never breaks a list page or its API', async () => {
    await addRecipe({ name: 'Linden Cup' })
    await fc.assert(
      fc.asyncProperty(queryArbitrary, async (query) => {
        const text = new URLSearchParams(query).toString()
        const allowedStatuses = [200, 302, ...(text.length > 16_000 ? [413] : [])]
        const { status, headers } = await visit(`/remedies?${text}`)
        expect(allowedStatuses).toContain(status === 301 ? (await visit(headers.get('Location') ?? '')).status : status)
        expect([400, ...allowedStatuses]).toContain((await visit(`/api/recipes?${text}`)).status)
      }),
      { numRuns: 300 },
    )
  })

  it('never breaks a path', async () => {
    const addressArbitrary = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }).map(encodeWellFormed),
      fc.constantFrom(
        '..%2f..',
        '%2e%2e%2f',
        'a%2Fb',
        '%',
        '%E0%A4%A',
        '%00',
        '00000000-0000-4000-8000-00000000000g',
        'x'.repeat(5000),
      ),
    )
    await fc.assert(
      fc.asyncProperty(
        addressArbitrary,
        fc.constantFrom('/recipe/', '/herbs/', '/', '/api/recipes/', '/api/herbs/', '/api/'),
        async (address, prefix) => {
          expect((await visit(prefix + address)).status).toBeLessThan(500)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('does not reach another route by an encoded slash', async () => {
    expect((await visit('/recipe/..%2fhealth')).status).toBe(404)
    expect((await visit('/recipe/..%2f..%2frecipes')).status).toBe(404)
  })
})

function encodeWellFormed(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
