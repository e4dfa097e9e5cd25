import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { app } from './app.ts'
import { getPolicy } from './core/policy.ts'
import { ignoresCookies } from './core/request.ts'
import { fixedHeaders } from './core/security-headers.ts'
import { addAccount, addSession } from './testing/account-rows.ts'
import { cookieHeader } from './testing/call.ts'
import { findFilledId } from './testing/filled-ids.ts'
import { filledIds, fillSite } from './testing/filled-site.ts'
import { createStoredHerb } from './testing/herb-rows.ts'
import { addRecipe } from './testing/recipe-rows.ts'
import { createPlainHerb, setFacts } from './testing/safety-rows.ts'
import { admin, testCtx, type TestCtx } from './testing/test-ctx.ts'
import { site, visit } from './testing/visit.ts'

const paths = [
  ...new Set(
    app.routes.filter(({ method, handler }) => getPolicy(handler) && method === 'GET').map(({ path }) => path),
  ),
]
const fillPath = (path: string, slug: string, id: string) =>
  path
    .replace(/:file\{.*\[\.\](\w+)\}/, `${slug}.$1`)
    .replaceAll(/:address/g, slug)
    .replaceAll(/:\w+/g, id)
    .replace('*', '')
const addresses = paths.map((path) => fillPath(path, 'linden-cup', '10000000-0000-4000-8000-000000000000'))

const { now } = testCtx()
const monthMs = 30 * 24 * 60 * 60 * 1000

let cookie = ''
beforeEach(async () => {
  await setFacts('facts-1', [createPlainHerb('linden')])
  await addRecipe({ name: 'Linden Cup', slug: 'linden-cup' })
  cookie = cookieHeader({ session: await addSession(admin.id, now, { expiresAt: now + monthMs }) })
})

async function fetchPath(path: string, cookies = cookie) {
  const ctx = testCtx()
  const headers = { Cookie: cookies, Origin: 'https://elsewhere.test', 'Sec-Fetch-Site': 'cross-site' }
  const response = await visit(path, { headers }, ctx)
  const body = new Uint8Array(await response.arrayBuffer())
  await ctx.settle()
  return { response, body, ctx }
}

/**
 * Writes that a GET request may cause: counts, rate limit salts and the audit entry for an export. Other sites can't
 * abuse them.
 */
const allowedWrites =
  /^insert (?:or ignore )?into [`"]?(?:daily_salts|empty_searches|daily_figures|figure_days|audit_log)\b/i
const writePattern = /^\s*(?:insert|update|delete|replace)\b/i

/** Content types of the site's responses. JSON needs no charset, because it is always UTF-8. */
const contentTypes =
  /^(?:text\/[a-z]+; ?charset=utf-8|application\/(?:[a-z]+\+)?xml; charset=utf-8|application\/(?:x-nd)?json|image\/(?:png|gif))$/i

/** Query that sets every common redirect parameter to another site's URL. */
const redirectQuery = `?${['next', 'from', 'to', 'url', 'redirect', 'returnTo', 'page'].map((name) => `${name}=https%3A%2F%2Felsewhere.test`).join('&')}`

const listChanges = ({ recording }: TestCtx) =>
  recording.executed.map(({ sql }) => sql).filter((sql) => writePattern.test(sql) && !allowedWrites.test(sql))

const routesWithSecret = [
  '/api/notifications/mail-links/:token',
  '/api/preferences/:token',
  '/api/shared-recipes/:token',
  '/api/unsubscribe/:token',
  '/api/unsubscribe/:token/status',
  '/calendar/:file{.+[.]ics}',
  '/dev/mailbox/:id',
  '/shared/for-my-pharmacist/:token',
]

describe('a request that only reads', () => {
  it.each(addresses)('does not change anything at %s', async (path) => {
    const { ctx } = await fetchPath(path)
    expect(listChanges(ctx)).toEqual([])
  })

  it('does not change existing rows of any owner, and returns 404 for pages that need a secret', async () => {
    const { id: memberId } = await addAccount({ premiumUntil: now + monthMs })
    await env.DB.prepare('DELETE FROM forum_categories WHERE id = ?').bind(filledIds.category).run()
    await fillSite({ db: env.DB, memberId, adminId: admin.id, herb: createStoredHerb('linden'), text: 'A cup', now })
    const ownerCookie = cookieHeader({ session: await addSession(memberId, now, { expiresAt: now + monthMs }) })
    const pathsWithoutAccess: string[] = []
    for (const path of paths.filter((path) => path.includes(':'))) {
      const idsByParameter: Record<string, string> = { ':slug': filledIds.herb, ':place': 'footer' }
      const id = path.startsWith('/api/users')
        ? memberId
        : (idsByParameter[/:\w+/.exec(path)?.[0] ?? ''] ?? findFilledId(path))
      const address = fillPath(path, filledIds.slug, id)
      const responses = [await fetchPath(address), await fetchPath(address, ownerCookie)]
      for (const { ctx } of responses) expect([path, listChanges(ctx)]).toEqual([path, []])
      if (!responses.some(({ response }) => response.status === 200)) pathsWithoutAccess.push(path)
    }
    expect(pathsWithoutAccess.toSorted()).toEqual(routesWithSecret)
  })
})

describe('every response', () => {
  it.each(addresses)(
    'declares its content type at %s, and another site cannot read it with a session',
    async (path) => {
      const { response, body } = await fetchPath(path)
      const type = response.headers.get('Content-Type')
      if (body.length > 0) expect(type).toMatch(contentTypes)
      const text = () => new TextDecoder('utf-8', { fatal: true }).decode(body)
      if (type === 'application/json') expect(() => JSON.parse(text())).not.toThrow()
      for (const name of response.headers.keys()) expect(name).not.toMatch(/^server$|^x-powered-by$/)
      const corsHeaders = [...response.headers].filter(([name]) => name.startsWith('access-control-'))
      if (ignoresCookies(path)) expect(corsHeaders).toContainEqual(['access-control-allow-origin', '*'])
      else expect(corsHeaders).toEqual([])
      expect(response.headers.has('Access-Control-Allow-Credentials')).toBe(false)
      for (const name of Object.keys(fixedHeaders)) expect(response.headers.has(name), name).toBe(true)
      const policy = response.headers.get('Content-Security-Policy') ?? ''
      expect(policy).toMatch(/default-src 'none'.*; base-uri 'none'.*; frame-ancestors '(?:none|self)'/)
    },
  )

  it.each(addresses)('redirects %s only within this site, whatever the query', async (path) => {
    for (const address of [
      path,
      path + redirectQuery,
      path.toUpperCase() + redirectQuery,
      `//elsewhere.test${path}?a=1`,
    ]) {
      const { response } = await fetchPath(site + address)
      expect(response.headers.get('Location') ?? '/').toMatch(/^\/(?![/\\])/)
      expect(response.headers.has('Refresh')).toBe(false)
    }
  })

  it.each(['/.git/HEAD', '/.git/config', '/.env', '/.dev.vars', '/wrangler.toml', '/package.json', '/.wrangler/state'])(
    'is 404 for the private file %s',
    async (path) => {
      expect((await visit(path)).status).toBe(404)
    },
  )

  it('does not allow a preflight request from another site', async () => {
    const headers = { Origin: 'https://elsewhere.test', 'Access-Control-Request-Method': 'DELETE' }
    const response = await visit('/api/session', { method: 'OPTIONS', headers })
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([404, null])
  })
})
