import type { Context, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

import { dayMs } from '#domain/durations.ts'
import { programPaths } from '#domain/link-paths.ts'

import { readCookie } from './cookies.ts'
import { type Dependencies, createCtx } from './ctx.ts'
import { AppError } from './errors.ts'
import { requireUser } from './policy.ts'
import type { AppEnv } from './router.ts'

/**
 * Creates the ctx of the request, or reuses the caller's ctx. Makes every response private unless a policy allows
 * caching.
 */
export const prepareRequest =
  (dependencies: Dependencies): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    c.set('ctx', c.env.ctx ?? createCtx(c.env, c.executionCtx, dependencies, readRequestDetails(c)))
    await next()
    c.res.headers.set('X-Request-Id', c.var.ctx.requestId)
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'private, no-store')
  }

const readRequestDetails = (c: Context<AppEnv>) => ({
  networkAddress: c.req.header('CF-Connecting-IP'),
  host: new URL(c.req.url).hostname,
  bookmark: ignoresCookies(c.req.path) ? undefined : readBookmark(c),
})

/**
 * Bookmark cookie of a streamed response. Its headers are sent before its last write, so they can't contain the
 * bookmark of that write. With this value, D1 reads from the primary, which has every write.
 */
export const primaryBookmark = 'first-primary'

/** Ignores malformed bookmarks, because D1 would refuse every query of the session. */
function readBookmark(c: Context<AppEnv>): string | undefined {
  const bookmark = readCookie(c, 'bookmark')
  if (bookmark === primaryBookmark) return bookmark
  return bookmark !== undefined && /^(?:[\da-f]{8}-){3}[\da-f]{32}$/.test(bookmark) ? bookmark : undefined
}

/**
 * Paths for other sites and programs. They read no cookies, so a request never has more rights than a visitor’s, and a
 * page of another site can’t use its reader’s session.
 */
const cookielessPaths: readonly RegExp[] = [
  new RegExp(`^${programPaths.api}(?:/|$)`),
  new RegExp(`^${programPaths.mcp}$`),
]

/** True for paths that answer everybody as a visitor, whatever cookies the browser sends. */
export const ignoresCookies = (path: string): boolean => cookielessPaths.some((pattern) => pattern.test(path))

const allowEveryOrigin = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST'],
  allowHeaders: ['Content-Type', 'If-None-Match', 'Mcp-Protocol-Version', 'Mcp-Session-Id'],
  exposeHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
  maxAge: dayMs / 1000,
})

/** Lets scripts of other sites read what every visitor may read. Browsers then send no cookies along. */
export const allowOtherOrigins: MiddlewareHandler<AppEnv> = (c, next) =>
  ignoresCookies(c.req.path) ? allowEveryOrigin(c, next) : next()

/**
 * Routes that programs call without an `Origin` header and without cookies. Two require a token or a signature. The
 * third receives violation reports from browsers, and only changes a bounded count.
 */
const anyOriginPaths: readonly RegExp[] = [
  /^\/api\/unsubscribe\/[^/]+$/,
  /^\/api\/webhooks\/mail$/,
  /^\/api\/policy-reports$/,
]

export const acceptsAnyOrigin = (method: string, path: string): boolean =>
  method === 'POST' && (ignoresCookies(path) || anyOriginPaths.some((pattern) => pattern.test(path)))

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Rejects a write from another site, unless its path accepts any origin. */
export const requireSameOrigin: MiddlewareHandler<AppEnv> = async (c, next) => {
  const origin = c.req.header('Origin')
  const isExempt = safeMethods.has(c.req.method) || acceptsAnyOrigin(c.req.method, c.req.path)
  if (!isExempt && origin !== new URL(c.req.url).origin) throw new AppError('forbidden')
  await next()
}

/** Characters. The platform doesn't accept longer URLs either. */
const maxUrlLength = 16 * 1024
/** Characters of all names and values together. Browsers send about a tenth of this. */
const maxHeadersLength = 32 * 1024

/** Rejects oversized URLs and headers before other code reads them. Throws `too_large`. */
export const limitHeaderSize: MiddlewareHandler<AppEnv> = async (c, next) => {
  let length = 0
  for (const [name, value] of c.req.raw.headers) length += name.length + value.length
  if (length > maxHeadersLength || c.req.url.length > maxUrlLength) throw new AppError('too_large')
  await next()
}

/**
 * Rejects WebSockets that other sites open. Any site can open a WebSocket, browsers send our cookies along, and the
 * same-origin policy doesn't cover its messages. The session is checked again once the socket is open.
 */
export const requireHandshake: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') throw new AppError('invalid')
  if (c.req.header('Origin') !== new URL(c.req.url).origin) throw new AppError('forbidden')
  await next()
  // Loads the session again. If it has just ended, the open sockets were closed, but not this new one.
  c.var.ctx.viewer = { role: 'visitor' }
  await c.var.loadSession?.()
  requireUser(c.var.ctx)
}

/** Returns a path that stays on this site. Browsers would read a leading `//` as another site's URL. */
export const toLocalPath = (pathname: string): string => pathname.replace(/^\/+/, '/')

/** Redirects to the URL without its query. Otherwise the edge would cache one copy for each query. */
export const stripQuery: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (search) return c.redirect(toLocalPath(pathname), 301)
  return next()
}
