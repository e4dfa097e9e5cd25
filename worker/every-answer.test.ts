import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { app } from './app.ts'
import { getPolicy } from './core/policy.ts'
import { fixedHeaders } from './core/security-headers.ts'
import { addAccount, addSession } from './testing/account-rows.ts'
import { cookieHeader } from './testing/call.ts'
import { findFilledId } from './testing/filled-ids.ts'
import { filledIds, fillSite } from './testing/filled-site.ts'
import { storedHerb } from './testing/herb-rows.ts'
import { addRecipe } from './testing/recipe-rows.ts'
import { plainHerb, setFacts } from './testing/safety-rows.ts'
import { admin, testCtx, type TestCtx } from './testing/test-ctx.ts'
import { site, visit } from './testing/visit.ts'

const paths = [
  ...new Set(
    app.routes.filter(({ method, handler }) => getPolicy(handler) && method === 'GET').map(({ path }) => path),
  ),
]
const fill = (path: string, slug: string, id: string) =>
  path
    .replace(/:file\{.*\}/, `${slug}.png`)
    .replaceAll(/:address/g, slug)
    .replaceAll(/:\w+/g, id)
    .replace('*', '')
const addresses = paths.map((path) => fill(path, 'linden-cup', '10000000-0000-4000-8000-000000000000'))

const { now } = testCtx()
const month = 30 * 24 * 60 * 60 * 1000

let cookie = ''
beforeEach(async () => {
  await setFacts('facts-1', [plainHerb('linden')])
  await addRecipe({ name: 'Linden Cup', slug: 'linden-cup' })
  cookie = cookieHeader({ session: await addSession(admin.id, now, { expiresAt: now + month }) })
})

async function read(path: string, who = cookie) {
  const ctx = testCtx()
  const headers = { Cookie: who, Origin: 'https://elsewhere.test', 'Sec-Fetch-Site': 'cross-site' }
  const response = await visit(path, { headers }, ctx)
  const body = new Uint8Array(await response.arrayBuffer())
  await ctx.settle()
  return { response, body, ctx }
}

/**
 * Writes that a read may cause: counts, salts of rate limits and the audit entry of an export, none of which another
 * site could abuse.
 */
const allowedWrites =
  /^insert (?:or ignore )?into [`"]?(?:daily_salts|empty_searches|daily_figures|figure_days|audit_log)\b/i
const writes = /^\s*(?:insert|update|delete|replace)\b/i

/** Content types of this site's responses. Text is UTF-8; JSON needs no charset because it always is. */
const types =
  /^(?:text\/[a-z]+; ?charset=utf-8|application\/(?:[a-z]+\+)?xml; charset=utf-8|application\/(?:x-nd)?json|image\/(?:png|gif))$/i

/** Query with a URL of another site, under every name that sites use for redirects. */
const elsewhere = `?${['next', 'from', 'to', 'url', 'redirect', 'returnTo', 'page'].map((name) => `${name}=https%3A%2F%2Felsewhere.test`).join('&')}`

const changesIn = ({ recording }: TestCtx) =>
  recording.executed.map(({ sql }) => sql).filter((sql) => writes.test(sql) && !allowedWrites.test(sql))

const routesWithSecret = [
  '/api/preferences/:token',
  '/api/unsubscribe/:token',
  '/api/unsubscribe/:token/status',
  '/dev/mailbox/:id',
]

describe('a request that only reads', () => {
  it.each(addresses)('changes nothing at %s', async (path) => {
    const { ctx } = await read(path)
    expect(changesIn(ctx)).toEqual([])
  })

  it('changes nothing that exists, whoever owns it; a page that needs a secret answers 404', async () => {
    const { id: memberId } = await addAccount({ premiumUntil: now + month })
    await env.DB.prepare('DELETE FROM forum_categories WHERE id = ?').bind(filledIds.category).run()
    await fillSite({ db: env.DB, memberId, adminId: admin.id, herb: storedHerb('linden'), text: 'A cup', now })
    const owners = cookieHeader({ session: await addSession(memberId, now, { expiresAt: now + month }) })
    const hidden: string[] = []
    for (const path of paths.filter((one) => one.includes(':'))) {
      const own: Record<string, string> = { ':slug': filledIds.herb, ':place': 'footer' }
      const id = path.startsWith('/api/users') ? memberId : (own[/:\w+/.exec(path)?.[0] ?? ''] ?? findFilledId(path))
      const address = fill(path, filledIds.slug, id)
      const answers = [await read(address), await read(address, owners)]
      for (const { ctx } of answers) expect([path, changesIn(ctx)]).toEqual([path, []])
      if (!answers.some(({ response }) => response.status === 200)) hidden.push(path)
    }
    expect(hidden.toSorted()).toEqual(routesWithSecret)
  })
})

describe('every answer', () => {
  it.each(addresses)('declares its content type at %s, and no other site can read it', async (path) => {
    const { response, body } = await read(path)
    const type = response.headers.get('Content-Type')
    if (body.length > 0) expect(type).toMatch(types)
    const text = () => new TextDecoder('utf-8', { fatal: true }).decode(body)
    if (type === 'application/json') expect(() => JSON.parse(text())).not.toThrow()
    for (const name of response.headers.keys()) expect(name).not.toMatch(/^access-control-|^server$|^x-powered-by$/)
    for (const name of Object.keys(fixedHeaders)) expect(response.headers.has(name), name).toBe(true)
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toMatch(/default-src 'none'.*; base-uri 'none'.*; frame-ancestors '(?:none|self)'/)
  })

  it.each(addresses)('redirects %s only to this site, whatever the query', async (path) => {
    for (const address of [path, path + elsewhere, path.toUpperCase() + elsewhere, `//elsewhere.test${path}?a=1`]) {
      const { response } = await read(site + address)
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

  it('grants nothing to a preflight from another site', async () => {
    const headers = { Origin: 'https://elsewhere.test', 'Access-Control-Request-Method': 'DELETE' }
    const response = await visit('/api/session', { method: 'OPTIONS', headers })
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([404, null])
  })
})
